import type { Submission } from "@conform-to/react";
import { data } from "@remix-run/node";

import type { TextKey } from "~/i18n/en";

/** The answer to a form that cannot be taken as it is: the same page, status 400, each error at its field, all values kept. */
export function formErrors<Schema, FormError, Value>(submission: Submission<Schema, FormError, Value>) {
  return data({ result: submission.reply() }, { status: 400 });
}

/**
 * The answer when a form was right and could not be stored: the same page, status 500, all values kept, and the sentence
 * that asks to try again above the form.
 * @param sentence its key in the catalogue
 */
export function formFailure<Schema, Value>(submission: Submission<Schema, string[], Value>, sentence: TextKey) {
  return data({ result: submission.reply({ formErrors: [sentence] }) }, { status: 500 });
}
