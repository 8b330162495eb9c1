import { type DefaultValue, type SubmissionResult, useForm } from "@conform-to/react";
import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { type FormEvent, useState } from "react";
import { z } from "zod";

import { turnName } from "~/domain/booking/booking";
import { backName } from "~/domain/enquiries/briefs/brief-progress";
import { languageName } from "~/domain/enquiries/receiving/guard-fields";

/** What every enquiry form is given by its route. */
export type EnquiryFormProps = {
  /** What became of the last attempt to send it. */
  lastResult?: SubmissionResult | null;
  /** When the form was drawn, signed. */
  stamp: string;
  /** Path of the page it was opened from, if that is known. */
  from?: string;
  agencyName: string;
  /** Whether it stands at the end of another page, whose address the languages of the header keep. */
  isEmbedded?: boolean;
};

/**
 * A form that checks each answer in the browser with the schema of the server, once the field is left. The browser sends
 * it as it sends any form: the page that a success leads to is not React's.
 */
export function useEnquiryForm<Schema extends z.ZodObject>(
  id: string,
  schema: Schema,
  lastResult: SubmissionResult | null | undefined,
  /** Answers that are known before the visitor gives any. */
  known?: DefaultValue<z.input<Schema>>,
) {
  const [form, fields] = useForm<z.input<Schema>, z.output<Schema>>({
    id,
    lastResult,
    defaultValue: known,
    constraint: constraintsOf(schema),
    onValidate: ({ formData }) => parseWithZod(formData, { schema }),
    shouldValidate: "onBlur",
    shouldRevalidate: "onInput",
  });

  // The summary belongs to an attempt to send; before one, a first slip must not push the form down under the hands.
  const [wasRefused, setWasRefused] = useState(false);
  if (form.status === "error" && !wasRefused) setWasRefused(true);

  // A step back, another week or another language is not refused for what is missing yet.
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const { nativeEvent } = event;
    const submitter = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
    const isUnchecked = submitter instanceof HTMLButtonElement && unchecked.includes(submitter.name);
    if (!isUnchecked) form.onSubmit(event);
  };

  return { form: { id: form.id, noValidate: form.noValidate, onSubmit }, fields, wasRefused };
}

// Not by `formnovalidate`, which the buttons have that conform presses to check a single field.
const unchecked: readonly string[] = [backName, languageName, turnName];

/** The constraints that stand in the HTML. conform finds no lengths in the schemas of zod 4.6, so they are read here. */
function constraintsOf(schema: z.ZodObject) {
  const found = getZodConstraint(schema);
  return Object.fromEntries(
    Object.entries(schema.shape).map(([name, field]) => [name, { ...found[name], maxLength: longest(field) }]),
  );
}

function longest(field: z.core.$ZodType): number | undefined {
  const inner = field instanceof z.ZodOptional ? field.unwrap() : field;
  return inner instanceof z.ZodString ? (inner.maxLength ?? undefined) : undefined;
}
