import type { Submission, SubmissionResult } from "@conform-to/react";
import { data, type HeadersFunction } from "@remix-run/node";

import { languageName, stampName } from "~/domain/enquiries/receiving/guard-fields";

import { languageCookie, languageOf } from "../pages/language.server";

/** The answer to a form that cannot be taken as it is: the same page, status 400, each error at its field, all values kept. */
export function formErrors<Schema, Value>(
  submission: Submission<Schema, string[], Value>,
  fieldErrors?: Record<string, string[]>,
) {
  return data({ result: submission.reply(fieldErrors && { fieldErrors }) }, { status: 400 });
}

/**
 * The answer to a half-filled form whose language was changed: the same page in the language of its address, all values kept and
 * nothing said against them. The choice is remembered, as that of a link is.
 */
export async function formInLanguage<Schema, FormError, Value>(
  request: Request,
  submission: Submission<Schema, FormError, Value>,
) {
  const { [languageName]: _chosen, ...initialValue } = submission.reply().initialValue ?? {};
  const result: SubmissionResult = { initialValue };
  return data({ result }, { headers: { "Set-Cookie": await languageCookie.serialize(languageOf(request)) } });
}

/** Why a form that was right is drawn again. */
export type FormTrouble = {
  /** The key of the sentence in the catalogue, and after `|` what it mentions. */
  sentence: string;
  status: 400 | 429 | 500 | 503;
  /** Seconds after which it may be sent again. */
  retryAfter?: number;
  /** Whether the time of its first drawing counts no more. */
  isDrawnAnew: boolean;
};

/**
 * The answer when a form was right and could not be taken: the same page, all values kept, and above the form the sentence
 * that says what to do.
 */
export function formFailure<Schema, Value>(
  submission: Submission<Schema, string[], Value>,
  { sentence, status, retryAfter, isDrawnAnew }: FormTrouble,
) {
  const headers: Record<string, string> = retryAfter === undefined ? {} : { "Retry-After": String(retryAfter) };
  const result: SubmissionResult<string[]> = submission.reply({ formErrors: [sentence] });
  if (isDrawnAnew && result.initialValue) {
    const { [stampName]: _former, ...typed } = result.initialValue;
    result.initialValue = typed;
  }
  return data({ result }, { status, headers });
}

/** The headers of a page with a form: those of the pages around it, and when to come again where its answer says so. */
export const formHeaders: HeadersFunction = ({ actionHeaders, parentHeaders }) => {
  const headers = new Headers(parentHeaders);
  const wait = actionHeaders.get("Retry-After");
  if (wait !== null) headers.set("Retry-After", wait);
  return headers;
};
