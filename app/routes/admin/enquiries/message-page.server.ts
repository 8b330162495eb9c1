import { db } from "~/db/db.server";
import { appointmentsOfPerson } from "~/domain/diary/appointments.server";
import { offeredTimes } from "~/domain/diary/offered-times.server";
import { homesForBrief } from "~/domain/enquiries/briefs/brief-matching.server";
import { enquiryPath, readInboxSearch } from "~/domain/enquiries/inbox/inbox";
import { findEnquiry, readInbox } from "~/domain/enquiries/inbox/received-enquiries.server";
import { type Answer, enquiryNumber, type ReceivedEnquiry } from "~/domain/enquiries/inbox/received-enquiry";
import { listOtherEnquiries } from "~/domain/enquiries/people/person.server";
import { listReplies, unsentReply } from "~/domain/enquiries/replying/replies.server";
import { unfilledFields } from "~/domain/enquiries/replying/template-fields";
import { readId } from "~/domain/fields/address-number";
import { environment } from "~/environment.server";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { notFound } from "~/http/not-found.server";
import type { Visit } from "~/http/panel/panel-route.server";
import { moment } from "~/i18n/admin-time";
import { adminText } from "~/i18n/admin.server";

import { openingOf, subjectOf } from "./reply-opening.server";

/**
 * The message that an address names, with the list it was opened from and what belongs to it.
 * @throws {Response} 404 where it is not there
 */
export async function messagePage({ admin, request, url, params, now }: Visit) {
  const enquiry = await findEnquiry(db, messageId(params));
  if (!enquiry) throw notFound();

  const [inbox, others, homes, replies, draft, opening, appointments, wished] = await Promise.all([
    readInbox(db, searchOf(url), now),
    listOtherEnquiries(db, enquiry),
    homesForBrief(db, enquiry.id),
    listReplies(db, enquiry.id),
    unsentReply(db, { enquiryId: enquiry.id, adminId: admin.userId }),
    openingOf(enquiry, { admin, request }),
    appointmentsOfPerson(db, { enquiryId: enquiry.id, email: enquiry.email }),
    offeredTimes(db, enquiry, admin.userId, now),
  ]);
  const heading = headingOf(enquiry);
  // A greeting alone is no message to send.
  const ready = draft?.body ?? (opening.template ? opening.text : "");
  return {
    title: heading,
    heading,
    now: now.toISOString(),
    inbox,
    enquiry,
    others,
    homes,
    replies,
    hasUnsentReply: draft !== undefined,
    ready: unfilledFields(ready).length === 0 ? ready : "",
    keepsFiles: environment.smtpUrl === undefined,
    diary: { appointments, wished },
    subject: subjectOf(enquiry),
  };
}

/** @throws {Response} 404 where an address can name no message */
export function messageId(params: Visit["params"]): number {
  const id = readId(params.id);
  if (id === undefined) throw notFound();
  return id;
}

/** The list that a message was opened from; it stands in the query of everything that is done with it. */
export function searchOf(url: URL) {
  return readInboxSearch(url.searchParams);
}

/** The page of a message, beside the list it was opened from. */
export function backToMessage(url: URL, id: number): string {
  return enquiryPath(id, searchOf(url));
}

/** What a message is called: "Valuation, no. 0321". */
export function headingOf({ kind, id }: Pick<ReceivedEnquiry, "kind" | "id">): string {
  return adminText("enquiry.pageTitle", { kind: adminText(`kind.${kind}`), number: enquiryNumber(id) });
}

/** Tells the slower of two admins who answered, how and when. */
export function answeredAlready(back: string, { how, at, by }: Answer, now: Date) {
  return redirectWithAdminFlash(back, "enquiryAnsweredAlready", {
    hasFailed: true,
    values: {
      how: adminText(`enquiry.how.${how}`),
      moment: moment(adminText, at, now),
      by: by ?? adminText("enquiry.note.formerAdmin"),
    },
  });
}
