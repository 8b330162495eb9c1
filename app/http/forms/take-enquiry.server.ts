import { db } from "~/db/db.server";
import { agencyIdentity } from "~/domain/agency/agency.server";
import type { SearchBrief } from "~/domain/enquiries/briefs/search-brief";
import type { NewEnquiry } from "~/domain/enquiries/enquiry";
import { changeBrief } from "~/domain/enquiries/receiving/change-brief.server";
import { receiveEnquiry } from "~/domain/enquiries/receiving/receive-enquiry.server";
import { hasRoomForSpam } from "~/domain/enquiries/receiving/spam-quota.server";
import { environment } from "~/environment.server";
import type { TextKey } from "~/i18n/en";
import { diskSpace } from "~/outside/disk.server";
import { troubleOf } from "~/outside/trouble";

import { noteError } from "../error-reference.server";
import { ownHosts } from "../own-address.server";
import { languageOf } from "../pages/language.server";

import type { FormTrouble } from "./form-answer.server";
import { guardForm } from "./form-guard.server";
import { noteUnkept } from "./unkept-spam.server";

type Said = Omit<NewEnquiry, "language" | "spamReason" | "guardMark" | "addressHash" | "ownHosts">;

/** A message with what the guard saw, and from which network around its address it came. */
export type Guarded = NewEnquiry & { wideNetworkHash: string };

/** What became of a message: the visitor reads thanks, or the form is drawn again with everything that was typed. */
type Taken = { id: number | null; trouble: null } | { trouble: FormTrouble };

/**
 * Hands a message of any form to the business, in the language of its page and with what the guard saw.
 * @param failed the sentence for a message that could not be stored; the log knows why
 * @param store what stores it; a booking stores more than a message
 * @returns the number of the message, or why the form is drawn again. Nobody is thanked for a message that was not stored; null stands
 * for what was not, and why is said by whoever stores it.
 */
export async function takeEnquiry(
  request: Request,
  form: FormData,
  said: Said,
  failed: TextKey = "form.failed",
  store: (enquiry: Guarded, now: Date) => Promise<{ id: number | null }> = (
    { wideNetworkHash: _wide, ...enquiry },
    at,
  ) => receiveEnquiry(db, enquiry, at),
): Promise<Taken> {
  const now = new Date();
  const { isFlood, isStale, ...guarded } = guardForm(request, form, now);
  if (isFlood) {
    await noteUnkept(now);
    return { trouble: await tooMany(request) };
  }
  let id: number | null;
  try {
    if (
      (guarded.spamReason ?? guarded.guardMark) !== null &&
      !(await hasRoomForSpam(db, await diskSpace(environment.dataDir), now))
    ) {
      await noteUnkept(now);
      const sentence = await withPhone(request, "form.notNow");
      return { trouble: { sentence, status: 503, retryAfter: 60, isDrawnAnew: true } };
    }
    const from = { language: languageOf(request), ownHosts: ownHosts(request) };
    ({ id } = await store({ ...said, ...guarded, ...from }, now));
  } catch (error) {
    noteError(error, request);
    return { trouble: notStored(error, failed) };
  }
  // It lies in the spam by now, in case nobody presses again; sent again in time it leaves that by itself.
  return isStale ? { trouble: { sentence: "form.stale", status: 400, isDrawnAnew: true } } : { id, trouble: null };
}

/**
 * Writes other answers into a search that was sent, with what the guard saw of how they came.
 * @returns the message with them: null where it is gone; or why the form is drawn again
 */
export async function changeSentBrief(
  request: Request,
  form: FormData,
  { id, brief }: { id: number; brief: SearchBrief },
): Promise<Taken> {
  const now = new Date();
  const { isFlood, isStale, spamReason, guardMark, addressHash } = guardForm(request, form, now);
  if (isFlood) return { trouble: await tooMany(request) };
  // A search may be changed long after its first step was drawn.
  const reason = isStale ? null : spamReason;
  const change = { brief, addressHash, spamReason: reason, guardMark, ownHosts: ownHosts(request) };
  try {
    return { id: (await changeBrief(db, id, change, now))?.id ?? null, trouble: null };
  } catch (error) {
    noteError(error, request);
    return { trouble: notStored(error, "search.failed") };
  }
}

async function tooMany(request: Request): Promise<FormTrouble> {
  return { sentence: await withPhone(request, "form.tooMany"), status: 429, retryAfter: 600, isDrawnAnew: true };
}

/** A bug stays one; a machine that takes nothing now may do so soon. */
function notStored(error: unknown, sentence: TextKey): FormTrouble {
  if (troubleOf(error) === null) return { sentence, status: 500, isDrawnAnew: false };
  return { sentence, status: 503, retryAfter: 30, isDrawnAnew: false };
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
