import type { LoaderFunctionArgs } from "@remix-run/node";

import { db } from "~/db/db.server";
import { calendarBehind } from "~/domain/diary/calendar-address.server";
import type { RouteHandle } from "~/http/route-handle";

export const handle = { who: "programs", secret: true } satisfies RouteHandle;

const headers = { "Cache-Control": "no-store", "X-Robots-Tag": "noindex", "Referrer-Policy": "no-referrer" };

/** The diary of who made this secret address, for the calendar of their phone. */
export async function loader({ params }: LoaderFunctionArgs) {
  const token = /^([\w-]{43})\.ics$/.exec(params.file ?? "")?.[1];
  const calendar = token === undefined ? undefined : await calendarBehind(db, token, new Date());
  if (calendar === undefined) return new Response("Not Found", { status: 404, headers });
  return new Response(calendar, { headers: { ...headers, "Content-Type": "text/calendar; charset=utf-8" } });
}
