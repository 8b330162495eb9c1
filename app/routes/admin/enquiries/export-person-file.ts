import type { LoaderFunctionArgs } from "@remix-run/node";

import { db } from "~/db/db.server";
import { noteActivity } from "~/domain/activity/activity.server";
import { personFile } from "~/domain/enquiries/person-file.server";
import { adminHeaders } from "~/http/admin-headers.server";
import { keptMailTexts } from "~/http/kept-mails.server";
import { notFound } from "~/http/not-found.server";
import { requireAdmin } from "~/http/require-admin.server";

import { messageId } from "./message-page.server";

/** Everything about a person as a file that people and programs read: for who asks what we keep of them. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const admin = await requireAdmin(request, { may: "export", passwordAgain: true });
  const id = messageId(params);
  const now = new Date();
  const file = await personFile(db, id, now);
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
}
