import { createHash } from "node:crypto";

import { sql } from "kysely";

import type { Db } from "~/db/database";
import { wholeNumber } from "~/domain/fields/phone-number.server";

import { askedSchemas } from "../asked/asked.schema";
import { requestText } from "../asked/lines.server";
import type { AnsweredHow, GuardMark, NewEnquiry, SpamReason } from "../enquiry";
import { readRequest } from "../stored-enquiry.server";

import { sameWords } from "./spam-signs";
import type { Judged } from "./suspicion";

/** The same words from the same person since a moment. */
export async function findRepeat(
  db: Db,
  enquiry: NewEnquiry,
  since: Date,
): Promise<{ id: number; spam_reason: SpamReason | null; guard_mark: GuardMark | null } | undefined> {
  return db
    .selectFrom("contact_submissions")
    .select(["id", "spam_reason", "guard_mark"])
    .where("fingerprint", "=", fingerprint(enquiry))
    .where("created_at", ">=", since.toISOString())
    .executeTakeFirst();
}

export async function clearSuspicion(
  db: Db,
  id: number,
  enquiry: Pick<NewEnquiry, "answered">,
  now: Date,
): Promise<void> {
  await db
    .updateTable("contact_submissions")
    .set({ spam_reason: null, spam_signs: null, guard_mark: null, ...answer(enquiry, now) })
    .where("id", "=", id)
    .execute();
}

export async function insertEnquiry(
  db: Db,
  enquiry: NewEnquiry,
  { suspicion, mark }: Judged,
  now: Date,
): Promise<{ id: number }> {
  const at = now.toISOString();
  return db
    .insertInto("contact_submissions")
    .values({
      kind: enquiry.kind,
      first_name: enquiry.firstName,
      last_name: enquiry.lastName ?? "",
      email: enquiry.email,
      company: enquiry.phone ?? "",
      phone_number: wholeNumber(enquiry.phone ?? ""),
      ...said(enquiry),
      language: enquiry.language,
      page: enquiry.page,
      property_id: enquiry.propertyId ?? null,
      development_id: enquiry.developmentId ?? null,
      privacy_shown_at: at,
      ...consent(enquiry, now),
      fingerprint: fingerprint(enquiry),
      address_hash: enquiry.addressHash,
      spam_reason: suspicion?.reason ?? null,
      spam_signs: suspicion?.signs ? JSON.stringify(suspicion.signs) : null,
      guard_mark: mark,
      ...(suspicion === null ? answer(enquiry, now) : {}),
      created_at: at,
      found_by: sql<string>`folded(${`${enquiry.firstName} ${enquiry.lastName ?? ""} ${enquiry.email}`})`,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
}

/** Takes a message out of those that wait to be confirmed: answered when it came, so that nobody seems to have read it. */
export async function confirmRow(
  db: Db,
  id: number,
  { answered, chosenTime }: { answered: AnsweredHow; chosenTime: string },
): Promise<void> {
  const row = await db
    .selectFrom("contact_submissions")
    .select(["kind", "asked", "message", "objectives", "created_at"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const { asked, message } = readRequest(row);
  const { words_mark: _same, ...words } = said({ kind: row.kind, asked: { ...asked, chosenTime }, message });
  await db
    .updateTable("contact_submissions")
    .set({ ...words, spam_reason: null, spam_signs: null, answered_at: row.created_at, answered_how: answered })
    .where("id", "=", id)
    .execute();
}

/** Of what is answered as it comes. */
function answer({ answered }: Pick<NewEnquiry, "answered">, now: Date) {
  return answered ? { answered_at: now.toISOString(), answered_how: answered } : {};
}

/** Who sent a search, and whether it was answered; `undefined` where it is gone. */
export async function findBriefSender(db: Db, id: number) {
  const row = await db
    .selectFrom("contact_submissions")
    .where("id", "=", id)
    .where("kind", "=", "search-brief")
    .select(["first_name", "email", "language", "page", "spam_reason", "guard_mark", "answered_at"])
    .executeTakeFirst();
  if (!row) return undefined;
  const { first_name, spam_reason, guard_mark, answered_at, ...rest } = row;
  return {
    ...{ ...rest, firstName: first_name, spamReason: spam_reason, guardMark: guard_mark },
    isAnswered: answered_at !== null,
  };
}

/** Writes other answers into a message, and what is thought of them now; who sent it and when stays. */
export async function rewriteEnquiry(
  db: Db,
  id: number,
  enquiry: NewEnquiry,
  { suspicion, mark }: Judged,
): Promise<void> {
  await db
    .updateTable("contact_submissions")
    .set({ ...said(enquiry), fingerprint: fingerprint(enquiry) })
    .set({
      guard_mark: mark,
      spam_reason: suspicion?.reason ?? null,
      spam_signs: suspicion?.signs ? JSON.stringify(suspicion.signs) : null,
    })
    .where("id", "=", id)
    .execute();
}

function said(enquiry: Pick<NewEnquiry, "kind" | "asked" | "message">) {
  return {
    objectives: requestText(enquiry),
    asked: JSON.stringify(askedSchemas[enquiry.kind].parse(enquiry.asked)),
    message: enquiry.message ?? "",
    words_mark: wordsMark(enquiry.message ?? ""),
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

/** Under other e-mail addresses than this one: how many sent the same words since a moment. */
export async function countOthersWithWords(
  db: Db,
  { email, message = "" }: Pick<NewEnquiry, "email" | "message">,
  since: Date,
): Promise<number> {
  const mark = wordsMark(message);
  if (mark === "") return 0;
  const { others } = await db
    .selectFrom("contact_submissions")
    .where("words_mark", "=", mark)
    .where("created_at", ">=", since.toISOString())
    .where(sql<boolean>`email <> ${email} collate nocase`)
    .select(sql<number>`count(distinct lower(email))`.as("others"))
    .executeTakeFirstOrThrow();
  return others;
}

/**
 * What is known of an e-mail address: whether an admin said that a message of it is no spam, or has answered one. A booking
 * counts as answered in the moment it comes: nobody has read it.
 */
export async function findSender(db: Db, email: string): Promise<{ isCleared: boolean; isAnswered: boolean }> {
  const { cleared, answered } = await db
    .selectFrom("contact_submissions")
    .where(sql<boolean>`email = ${email} collate nocase`)
    .where("spam_reason", "is", null)
    .where("set_aside_at", "is", null)
    .select((eb) => [
      eb.fn.count<number>("cleared_at").as("cleared"),
      eb.fn.count<number>("answered_at").filterWhereRef("answered_at", ">", "created_at").as("answered"),
    ])
    .executeTakeFirstOrThrow();
  return { isCleared: cleared > 0, isAnswered: answered > 0 };
}

/** How many messages that were marked for how they came stand among the others since a moment. */
export async function countMarked(db: Db, since: Date): Promise<number> {
  const { marked } = await db
    .selectFrom("contact_submissions")
    .select((eb) => eb.fn.countAll<number>().as("marked"))
    .where("guard_mark", "is not", null)
    .where("spam_reason", "is", null)
    .where("created_at", ">", since.toISOString())
    .executeTakeFirstOrThrow();
  return marked;
}

function wordsMark(message: string): string {
  const words = sameWords(message);
  return words === "" ? "" : createHash("sha256").update(words).digest("hex");
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
