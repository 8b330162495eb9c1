import { createHash } from "node:crypto";

import { sql } from "kysely";

import type { Db } from "~/db/database";

import { askedSchemas } from "../asked/asked.schema";
import { requestText } from "../asked/lines.server";
import type { NewEnquiry, SpamReason } from "../enquiry";

/** The same words from the same person since a moment. */
export async function findRepeat(
  db: Db,
  enquiry: NewEnquiry,
  since: Date,
): Promise<{ id: number; spam_reason: SpamReason | null } | undefined> {
  return db
    .selectFrom("contact_submissions")
    .select(["id", "spam_reason"])
    .where("fingerprint", "=", fingerprint(enquiry))
    .where("created_at", ">=", since.toISOString())
    .executeTakeFirst();
}

export async function clearSuspicion(db: Db, id: number): Promise<void> {
  await db.updateTable("contact_submissions").set({ spam_reason: null }).where("id", "=", id).execute();
}

export async function insertEnquiry(db: Db, enquiry: NewEnquiry, now: Date): Promise<{ id: number }> {
  const at = now.toISOString();
  return db
    .insertInto("contact_submissions")
    .values({
      kind: enquiry.kind,
      first_name: enquiry.firstName,
      last_name: enquiry.lastName ?? "",
      email: enquiry.email,
      company: enquiry.phone ?? "",
      ...said(enquiry),
      language: enquiry.language,
      page: enquiry.page,
      property_id: enquiry.propertyId ?? null,
      development_id: enquiry.developmentId ?? null,
      privacy_read_at: at,
      ...consent(enquiry, now),
      fingerprint: fingerprint(enquiry),
      address_hash: enquiry.addressHash,
      spam_reason: enquiry.spamReason,
      created_at: at,
      found_by: sql<string>`folded(${`${enquiry.firstName} ${enquiry.lastName ?? ""} ${enquiry.email}`})`,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
}

/** Who sent a search, and whether it was answered; `undefined` where it is gone. */
export async function findBriefSender(db: Db, id: number) {
  const row = await db
    .selectFrom("contact_submissions")
    .where("id", "=", id)
    .where("kind", "=", "search-brief")
    .select(["first_name", "email", "language", "page", "spam_reason", "answered_at"])
    .executeTakeFirst();
  if (!row) return undefined;
  const { first_name, spam_reason, answered_at, ...rest } = row;
  return { ...rest, firstName: first_name, spamReason: spam_reason, isAnswered: answered_at !== null };
}

/** Writes other answers into a message; who sent it and when stays. */
export async function rewriteEnquiry(db: Db, id: number, enquiry: NewEnquiry): Promise<void> {
  await db
    .updateTable("contact_submissions")
    .set({ ...said(enquiry), fingerprint: fingerprint(enquiry) })
    .where("id", "=", id)
    .execute();
}

function said(enquiry: NewEnquiry) {
  return {
    objectives: requestText(enquiry),
    asked: JSON.stringify(askedSchemas[enquiry.kind].parse(enquiry.asked)),
    message: enquiry.message ?? "",
  };
}

/** Adds the wish for news to a message that had none; one that was given before keeps its date. */
export async function addConsent(db: Db, id: number, enquiry: NewEnquiry, now: Date): Promise<void> {
  await db
    .updateTable("contact_submissions")
    .set(consent(enquiry, now))
    .where("id", "=", id)
    .where("news_consent_at", "is", null)
    .execute();
}

function consent({ wantsNews, kind, page }: NewEnquiry, now: Date) {
  return {
    news_consent_at: wantsNews ? now.toISOString() : null,
    news_consent_form: wantsNews ? `${kind} ${page}` : null,
  };
}

/** What makes two messages the same: everything the sender said, and nothing of how it came. */
function fingerprint(enquiry: NewEnquiry): string {
  const said = [
    enquiry.kind,
    enquiry.email.toLowerCase(),
    enquiry.firstName,
    enquiry.lastName ?? "",
    enquiry.phone ?? "",
    enquiry.propertyId ?? "",
    requestText(enquiry),
  ];
  return createHash("sha256").update(JSON.stringify(said)).digest("hex");
}
