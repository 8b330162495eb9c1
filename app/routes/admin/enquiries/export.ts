import { Readable } from "node:stream";

import { createReadableStreamFromReadable } from "@remix-run/node";

import { db } from "~/db/db.server";
import { noteActivity } from "~/domain/activity/activity.server";
import { enquiriesAsCsv } from "~/domain/enquiries/inbox/enquiry-export.server";
import { adminHeaders } from "~/http/admin-headers.server";
import { panelLoader } from "~/http/panel/panel-route.server";
import type { RouteHandle } from "~/http/route-handle";

import { searchOf } from "./message-page.server";

export const handle = { who: "staff" } satisfies RouteHandle;

/** A view of the inbox as a file for a spreadsheet. */
export const loader = panelLoader({ may: "export", passwordAgain: true }, async ({ admin, request, now, url }) => {
  const search = searchOf(url);
  await noteActivity(db, { kind: "people.exported", actor: admin.userId, details: { view: search.view } }, now);
  const lines = Readable.from(enquiriesAsCsv(db, search, now, request.signal));
  return new Response(createReadableStreamFromReadable(lines), {
    headers: {
      ...adminHeaders,
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="enquiries-${search.view}-${now.toISOString().slice(0, 10)}.csv"`,
    },
  });
});
