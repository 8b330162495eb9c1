import { parseWithZod } from "@conform-to/zod/v4";
import { useActionData, useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { minutesSince } from "~/domain/enquiries/answering/reply-clock";
import { enquiryPath } from "~/domain/enquiries/inbox/inbox";
import { findEnquiry } from "~/domain/enquiries/inbox/received-enquiries.server";
import type { ReceivedEnquiry } from "~/domain/enquiries/inbox/received-enquiry";
import type { Attachable } from "~/domain/enquiries/replying/attachment";
import { keepReply, sendReply } from "~/domain/enquiries/replying/replies.server";
import { attachablesFor, openingText } from "~/domain/enquiries/replying/reply-opening.server";
import { replySchema, unsentReplySchema } from "~/domain/enquiries/replying/reply.schema";
import { readId } from "~/domain/fields/address-number";
import { adminMeta } from "~/http/admin-meta";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { panelAction, panelLoader } from "~/http/panel/panel-route.server";
import { duration } from "~/i18n/admin-time";
import { adminText } from "~/i18n/admin.server";
import { ReplyGone, ReplyScreen } from "~/ui/admin/enquiries/reply-screen";

import { backToMessage, messageId, searchOf } from "./message-page.server";
import { openingOf } from "./reply-opening.server";
import { drawnAgain, previewOf, refusedReply, replyPage, typedIn } from "./reply-page.server";

export const meta = adminMeta;

export const loader = panelLoader({ may: "enter" }, replyPage);

export const action = panelAction(
  { may: "enter" },
  {
    send: async ({ admin, params, url, post, request, now }) => {
      const enquiryId = messageId(params);
      const enquiry = await findEnquiry(db, enquiryId);
      if (!enquiry) return drawnAgain(post, {}, 404);
      const submission = parseWithZod(post, { schema: replySchema });
      if (submission.status !== "success") return refusedReply(post, submission);

      const { attach, ...words } = submission.value;
      const { values } = await openingOf(enquiry, { admin, request });
      const isGreeting = words.body === openingText(undefined, values, enquiry).trim();
      if (isGreeting) return drawnAgain(post, { errors: { body: ["reply.body.required"] } }, 400);
      const chosen = await chosenOf(enquiry, attach);
      if (chosen.length < new Set(attach).size)
        return drawnAgain(post, { errors: { attach: ["reply.attach.gone"] } }, 400);
      const attachments = chosen.map(({ key: _key, ...attachment }) => attachment);
      const sent = await sendReply(db, { enquiryId, adminId: admin.userId, ...words, attachments }, now);
      if (sent.ok) {
        const values = { email: sent.recipient, time: duration(adminText, minutesSince(sent.receivedAt, now)) };
        const said = sent.stoppedClock ? "replySent" : "replySentAgain";
        return redirectWithAdminFlash(backToMessage(url, enquiryId), said, { values });
      }
      if (sent.reason === "not-found") return drawnAgain(post, {}, 404);
      if (sent.reason !== "answered") return drawnAgain(post, {}, 409);
      return drawnAgain(post, { values: { ...typedIn(post), seen: sent.seen }, wasAnswered: true }, 409);
    },

    /** Words that nobody has changed make room for the template; others stay below it. */
    fill: async ({ admin, params, post, request }) => {
      const enquiry = await findEnquiry(db, messageId(params));
      if (!enquiry) return drawnAgain(post, {}, 404);
      const submission = parseWithZod(post, { schema: unsentReplySchema });
      if (submission.status !== "success") return refusedReply(post, submission);

      const { template, body } = submission.value;
      const { templates, values } = await openingOf(enquiry, { admin, request });
      const opening = (id: number | undefined) =>
        openingText(
          templates.find((each) => each.id === id),
          values,
          enquiry,
        );
      const untouched = [undefined, ...templates.map(({ id }) => id)].map((id) => opening(id).trim());
      const begun = opening(readId(template));
      const filled = body === "" || untouched.includes(body) ? begun : `${begun}\n\n${body}`;
      return drawnAgain(post, { values: { ...typedIn(post), body: filled } });
    },

    preview: async ({ params, post, request }) => {
      const enquiry = await findEnquiry(db, messageId(params));
      if (!enquiry) return drawnAgain(post, {}, 404);
      const submission = parseWithZod(post, { schema: unsentReplySchema });
      if (submission.status !== "success") return refusedReply(post, submission);

      const { attach, ...words } = submission.value;
      const attachments = await chosenOf(enquiry, attach);
      return drawnAgain(post, { preview: await previewOf(enquiry, { ...words, attachments }, request) });
    },

    /** By a press, or by itself while it is being written: then the page stays as it is. */
    keep: async ({ admin, params, url, post, now }) => {
      const enquiryId = messageId(params);
      const enquiry = await findEnquiry(db, enquiryId);
      if (!enquiry) return drawnAgain(post, {}, 404);
      const submission = parseWithZod(post, { schema: unsentReplySchema });
      if (submission.status !== "success") return refusedReply(post, submission);

      const { attach, subject, body } = submission.value;
      const attachments = (await chosenOf(enquiry, attach)).map(({ key: _key, ...attachment }) => attachment);
      const isKept = await keepReply(db, { enquiryId, adminId: admin.userId, subject, body, attachments }, now);
      if (!isKept) return drawnAgain(post, {}, 404);
      if (post.get("quietly") === "1") return drawnAgain(post, {});
      return redirectWithAdminFlash(enquiryPath(enquiryId, searchOf(url), "reply"), "replyKept");
    },
  },
);

async function chosenOf(enquiry: ReceivedEnquiry, keys: readonly string[]): Promise<Attachable[]> {
  return (await attachablesFor(db, enquiry)).filter(({ key }) => keys.includes(key));
}

/** Words to the sender of a message, or what becomes of them where nobody is there any more. */
export default function Reply() {
  const { writing, search } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>()?.answer;
  if (!writing) return <ReplyGone search={search} words={answer?.values ?? null} />;
  return <ReplyScreen writing={writing} search={search} answer={answer ?? null} />;
}
