import { parseWithZod } from "@conform-to/zod/v4";
import type { z } from "zod";

import type { Asked } from "~/domain/enquiries/asked/asked.schema";
import type { Person } from "~/domain/enquiries/asked/person.schema";
import type { NewEnquiry } from "~/domain/enquiries/enquiry";
import { languageName } from "~/domain/enquiries/receiving/guard-fields";
import type { TextKey } from "~/i18n/en";
import { readPath } from "~/i18n/href";

import { languageOf } from "../pages/language.server";

import { doubtOf } from "./asked-address.server";
import { formErrors, formFailure, formInLanguage } from "./form-answer.server";
import { returnPath } from "./form-guard.server";
import { leadToSent, type Thanks } from "./sent.server";
import { takeEnquiry } from "./take-enquiry.server";

type EnquiryForm<Sent extends Person> = {
  schema: z.ZodType<Sent>;
  /** What was asked, from the answers of the form and what its page knows; the answers themselves where it knows nothing. */
  asked?: (answers: Omit<Sent, keyof Person>) => Asked;
  /** The page to return to where the form names none, without language. */
  page: string;
  /** What the visitor reads once it is stored. */
  thanks: Thanks;
  /** The sentence where it cannot be stored, if the form has one of its own. */
  failed?: TextKey;
} & Pick<NewEnquiry, "kind" | "propertyId" | "developmentId">;

/** Takes in a form of somebody who writes to the agent: errors at their fields, else the message is stored and thanked for. */
export async function receiveEnquiryForm<Sent extends Person>(
  request: Request,
  form: FormData,
  { schema, asked, page: ownPage, thanks, failed, ...about }: EnquiryForm<Sent>,
) {
  const submission = parseWithZod(form, { schema });
  if (form.has(languageName)) return formInLanguage(request, submission);
  if (submission.status !== "success") return formErrors(submission);

  const doubt = doubtOf(form, submission.value.email);
  if (doubt) return formErrors(submission, { email: [doubt] });

  const page = returnPath(form, ownPage);
  const { firstName, lastName, email, phone, message, news, ...answers } = submission.value;
  const taken = await takeEnquiry(
    request,
    form,
    {
      ...about,
      ...{ firstName, lastName, email, phone, message, page },
      wantsNews: news === "on",
      asked: asked ? asked(answers) : answers,
    },
    failed,
  );
  if (taken.trouble) return formFailure(submission, taken.trouble);
  const { path } = readPath(new URL(request.url).pathname);
  const sent = { kind: about.kind, id: taken.id, thanks, form: path, page, at: new Date().toISOString() };
  return leadToSent(languageOf(request), sent);
}
