import { db } from "~/db/db.server";
import { receiveEnquiry } from "~/domain/enquiries/enquiries.server";
import type { NewEnquiry } from "~/domain/enquiries/enquiry";

import { noteError } from "./error-reference.server";
import { guardForm } from "./form-guard.server";
import { languageOf } from "./language.server";

type Said = Omit<NewEnquiry, "language" | "spamReason" | "addressHash">;

/**
 * Hands a message of any form to the business, in the language of its page and with what the guard saw.
 * @returns false where it could not be stored; the log knows why, and the visitor keeps what was typed.
 */
export async function storeEnquiry(request: Request, form: FormData, said: Said): Promise<boolean> {
  const now = new Date();
  const guarded = await guardForm(request, form, now);
  try {
    await receiveEnquiry(db, { ...said, ...guarded, language: languageOf(request) }, now);
    return true;
  } catch (error) {
    noteError(error, request);
    return false;
  }
}
