import { type RawBuilder, sql } from "kysely";

import type { Db } from "~/db/database";

import { lateBefore } from "../answering/reply-clock";

import type { EnquiryView, InboxSearch } from "./inbox";
import { findByWords } from "./inbox-words.server";

// Which messages belong to a view, and in which order they stand there.

const oldestFirst = sql`contact_submissions.created_at, contact_submissions.id`;
/** The order of each view. */
export const orders: Record<EnquiryView, RawBuilder<unknown>> = {
  waiting: oldestFirst,
  late: oldestFirst,
  answered: sql`answered_at desc, contact_submissions.id desc`,
  // Those that wait, with the longest wait first, then those that were answered, with the newest answer first.
  all: sql`answered_at is not null, iif(answered_at is null, contact_submissions.created_at, null), answered_at desc,
    contact_submissions.id`,
  spam: sql`contact_submissions.created_at desc, contact_submissions.id desc`,
  // The same, and what lies in the spam after them, the newest first.
  everywhere: sql`spam_reason is not null or set_aside_at is not null, answered_at is not null,
    iif(answered_at is null and spam_reason is null and set_aside_at is null, contact_submissions.created_at, null),
    answered_at desc, contact_submissions.created_at desc, contact_submissions.id`,
};

/** The messages of a view that fit the words, for the export: it reads them all. */
export function inView(db: Db, { view, words }: Pick<InboxSearch, "view" | "words">, now: Date) {
  return words === "" ? inWholeView(db, view, now) : findByWords(db, words).where(isFoundIn(view, now));
}

/** All messages of a view. An index for each view holds its messages only, in its order: migration of 22 November, growth of the panel. */
export function inWholeView(db: Db, view: EnquiryView, now: Date) {
  const all = db.selectFrom("contact_submissions");
  if (view === "everywhere") return all;
  if (view === "spam") {
    return all.where((eb) => eb.or([eb("spam_reason", "is not", null), eb("set_aside_at", "is not", null)]));
  }
  const honest = all.where("spam_reason", "is", null).where("set_aside_at", "is", null);
  if (view === "all") return honest;
  if (view === "answered") return honest.where("answered_at", "is not", null);
  const waiting = honest.where("answered_at", "is", null);
  return view === "late" ? waiting.where("contact_submissions.created_at", "<=", lateBefore(now)) : waiting;
}

/**
 * The same of messages that words have found. As one expression it names none of those indexes: with them SQLite would look up
 * each message of the view for its words.
 */
export function isFoundIn(view: EnquiryView, now: Date): RawBuilder<boolean> {
  const state = sql`iif(spam_reason is not null or set_aside_at is not null, 'spam', iif(answered_at is null, 'waiting', 'answered'))`;
  if (view === "everywhere") return sql<boolean>`true`;
  if (view === "all") return sql<boolean>`${state} <> 'spam'`;
  if (view === "late") {
    return sql<boolean>`(${state} = 'waiting' and contact_submissions.created_at <= ${lateBefore(now)})`;
  }
  return sql<boolean>`${state} = ${sql.lit(view)}`;
}
