import { db } from "~/db/db.server";
import { agencyIdentity } from "~/domain/agency/agency.server";
import type { NewEnquiry } from "~/domain/enquiries/enquiry";
import { receiveEnquiry } from "~/domain/enquiries/receiving/receive-enquiry.server";
import { hasRoomForSpam } from "~/domain/enquiries/receiving/spam-quota.server";
import { environment } from "~/environment.server";
import type { TextKey } from "~/i18n/en";
import { diskSpace } from "~/outside/disk.server";
import { troubleOf } from "~/outside/trouble";

import { noteError } from "../error-reference.server";
import { languageOf } from "../pages/language.server";

import type { FormTrouble } from "./form-answer.server";
import { guardForm } from "./form-guard.server";
import { noteUnkept } from "./unkept-spam.server";

type Said = Omit<NewEnquiry, "language" | "spamReason" | "addressHash">;

/**
 * Hands a message of any form to the business, in the language of its page and with what the guard saw.
 * @param failed the sentence for a message that could not be stored; the log knows why
 * @returns null where the visitor reads thanks; else why the form is drawn again, with everything that was typed. Nobody who
 * may be a person is thanked for a message that was not stored.
 */
export async function storeEnquiry(
  request: Request,
  form: FormData,
  said: Said,
  failed: TextKey = "form.failed",
): Promise<FormTrouble | null> {
  const now = new Date();
  const { isFlood, isStale, ...guarded } = guardForm(request, form, now);
  if (isFlood) {
    await noteUnkept(now);
    return { sentence: await withPhone(request, "form.tooMany"), status: 429, retryAfter: 600, isDrawnAnew: true };
  }
  try {
    if (guarded.spamReason !== null && !(await hasRoomForSpam(db, await diskSpace(environment.dataDir), now))) {
      await noteUnkept(now);
      if (guarded.spamReason === "honeypot") return null;
      return { sentence: await withPhone(request, "form.notNow"), status: 503, retryAfter: 60, isDrawnAnew: true };
    }
    await receiveEnquiry(db, { ...said, ...guarded, language: languageOf(request) }, now);
  } catch (error) {
    noteError(error, request);
    // A bug stays one; a machine that takes nothing now may do so soon.
    if (troubleOf(error) === null) return { sentence: failed, status: 500, isDrawnAnew: false };
    return { sentence: failed, status: 503, retryAfter: 30, isDrawnAnew: false };
  }
  // It lies in the spam by now, in case nobody presses again; sent again in time it leaves that by itself.
  return isStale && guarded.spamReason !== "honeypot"
    ? { sentence: "form.stale", status: 400, isDrawnAnew: true }
    : null;
}

async function withPhone(request: Request, key: "form.tooMany" | "form.notNow"): Promise<string> {
  try {
    const { phone } = await agencyIdentity(db, languageOf(request));
    return `${key}|phone=${phone.replaceAll(/[|=]/g, "")}`;
  } catch (error) {
    noteError(error, request);
    return "form.failed";
  }
}
