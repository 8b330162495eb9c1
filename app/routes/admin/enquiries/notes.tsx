import { parseWithZod } from "@conform-to/zod/v4";
import { useActionData, useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { noteSchema } from "~/domain/enquiries/answering/note.schema";
import { addNote } from "~/domain/enquiries/answering/notes.server";
import { enquiryPath } from "~/domain/enquiries/inbox/inbox";
import { adminMetaOf } from "~/http/admin-meta";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { formErrors } from "~/http/form-answer.server";
import { notFound } from "~/http/not-found.server";
import { panelAction, panelLoader } from "~/http/panel/panel-route.server";
import { MessageScreen } from "~/ui/admin/enquiries/message-screen";

import { messageId, messagePage, searchOf } from "./message-page.server";

export const meta = adminMetaOf;

export const loader = panelLoader({ may: "enter" }, ({ request, params }) => {
  return messagePage(request, params);
});

export const action = panelAction({ may: "enter" }, async ({ admin, request, params, now, post }) => {
  const enquiryId = messageId(params);
  const submission = parseWithZod(post, { schema: noteSchema });
  if (submission.status !== "success") return formErrors(submission);

  const note = { enquiryId, adminId: admin.userId, body: submission.value.note };
  if (!(await addNote(db, note, now))) throw notFound();
  return redirectWithAdminFlash(enquiryPath(enquiryId, searchOf(request)), "noteSaved");
});

/** The message again, with a note that could not be taken. */
export default function Notes() {
  return <MessageScreen {...useLoaderData<typeof loader>()} lastResult={useActionData<typeof action>()?.result} />;
}
