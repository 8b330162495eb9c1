import { sql } from "kysely";

// What a writer behind an endpoint was asked for, and what it cost: an article may be deleted, what was paid for it stays
// paid. And of a topic: when it last failed, and how often the server ended while it was in work.
const statements = [
  `create table writer_calls (
    id integer primary key autoincrement,
    month text not null check (month glob '[0-9][0-9][0-9][0-9]-[0-9][0-9]'),
    called_at text not null,
    writer text not null,
    batch_keyword_id integer references batch_keywords (id) on delete set null,
    outcome text not null default 'open' check (outcome in ('open', 'written', 'failed')),
    input_tokens integer check (input_tokens >= 0),
    output_tokens integer check (output_tokens >= 0),
    cost_cents real not null check (cost_cents >= 0)
  ) strict`,
  `create index writer_calls_of_month on writer_calls (month)`,
  `create index writer_calls_of_topic on writer_calls (batch_keyword_id)`,
  `alter table batch_keywords add column failed_at text`,
  // The agent's list: newest first.
  `create index articles_by_creation on articles (created_at, id)`,
  `alter table batch_keywords add column taken_back integer not null default 0`,
];

/** @param {import("kysely").Kysely<any>} db */
export async function up(db) {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
