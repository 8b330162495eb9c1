import { parseWithZod } from "@conform-to/zod/v4";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { answerEnquiry } from "~/domain/enquiries/answering.server";
import { enquiryPath } from "~/domain/enquiries/inbox";
import { answerSchema } from "~/domain/enquiries/note.schema";
import { minutesSince } from "~/domain/enquiries/reply-clock";
import { adminMetaOf } from "~/http/admin-meta";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { formErrors } from "~/http/form-answer.server";
import { notFound } from "~/http/not-found.server";
import { formAction } from "~/http/panel-action.server";
import { readPost } from "~/http/post.server";
import { requireAdmin } from "~/http/require-admin.server";
import { duration } from "~/i18n/admin-time";
import { adminText } from "~/i18n/admin.server";
import { MessageScreen } from "~/ui/admin/enquiries/message-screen";

import { answeredAlready, messageId, messagePage, searchOf } from "./message-page.server";

export const meta = adminMetaOf;

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  return messagePage(request, params);
}

export const action = formAction(async ({ request, params }: ActionFunctionArgs) => {
  const admin = await requireAdmin(request);
  const id = messageId(params);
  const submission = parseWithZod(await readPost(request), { schema: answerSchema });
  if (submission.status !== "success") return formErrors(submission);

  const now = new Date();
  const back = enquiryPath(id, searchOf(request));
  const result = await answerEnquiry(db, { id, adminId: admin.userId, ...submission.value }, now);
  if (result.ok) {
    const how = adminText(`enquiry.how.${submission.value.how}`);
    const time = duration(adminText, minutesSince(result.receivedAt, now));
    return redirectWithAdminFlash(back, "enquiryAnswered", { values: { how, time } });
  }
  if (result.reason === "answered") return answeredAlready(back, result.answer, now);
  if (result.reason === "spam") return redirectWithAdminFlash(back, "enquiryInSpam", { hasFailed: true });
  throw notFound();
});

/** The message again, with what could not be taken. */
export default function Answer() {
  return <MessageScreen {...useLoaderData<typeof loader>()} lastResult={useActionData<typeof action>()?.result} />;
}
