import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { moveBooked } from "~/domain/booking/booked.server";
import { bookedPath, mostChanges, turnName } from "~/domain/booking/booking";
import { moveSchema } from "~/domain/booking/booking.schema";
import { freeWeek, wantedForMove } from "~/domain/booking/free-times.server";
import type { Appointment } from "~/domain/diary/appointment";
import { redirectWithFlash } from "~/http/flash.server";
import { languageOf } from "~/http/pages/language.server";
import { metaOf } from "~/http/pages/page-meta";
import { readPost } from "~/http/post.server";
import type { RouteHandle } from "~/http/route-handle";
import type { TextKey } from "~/i18n/en";
import { MoveScreen } from "~/ui/booking/booked-screens";

import {
  bookedBehind,
  describeSecret,
  notChanged,
  notStoredNow,
  noWeek,
  plannedBehind,
  secretHeaders,
} from "./booked.server";
import { weekIn } from "./offer.server";

export const handle = { form: true, secret: true } satisfies RouteHandle;

export const meta = metaOf;
export const headers = secretHeaders;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const now = new Date();
  const { secret, appointment, booked, home } = await plannedBehind(request, params, now);
  return {
    ...{ secret, booked, home },
    ...(await freeFor(appointment, undefined, now)),
    meta: describeSecret(request, "booked.move"),
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const form = await readPost(request);
  const now = new Date();
  const { secret, appointment } = await bookedBehind(request, params, now);
  const week = weekIn(form);
  const again = async (status: number, errors: string[], failure: TextKey | null = null) => {
    const chosen = String(form.get("time") ?? "");
    return data({ ...(await freeFor(appointment, week, now)), chosen, errors, failure }, { status });
  };
  if (form.has(turnName)) return again(200, []);

  const submission = parseWithZod(form, { schema: moveSchema });
  if (submission.status !== "success") return again(400, ["booking.time.required"]);
  const moved = await moveBooked(db, secret, submission.value.time, now).catch((error: unknown) =>
    notStoredNow(error, request),
  );
  if (typeof moved === "string") return again(503, [], moved);
  if (moved.ok) return redirectWithFlash(languageOf(request), bookedPath(secret), "bookingMoved");
  if (moved.reason !== "taken") return notChanged(request, secret, moved.reason);
  return again(409, ["booked.move.taken"]);
}

async function freeFor(appointment: Appointment, week: number | undefined, now: Date) {
  const wanted = await wantedForMove(db, appointment);
  return {
    free: wanted ? await freeWeek(db, wanted, week, now) : noWeek,
    minutes: wanted?.length ?? 0,
    isOften: appointment.sequence >= mostChanges,
  };
}

export default function MoveRoute() {
  const { meta: _meta, ...shown } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { free, minutes, isOften } = answer ?? shown;
  const field = { id: "time", name: "time", initialValue: answer?.chosen, errors: answer?.errors, required: true };
  return (
    <MoveScreen
      {...shown}
      free={free}
      minutes={minutes}
      isOften={isOften}
      field={field}
      failure={answer?.failure ?? null}
    />
  );
}
