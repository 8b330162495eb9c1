import type { Db } from "~/db/database";

import { requestText } from "../asked/lines.server";
import { readRequest } from "../stored-enquiry.server";

import type { Chosen } from "./persons-candidates";
import { personsCandidates } from "./persons-candidates.server";
import { findPerson, mailsOf } from "./persons-rows.server";

/**
 * Everything that is kept of the sender of a message (GDPR art. 15 and 20): their messages, what was noted and sent about them,
 * what became of them. Undefined where the message is not there.
 * @param chosen which of what `personsCandidates` finds is theirs; what it does not find is left out
 */
export async function personFile(db: Db, enquiryId: number, now: Date, chosen?: Chosen) {
  const person = await findPerson(db, enquiryId, true);
  const candidates = await personsCandidates(db, enquiryId, chosen);
  if (person === undefined || candidates === undefined) return undefined;
  const ids = candidates.messages.filter((each) => each.isTheirs).map((each) => each.id);
  const appointmentIds = candidates.appointments.filter((each) => each.isTheirs).map((each) => each.id);
  const [messages, notes, replies, drafts, mails, homes, account, activity, appointments] = await Promise.all([
    db
      .selectFrom("contact_submissions")
      .leftJoin("properties", "properties.id", "contact_submissions.property_id")
      .leftJoin("developments", "developments.id", "contact_submissions.development_id")
      .leftJoin("users", "users.id", "contact_submissions.answered_by")
      .where("contact_submissions.id", "in", ids)
      .orderBy("contact_submissions.id")
      .selectAll("contact_submissions")
      .select(["properties.title as about_home", "developments.slug as about_development", "users.email as answerer"])
      .execute(),
    db
      .selectFrom("enquiry_notes as note")
      .leftJoin("users", "users.id", "note.author")
      .where("note.enquiry_id", "in", ids)
      .orderBy("note.id")
      .select(["note.enquiry_id", "note.body", "note.created_at", "users.email as author"])
      .execute(),
    db
      .selectFrom("replies as reply")
      .leftJoin("users", "users.id", "reply.author")
      .leftJoin("outbox as mail", "mail.id", "reply.outbox_id")
      .where("reply.enquiry_id", "in", ids)
      .orderBy("reply.id")
      .select(["reply.enquiry_id", "reply.subject", "reply.body", "reply.attachments", "reply.created_at"])
      .select(["users.email as author", "mail.status", "mail.sent_at"])
      .execute(),
    db
      .selectFrom("reply_drafts as draft")
      .leftJoin("users", "users.id", "draft.author")
      .where("draft.enquiry_id", "in", ids)
      .orderBy("draft.updated_at")
      .select(["draft.enquiry_id", "draft.subject", "draft.body", "draft.updated_at", "users.email as author"])
      .execute(),
    db
      .selectFrom("outbox")
      .where("id", "in", mailsOf(db, person, ids, appointmentIds))
      .orderBy("id")
      .select(["id", "enquiry_id", "template", "recipient", "language", "status", "created_at", "sent_at"])
      .execute(),
    db
      .selectFrom("properties")
      .where("drafted_from_enquiry", "in", ids)
      .orderBy("id")
      .select(["id", "title", "address", "private_notes", "drafted_from_enquiry", "created_at"])
      .execute(),
    db
      .selectFrom("users")
      .leftJoin("admin_users", "admin_users.email", "users.email")
      .where("users.email", "=", person.email)
      .select(["users.created_at", "users.email_confirmed_at", "users.last_seen_at", "admin_users.role"])
      .executeTakeFirst(),
    db
      .selectFrom("activity_log")
      .where("kind", "like", "enquiry%")
      .where("subject_id", "in", ids)
      .orderBy("id")
      .select(["at", "kind", "subject_id", "details"])
      .execute(),
    db.selectFrom("appointments").where("id", "in", appointmentIds).orderBy("id").selectAll().execute(),
  ]);
  return {
    madeAt: now.toISOString(),
    email: person.email,
    messages: messages.map((row) => ({
      number: row.id,
      form: row.kind,
      receivedAt: row.created_at,
      firstName: row.first_name,
      lastName: row.last_name,
      email: row.email,
      phone: row.company,
      language: row.language,
      text: requestText({ kind: row.kind, ...readRequest(row) }),
      page: row.page,
      aboutHome: row.about_home,
      aboutDevelopment: row.about_development,
      // As it is kept, whether a form of today asks it or not.
      answersOfTheForm: asData(row.asked ?? "{}"),
      privacyInformation: { shownAt: row.privacy_shown_at, boxTicked: row.privacy_ticked === 1 },
      newsConsent: row.news_consent_at === null ? null : { givenAt: row.news_consent_at, by: row.news_consent_form },
      keyedHashOfNetworkAddress: row.address_hash === "" ? null : row.address_hash,
      suspectedSpam: row.spam_reason,
      suspectedFor: row.spam_signs === null ? null : asData(row.spam_signs),
      setAsideAsSpamAt: row.set_aside_at,
      clearedAsNoSpamAt: row.cleared_at,
      answered: row.answered_at === null ? null : { at: row.answered_at, how: row.answered_how, by: row.answerer },
      notes: notes
        .filter((note) => note.enquiry_id === row.id)
        .map(({ created_at: at, author, body }) => ({ at, by: author, text: body })),
      replies: replies
        .filter((reply) => reply.enquiry_id === row.id)
        .map(({ created_at: at, author, subject, body, attachments, status, sent_at: sentAt }) => ({
          ...{ at, by: author, subject, text: body, attachments: asData(attachments) },
          ...{ delivery: status, sentAt },
        })),
      repliesNotSent: drafts
        .filter((draft) => draft.enquiry_id === row.id)
        .map(({ updated_at: at, author, subject, body }) => ({ at, by: author, subject, text: body })),
    })),
    mails: mails.map(({ enquiry_id: message, created_at: laidReadyAt, sent_at: sentAt, ...mail }) => ({
      ...mail,
      message,
      laidReadyAt,
      sentAt,
    })),
    homesDraftedFromThem: homes.map(({ private_notes: privateNotes, drafted_from_enquiry: message, ...home }) => ({
      id: home.id,
      title: home.title,
      address: home.address,
      privateNotes,
      message,
      draftedAt: home.created_at,
    })),
    appointments: appointments.map((row) => {
      const isOwners = row.owner_email !== "" && row.owner_email.toLowerCase() === person.email.toLowerCase();
      return {
        kind: row.kind,
        as: isOwners ? "owner" : "visitor",
        startsAt: row.starts_at,
        endsAt: row.ends_at,
        place: row.place,
        home: row.property_id,
        // The owner's file tells nothing of who came, nor a visitor's of the owner.
        ...(isOwners
          ? { name: row.owner_name, email: row.owner_email, language: row.owner_language }
          : {
              ...{ name: row.person_name, email: row.person_email, phone: row.person_phone },
              ...{ language: row.person_language, notes: row.notes, message: row.enquiry_id },
              bookedByThemselvesAt: row.booked_at,
              ...{ outcome: row.outcome, outcomeWords: row.outcome_words, offerInEuros: row.offer },
            }),
        status: row.status,
        plannedAt: row.created_at,
      };
    }),
    account: account
      ? {
          madeAt: account.created_at,
          emailConfirmedAt: account.email_confirmed_at,
          lastSeenAt: account.last_seen_at,
          role: account.role,
        }
      : null,
    activity: activity.map(({ at, kind, subject_id: message, details }) => ({
      at,
      kind,
      message,
      details: asData(details),
    })),
  };
}

function asData(json: string): unknown {
  return JSON.parse(json);
}
