import { db } from "~/db/db.server";
import { bookedNow } from "~/domain/booking/booked.server";
import { appointmentBehind } from "~/domain/booking/booking-links.server";
import type { Appointment } from "~/domain/diary/appointment";
import { homesById } from "~/domain/properties/properties.server";
import { noteError } from "~/http/error-reference.server";
import { notFound } from "~/http/not-found.server";
import { languageOf } from "~/http/pages/language.server";
import type { TextKey } from "~/i18n/en";
import { troubleOf } from "~/outside/trouble";

/** Somebody's own page: kept by no cache, and its address told to no other site. */
export const secretHeaders = { "Cache-Control": "no-store", "Referrer-Policy": "same-origin" };

/**
 * What a button of such a page says where the machine can store nothing for a while: the sentence, beside the other ways to us.
 * @throws what is a bug of ours
 */
export function notStoredNow(error: unknown, request: Request): TextKey {
  if (troubleOf(error) === null) throw error;
  noteError(error, request);
  return "form.failed";
}

/** The appointment behind a secret link. @throws {Response} 404 where the link leads nowhere, or no longer */
export async function bookedBehind(request: Request, params: Readonly<Record<string, string | undefined>>, now: Date) {
  const secret = params.secret ?? "";
  const appointment: Appointment | undefined = await appointmentBehind(db, secret);
  if (!appointment) throw notFound();
  const booked = await bookedNow(db, appointment, languageOf(request), now);
  const [home = null] = booked.home ? await homesById(db, languageOf(request), [booked.home.id]) : [];
  return { secret, appointment, booked, home };
}
