import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { bookedPath, turnName } from "~/domain/booking/booking";
import { appointmentBehind } from "~/domain/booking/booking-links.server";
import { moveSchema } from "~/domain/booking/booking.schema";
import { confirmBooking, isFree, wantedToConfirm } from "~/domain/booking/confirm.server";
import { freeWeek } from "~/domain/booking/free-times.server";
import { isWaitedFor, type ProvisionalBooking } from "~/domain/booking/provisional-booking";
import { provisionalBehind } from "~/domain/booking/provisional-bookings.server";
import { homesById } from "~/domain/properties/properties.server";
import { redirectWithFlash } from "~/http/flash.server";
import { notFound } from "~/http/not-found.server";
import { languageOf } from "~/http/pages/language.server";
import { metaOf } from "~/http/pages/page-meta";
import { readPost } from "~/http/post.server";
import type { RouteHandle } from "~/http/route-handle";
import type { TextKey } from "~/i18n/en";
import { href } from "~/i18n/href";
import { type ConfirmState, ConfirmScreen } from "~/ui/booking/confirm-screen";

import { describeSecret, notStoredNow, noWeek, secretHeaders } from "./booked.server";
import { weekIn } from "./offer.server";

export const handle = { form: true, secret: true } satisfies RouteHandle;

export const meta = metaOf;
export const headers = secretHeaders;

/** Nothing is written here: programs that look at mails open every link in them. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const secret = params.secret ?? "";
  const language = languageOf(request);
  // Pressed before: the same link leads to the appointment itself.
  if (await appointmentBehind(db, secret)) throw redirect(href(language, bookedPath(secret)));
  const now = new Date();
  const booking = await bookingBehind(secret);
  const [home = null] = booking.home ? await homesById(db, language, [booking.home.id]) : [];
  const { kind, startsAt, endsAt } = booking;
  return {
    ...{ secret, home, booked: { kind, startsAt, endsAt } },
    ...(await stateOf(booking, undefined, now)),
    meta: describeSecret(request, "confirm.title"),
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const form = await readPost(request);
  const secret = params.secret ?? "";
  const now = new Date();
  const booking = await bookingBehind(secret);
  const again = async (status: number, errors: string[], failure: TextKey | null = null) => {
    const chosen = String(form.get("time") ?? "");
    const shown = await stateOf(booking, weekIn(form), now);
    // Confirmed, and this link leads to it no more: the agent gave it to another address, or it is gone.
    const isDead = status === 409 && shown.state === "done";
    return data({ ...shown, ...(isDead && { state: "moved" as const }), chosen, errors, failure }, { status });
  };
  if (form.has(turnName)) return again(200, []);
  const submission = form.has("other") ? parseWithZod(form, { schema: moveSchema }) : null;
  if (submission && submission.status !== "success") return again(400, ["booking.time.required"]);

  const startsAt = submission?.value.time ?? null;
  const confirmed = await confirmBooking(db, secret, startsAt, now).catch((error: unknown) =>
    notStoredNow(error, request),
  );
  if (typeof confirmed === "string") return again(503, [], confirmed);
  if (confirmed.ok) return redirectWithFlash(languageOf(request), bookedPath(secret), "bookingMade");
  if (confirmed.reason === "too-many") return again(409, [], "booking.tooMany");
  if (confirmed.reason === "too-often") return again(409, [], "booking.tooOften");
  return again(409, startsAt !== null && confirmed.reason === "taken" ? ["booking.time.taken"] : []);
}

async function bookingBehind(secret: string): Promise<ProvisionalBooking> {
  const booking = await provisionalBehind(db, secret);
  if (!booking) throw notFound();
  return booking;
}

/** What the page offers: the time that was booked, where it is free still, else others. */
async function stateOf(booking: ProvisionalBooking, week: number | undefined, now: Date) {
  const shown = (state: ConfirmState, free = noWeek, minutes = 0) => ({ state, free, minutes });
  if (booking.confirmedAt !== null) return shown("done");
  const wanted = await wantedToConfirm(db, booking);
  if (!wanted) return shown("closed");
  if (await isFree(db, wanted, booking, booking.startsAt, now)) {
    return shown(isWaitedFor(booking, now) ? "open" : "late");
  }
  const free = await freeWeek(db, wanted, week, now);
  return shown(free.isFull ? "none" : "taken", free, wanted.length);
}

export default function ConfirmRoute() {
  const { meta: _meta, ...shown } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { state, free, minutes } = answer ?? shown;
  const field = { id: "time", name: "time", initialValue: answer?.chosen, errors: answer?.errors, required: true };
  return (
    <ConfirmScreen
      {...shown}
      state={state}
      free={free}
      minutes={minutes}
      field={field}
      failure={answer?.failure ?? null}
    />
  );
}
