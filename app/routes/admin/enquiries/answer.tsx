import { parseWithZod } from "@conform-to/zod/v4";
import { useActionData, useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { answerEnquiry } from "~/domain/enquiries/answering/answering.server";
import { answerSchema } from "~/domain/enquiries/answering/note.schema";
import { minutesSince } from "~/domain/enquiries/answering/reply-clock";
import { enquiryPath } from "~/domain/enquiries/inbox/inbox";
import { adminMetaOf } from "~/http/admin-meta";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { formErrors } from "~/http/form-answer.server";
import { notFound } from "~/http/not-found.server";
import { panelAction, panelLoader } from "~/http/panel/panel-route.server";
import { duration } from "~/i18n/admin-time";
import { adminText } from "~/i18n/admin.server";
import { MessageScreen } from "~/ui/admin/enquiries/message-screen";

import { answeredAlready, messageId, messagePage, searchOf } from "./message-page.server";

export const meta = adminMetaOf;

export const loader = panelLoader({ may: "enter" }, ({ request, params }) => {
  return messagePage(request, params);
});

export const action = panelAction({ may: "enter" }, async ({ admin, request, params, now, post }) => {
  const id = messageId(params);
  const submission = parseWithZod(post, { schema: answerSchema });
  if (submission.status !== "success") return formErrors(submission);
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
