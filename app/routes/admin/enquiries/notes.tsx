import { parseWithZod } from "@conform-to/zod/v4";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { enquiryPath } from "~/domain/enquiries/inbox";
import { noteSchema } from "~/domain/enquiries/note.schema";
import { addNote } from "~/domain/enquiries/notes.server";
import { adminMetaOf } from "~/http/admin-meta";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { formErrors } from "~/http/form-answer.server";
import { notFound } from "~/http/not-found.server";
import { formAction } from "~/http/panel-action.server";
import { readPost } from "~/http/post.server";
import { requireAdmin } from "~/http/require-admin.server";
import { MessageScreen } from "~/ui/admin/enquiries/message-screen";

import { messageId, messagePage, searchOf } from "./message-page.server";

export const meta = adminMetaOf;

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  return messagePage(request, params);
}

export const action = formAction(async ({ request, params }: ActionFunctionArgs) => {
  const admin = await requireAdmin(request);
  const enquiryId = messageId(params);
  const submission = parseWithZod(await readPost(request), { schema: noteSchema });
  if (submission.status !== "success") return formErrors(submission);

  const note = { enquiryId, adminId: admin.userId, body: submission.value.note };
  if (!(await addNote(db, note, new Date()))) throw notFound();
  return redirectWithAdminFlash(enquiryPath(enquiryId, searchOf(request)), "noteSaved");
});

/** The message again, with a note that could not be taken. */
export default function Notes() {
  return <MessageScreen {...useLoaderData<typeof loader>()} lastResult={useActionData<typeof action>()?.result} />;
}
