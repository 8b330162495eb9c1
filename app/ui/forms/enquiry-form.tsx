import type { SubmissionResult } from "@conform-to/react";
import type { FormEventHandler, ReactNode } from "react";

import { fromName, stampName } from "~/domain/enquiries/receiving/guard-fields";
import { useText } from "~/i18n/text";
import { SubmitButton } from "~/ui/button";
import { ErrorSummary } from "~/ui/fields/error-summary";
import type { FieldState } from "~/ui/fields/field";
import { OtherLanguages } from "~/ui/frame/language-choice";

import { FormFoot, formInDialog } from "./form-foot";
import { FormGuard } from "./form-guard";
import { PrivacyNote } from "./privacy-note";
import type { EnquiryFormProps } from "./use-enquiry-form";

type Enquiry = {
  form: { id: string; noValidate: boolean; onSubmit: FormEventHandler<HTMLFormElement> };
  wasRefused: boolean;
};

type Props = EnquiryFormProps & {
  enquiry: Enquiry;
  /** Path without language that the form is posted to. */
  action: string;
  /** The fields as they stand on the page, for the summary of what to correct; the boxes at the end are added to it. */
  fields: readonly FieldState[];
  boxes: { news: FieldState };
  send: string;
  children: ReactNode;
};

/** What every enquiry form has around its own fields: what went wrong, the guard, the privacy information, the button. */
export function EnquiryForm({
  enquiry,
  action,
  fields,
  boxes,
  send,
  children,
  lastResult,
  stamp,
  from,
  agencyName,
  isEmbedded = false,
}: Props) {
  const { t, to } = useText();
  const { form, wasRefused } = enquiry;
  const refused = wasRefused ? [...fields, boxes.news] : [];
  return (
    <>
      <ErrorSummary fields={refused} />
      <form
        id={form.id}
        noValidate={form.noValidate}
        onSubmit={form.onSubmit}
        method="post"
        action={to(action)}
        className={`relative ${formInDialog}`}
      >
        <FormGuard
          // The time of the first drawing counts: a quick correction is no program's work.
          stamp={sentBefore(lastResult, stampName) ?? stamp}
          from={sentBefore(lastResult, fromName) ?? from}
        />
        <div className={`space-y-10 ${isEmbedded ? "" : "mt-8 in-[dialog]:mt-6"}`}>
          {children}
          <PrivacyNote news={boxes.news} agencyName={agencyName} />
        </div>
        <FormFoot
          refused={refused}
          isFailed={Boolean(lastResult?.error?.[""])}
          className="mt-5 in-[dialog]:justify-end md:in-[dialog]:[&>p]:w-auto md:in-[dialog]:[&>p]:flex-1"
        >
          <SubmitButton size="lg" busyLabel={t("form.sending")}>
            {send}
          </SubmitButton>
        </FormFoot>
        {isEmbedded ? <OtherLanguages action={action} className="mt-3 flex scripted:hidden" /> : null}
      </form>
    </>
  );
}

function sentBefore(lastResult: SubmissionResult | null | undefined, name: string): string | undefined {
  const value = lastResult?.initialValue?.[name];
  return typeof value === "string" ? value : undefined;
}
