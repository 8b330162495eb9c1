import { db } from "~/db/db.server";
import { noteActivity } from "~/domain/activity/activity.server";
import { personFile } from "~/domain/enquiries/people/person-file.server";
import { adminHeaders } from "~/http/admin-headers.server";
import { notFound } from "~/http/not-found.server";
import { keptMailTexts } from "~/http/panel/kept-mails.server";
import { panelLoader } from "~/http/panel/panel-route.server";
import type { RouteHandle } from "~/http/route-handle";

import { chosenOf } from "./chosen.server";
import { messageId } from "./message-page.server";

export const handle = { who: "staff" } satisfies RouteHandle;

/** Everything about a person as a file that people and programs read: for who asks what we keep of them. */
export const loader = panelLoader({ may: "export", passwordAgain: true }, async ({ admin, params, now, url }) => {
  const id = messageId(params);
  const file = await personFile(db, id, now, chosenOf(url));
  if (!file) throw notFound();
  await noteActivity(db, { kind: "person.exported", actor: admin.userId }, now);
  const keptMails = await keptMailTexts(
    admin,
    file.mails.map((mail) => mail.id),
  );
  return new Response(`${JSON.stringify({ ...file, keptMails }, null, 2)}\n`, {
    headers: {
      ...adminHeaders,
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": `attachment; filename="person-${id}-${file.madeAt.slice(0, 10)}.json"`,
    },
  });
});
