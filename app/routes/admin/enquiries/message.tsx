import { parseWithZod } from "@conform-to/zod/v4";
import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { diaryPath } from "~/domain/diary/appointment";
import { answerEnquiry, reopenEnquiry } from "~/domain/enquiries/answering/answering.server";
import { answerSchema, noteBesideSchema, noteSchema } from "~/domain/enquiries/answering/note.schema";
import { addNote } from "~/domain/enquiries/answering/notes.server";
import { minutesSince } from "~/domain/enquiries/answering/reply-clock";
import { clearAsNoSpam, setAsideAsSpam } from "~/domain/enquiries/answering/spam.server";
import { draftFromValuation } from "~/domain/enquiries/drafting/draft.server";
import { enquiryPath } from "~/domain/enquiries/inbox/inbox";
import { retryReply } from "~/domain/enquiries/replying/replies.server";
import { readId } from "~/domain/fields/address-number";
import { adminHeaders } from "~/http/admin-headers.server";
import { adminMeta } from "~/http/admin-meta";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { formErrors } from "~/http/forms/form-answer.server";
import { notFound } from "~/http/not-found.server";
import { button, panelAction, panelLoader, type Sent } from "~/http/panel/panel-route.server";
import { duration } from "~/i18n/admin-time";
import { adminText } from "~/i18n/admin.server";
import { MessageScreen } from "~/ui/admin/enquiries/message-screen";

import { answeredAlready, backToMessage, messageId, messagePage, searchOf } from "./message-page.server";

export const meta = adminMeta;

export const loader = panelLoader({ may: "enter" }, messagePage);

export const action = panelAction(
  { may: "enter" },
  {
    answer: async ({ admin, url, params, post, now }) => {
      const id = messageId(params);
      const submission = parseWithZod(post, { schema: answerSchema });
      if (submission.status !== "success") return formErrors(submission);

      const back = backToMessage(url, id);
      const result = await answerEnquiry(db, { id, adminId: admin.userId, ...submission.value }, now);
      if (result.ok) {
        const how = adminText(`enquiry.how.${submission.value.how}`);
        const time = duration(adminText, minutesSince(result.receivedAt, now));
        return redirectWithAdminFlash(back, "enquiryAnswered", { values: { how, time } });
      }
      if (result.reason === "answered") return answeredAlready(back, result.answer, now);
      if (result.reason === "spam") return redirectWithAdminFlash(back, "enquiryInSpam", { hasFailed: true });
      throw notFound();
    },

    note: async ({ admin, url, params, post, now }) => {
      const enquiryId = messageId(params);
      const submission = parseWithZod(post, { schema: noteSchema });
      if (submission.status !== "success") return formErrors(submission);

      const note = { enquiryId, adminId: admin.userId, body: submission.value.note };
      if (!(await addNote(db, note, now))) throw notFound();
      return redirectWithAdminFlash(backToMessage(url, enquiryId), "noteSaved");
    },

    /** Leads to the reply; a note that was typed beside the button is kept first. */
    reply: async (sent) => {
      const kept = await keepNoteBeside(sent);
      return kept.ok ? leadTo(enquiryPath(kept.id, searchOf(sent.url), "reply")) : kept.refused;
    },

    /** The same for an appointment, at the time that its button names. */
    appointment: async (sent) => {
      const kept = await keepNoteBeside(sent);
      if (!kept.ok) return kept.refused;
      const at = sent.url.searchParams.get("at");
      const query = new URLSearchParams({ enquiry: String(kept.id), ...(at === null ? {} : { at }) });
      return leadTo(`${diaryPath}/new?${query}`);
    },

    reopen: button(async ({ url, params }) => {
      const id = messageId(params);
      const result = await reopenEnquiry(db, id);
      if (!result.ok && result.reason === "not-found") throw notFound();
      // Where it waits already, somebody else has taken the answer back: it is as was wished.
      return redirectWithAdminFlash(backToMessage(url, id), "enquiryReopened");
    }),

    spam: async (sent) => {
      const { admin, url, now } = sent;
      const kept = await keepNoteBeside(sent);
      if (!kept.ok) return kept.refused;
      const { id } = kept;
      const back = backToMessage(url, id);
      const result = await setAsideAsSpam(db, { id, adminId: admin.userId }, now);
      if (!result.ok && result.reason === "not-found") throw notFound();
      if (!result.ok && result.reason === "answered") return answeredAlready(back, result.answer, now);
      return redirectWithAdminFlash(back, "enquirySetAside");
    },

    "not-spam": button(async ({ url, params, now }) => {
      const id = messageId(params);
      const result = await clearAsNoSpam(db, id, now);
      if (!result.ok && result.reason === "not-found") throw notFound();
      return redirectWithAdminFlash(backToMessage(url, id), "enquiryCleared");
    }),

    /** Tries the mail of a reply again. */
    retry: button(async ({ url, params, post, now }) => {
      const enquiryId = messageId(params);
      const isTried = await retryReply(db, { enquiryId, mail: readId(post.get("mail")) ?? 0 }, now);
      const back = backToMessage(url, enquiryId);
      return isTried
        ? redirectWithAdminFlash(back, "replyRetried")
        : redirectWithAdminFlash(back, "replyNotWaiting", { hasFailed: true });
    }),

    /** Makes a draft of the home that a valuation tells of. */
    draft: async (sent) => {
      const kept = await keepNoteBeside(sent);
      if (!kept.ok) return kept.refused;
      const result = await draftFromValuation(db, { enquiryId: kept.id, adminId: sent.admin.userId }, sent.now);
      // A message of another kind shows no such button.
      if (!result.ok) throw notFound();

      const edit = `/admin/properties/${result.id}/edit`;
      if (!result.isNew) return redirectWithAdminFlash(edit, "draftThere");
      if (result.guessedPlace === null) return redirectWithAdminFlash(edit, "draftMade");
      return redirectWithAdminFlash(edit, "draftMadeGuessing", { values: { place: result.guessedPlace } });
    },
  },
);

/**
 * Keeps a note that was typed beside a button which does something else. One that cannot be taken is refused before anything is done.
 * @throws {Response} 404 where the message is gone
 */
async function keepNoteBeside({ admin, params, post, now }: Sent) {
  const id = messageId(params);
  const submission = parseWithZod(post, { schema: noteBesideSchema });
  if (submission.status !== "success") return { ok: false, refused: formErrors(submission) } as const;
  const { note: body = "" } = submission.value;
  if (!(await addNote(db, { enquiryId: id, adminId: admin.userId, body }, now))) throw notFound();
  return { ok: true, id } as const;
}

function leadTo(path: string): Response {
  return redirect(path, { status: 303, headers: adminHeaders });
}

/** The message, and what could not be taken of what was typed below it. */
export default function Enquiry() {
  return <MessageScreen {...useLoaderData<typeof loader>()} lastResult={useActionData<typeof action>()?.result} />;
}
