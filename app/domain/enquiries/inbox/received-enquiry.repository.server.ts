import type { Db } from "~/db/database";
import { messagingNumber, wholeNumber } from "~/domain/fields/phone-number.server";

import { askedLines } from "../asked/lines.server";
import { fullName, readRequest, readSpamSigns, toState } from "../stored-enquiry.server";

import type { EnquiryNote, ReceivedEnquiry } from "./received-enquiry";

export async function findEnquiry(db: Db, id: number): Promise<ReceivedEnquiry | undefined> {
  const row = await db
    .selectFrom("contact_submissions as message")
    .leftJoin("properties as home", "home.id", "message.property_id")
    .leftJoin("properties as draft", "draft.drafted_from_enquiry", "message.id")
    .leftJoin("users as answerer", "answerer.id", "message.answered_by")
    .leftJoin("users as sorter", "sorter.id", "message.set_aside_by")
    .select(["message.id", "kind", "first_name", "last_name", "message.email", "company", "language", "page"])
    .select(["asked", "message.message", "objectives", "news_consent_at", "spam_reason", "spam_signs", "guard_mark"])
    .select(["message.created_at", "message.phone_number"])
    .select([
      "answered_at",
      "answered_how",
      "answerer.email as answered_by",
      "set_aside_at",
      "sorter.email as set_aside_by",
    ])
    .select(["home.id as home_id", "home.title as home_title", "home.status as home_status"])
    .select(["draft.id as draft_id", "draft.title as draft_title"])
    .where("message.id", "=", id)
    .executeTakeFirst();
  if (!row) return undefined;

  const { home_id: homeId, home_title: title, home_status: status, draft_id: draftId, draft_title: draftTitle } = row;
  const { answered_at: answeredAt, answered_how: how, set_aside_at: setAsideAt } = row;
  const { asked, message } = readRequest(row);
  // Read when the site starts, where it was stored without.
  const phoneNumber = row.phone_number ?? wholeNumber(row.company);
  return {
    id: row.id,
    kind: row.kind,
    name: fullName(row),
    email: row.email,
    phone: row.company,
    phoneNumber,
    messagingNumber: messagingNumber(phoneNumber),
    language: row.language,
    page: row.page,
    home: homeId !== null && title !== null && status !== null ? { id: homeId, title, status } : null,
    asked,
    request: askedLines({ kind: row.kind, asked }, "agent"),
    message,
    wantsNews: row.news_consent_at !== null,
    state: toState(row),
    spamReason: row.spam_reason,
    spamSigns: readSpamSigns(row),
    guardMark: row.guard_mark,
    setAside: setAsideAt === null ? null : { at: setAsideAt, by: row.set_aside_by },
    receivedAt: row.created_at,
    answer: answeredAt !== null && how !== null ? { at: answeredAt, how, by: row.answered_by } : null,
    draft: draftId !== null && draftTitle !== null ? { id: draftId, title: draftTitle } : null,
    notes: await listNotes(db, id),
  };
}

async function listNotes(db: Db, enquiryId: number): Promise<EnquiryNote[]> {
  return db
    .selectFrom("enquiry_notes as note")
    .leftJoin("users", "users.id", "note.author")
    .where("note.enquiry_id", "=", enquiryId)
    .orderBy("note.id")
    .select(["note.id", "users.email as author", "note.body", "note.created_at as at"])
    .execute();
}
