import { sql } from "kysely";

// What is counted so that a flood ends, and what is remembered so that an erased person stays erased.
const changes = [
  // By which form the wish for news was given, with the page it stood on; unknown of messages before this.
  `alter table contact_submissions add column news_consent_form text`,

  // The quota of the spam counts what was suspected, of all and of a day.
  `create index submissions_suspected on contact_submissions (created_at) where spam_reason is not null`,
  // Suspected messages beyond the quota: how many a day were not kept.
  `create table unkept_spam (
    day text primary key check (day glob '????-??-??'),
    messages integer not null check (messages > 0)
  ) strict`,

  // The cap of the mails that anybody can have sent to anybody counts what was laid ready.
  `create index outbox_by_recipient on outbox (recipient collate nocase, template, created_at)`,
  `create index outbox_by_template on outbox (template, created_at)`,
  // Written by each request about an account, known or not, so that all of them take the same time.
  `create table account_requests (
    kind text primary key check (kind in ('sign-up', 'forgot')),
    asked integer not null default 0,
    withheld integer not null default 0,
    last_at text not null
  ) strict`,
  `insert into account_requests (kind, last_at) values ('sign-up', ''), ('forgot', '')`,

  // Who was erased, as a keyed hash that names nobody: what was received before is erased again after a restore.
  `create table erased_people (
    mark text not null,
    erased_at text not null,
    primary key (mark, erased_at)
  ) strict`,
];

/** @param {import("kysely").Kysely<any>} db */
export async function up(db) {
  for (const statement of changes) await sql.raw(statement).execute(db);
}
