import type { Submission } from "@conform-to/react";
import { data } from "@remix-run/node";

import { db } from "~/db/db.server";
import { agencyIdentity } from "~/domain/agency/agency.server";
import { findEnquiry } from "~/domain/enquiries/inbox/received-enquiries.server";
import type { ReceivedEnquiry } from "~/domain/enquiries/inbox/received-enquiry";
import {
  findRefusal,
  listReplies,
  seenOf,
  unsentReply,
  whyUnwritable,
} from "~/domain/enquiries/replying/replies.server";
import { attachablesFor } from "~/domain/enquiries/replying/reply-opening.server";
import { replyText } from "~/domain/enquiries/replying/reply-text.server";
import { sentText } from "~/domain/fields/sent-text";
import { environment } from "~/environment.server";
import { ownOrigin } from "~/http/own-address.server";
import type { Visit } from "~/http/panel/panel-route.server";
import { adminText } from "~/i18n/admin.server";
import type { MailPreview, ReplyAnswer, ReplyValues, WritingReply } from "~/ui/admin/enquiries/reply-screen";

import { messageId, searchOf } from "./message-page.server";
import { openingOf, subjectOf } from "./reply-opening.server";

/** The page on which a reply is written; `gone` where nobody is there any more to be written to. */
export async function replyPage({ admin, request, params, url, now }: Visit) {
  const id = messageId(params);
  const enquiry = await findEnquiry(db, id);
  const search = searchOf(url);
  if (!enquiry) return data({ title: adminText("reply.gone"), writing: null, search }, { status: 404 });

  const [opening, attachables, draft, replies, seen, refusal] = await Promise.all([
    openingOf(enquiry, { admin, request }),
    attachablesFor(db, enquiry),
    unsentReply(db, { enquiryId: id, adminId: admin.userId }),
    listReplies(db, id),
    seenOf(db, id),
    findRefusal(db, id),
  ]);
  const title = adminText("reply.title", { name: enquiry.name || enquiry.email });
  const kept = new Set(draft?.attachments.map(({ path }) => path));
  const writing: WritingReply = {
    ...{ title, enquiry, attachables, replies },
    now: now.toISOString(),
    templates: opening.templates.map(({ id: template, name }) => ({ id: template, name })),
    bookingLink: opening.values.booking ?? null,
    values: {
      subject: draft?.subject ?? subjectOf(enquiry),
      body: draft?.body ?? opening.text,
      attach: attachables.filter(({ path }) => kept.has(path)).map(({ key }) => key),
      seen,
      template: String(opening.template?.id ?? ""),
    },
    keptAt: draft?.keptAt ?? null,
    unwritable: whyUnwritable(enquiry) ?? null,
    refusal: refusal ?? null,
    keepsFiles: environment.smtpUrl === undefined,
  };
  return data({ title, writing, search });
}

/** What was typed, in a form that is drawn again. */
export function typedIn(post: FormData): ReplyValues {
  const said = (name: string) => sentText(post, name);
  return {
    subject: said("subject"),
    body: said("body"),
    attach: post.getAll("attach").filter((key) => typeof key === "string"),
    seen: said("seen"),
    template: said("template"),
  };
}

/** The answer to a form that is to be drawn again, with what was typed. */
export function drawnAgain(post: FormData, given: Partial<ReplyAnswer>, status = 200) {
  const answer: ReplyAnswer = { values: typedIn(post), errors: {}, preview: null, wasAnswered: false, ...given };
  return data({ answer }, { status });
}

/** The same with the complaints of a form that cannot be taken as it is. */
export function refusedReply<Schema, Value>(post: FormData, submission: Submission<Schema, string[], Value>) {
  return drawnAgain(post, { errors: complaintsOf(submission) }, 400);
}

function complaintsOf<Schema, Value>(submission: Submission<Schema, string[], Value>): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(submission.reply().error ?? {}).map(([name, messages]) => [name, messages ?? []]),
  );
}

/** The mail as it would leave. */
export async function previewOf(
  enquiry: ReceivedEnquiry,
  words: Parameters<typeof replyText>[0] & { subject: string },
  request: Request,
): Promise<MailPreview> {
  const { language } = enquiry;
  const agency = await agencyIdentity(db, language);
  return {
    from: `${agency.name} <${agency.email}>`,
    to: enquiry.email,
    replyTo: `${agency.agent?.name || agency.name} <${agency.email}>`,
    subject: words.subject,
    text: replyText(words, { language, siteUrl: ownOrigin(request) }),
  };
}
