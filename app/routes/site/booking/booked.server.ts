import { type HeadersFunction, redirect } from "@remix-run/node";

import { db } from "~/db/db.server";
import { bookedNow } from "~/domain/booking/booked.server";
import { bookedPath, type FreeWeek } from "~/domain/booking/booking";
import { appointmentBehind } from "~/domain/booking/booking-links.server";
import type { Appointment } from "~/domain/diary/appointment";
import { homesById } from "~/domain/properties/properties.server";
import { noteError } from "~/http/error-reference.server";
import { notFound } from "~/http/not-found.server";
import { languageOf } from "~/http/pages/language.server";
import { describePage } from "~/http/pages/page-meta.server";
import type { TextKey } from "~/i18n/en";
import { href } from "~/i18n/href";
import { textsIn } from "~/i18n/instances.server";
import { troubleOf } from "~/outside/trouble";

/** Somebody's own page: kept by no cache, and its address told to no other site. */
export const secretHeaders: HeadersFunction = () => ({ "Cache-Control": "no-store", "Referrer-Policy": "same-origin" });

/** Where nothing can be offered. */
export const noWeek: FreeWeek = { days: [], week: 1, weeks: 1, isFull: true };

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

/** The same where it can still be changed. @throws {Response} a redirect to its own page, which says why it can't */
export async function plannedBehind(...where: Parameters<typeof bookedBehind>) {
  const found = await bookedBehind(...where);
  if (found.booked.state !== "planned") throw redirect(href(languageOf(where[0]), bookedPath(found.secret)));
  return found;
}

/** What was asked for is not done: there is no such appointment, or it was cancelled, or began, meanwhile, which its page says. */
export function notChanged(request: Request, secret: string, reason: "not-found" | "closed" | "taken") {
  if (reason === "not-found") throw notFound();
  return redirect(href(languageOf(request), bookedPath(secret)), { status: 303 });
}

/** The head of a page behind a secret link. */
export function describeSecret(request: Request, title: TextKey) {
  return describePage(request, { title: textsIn(languageOf(request))(title), isPrivate: true, canonical: "/book" });
}
