import { sql } from "kysely";

const honest = "spam_reason is null and set_aside_at is null";

const phoneSigns = [" ", "\u00a0", "(", ")", "+", ".", "/", "-", "\u2010", "\u2011", "\u2012", "\u2013"];
const phoneDigits = phoneSigns.reduce((text, sign) => `replace(${text}, '${sign}', '')`, "company");

// What SQLite's own tokenizer leaves apart and people do not: ё and е, and the dot inside "Paral·lel".
const wordsOf = (/** @type {string} */ row) =>
  [
    ["·", ""],
    ["ё", "е"],
    ["Ё", "Е"],
  ].reduce(
    (text, [sign, plain]) => `replace(${text}, '${sign}', '${plain}')`,
    `iif(instr(${row}.objectives, ${row}.message) > 0, ${row}.objectives, ${row}.objectives || char(10) || ${row}.message)`,
  );

const changes = [
  // A reason more: what the message itself says. SQLite cannot change the check of a column, so the column is made anew, and
  // with it every index that names it. What was seen in the message stands beside it, never without it.
  `alter table contact_submissions add column suspicion text
     check (suspicion in ('honeypot', 'too-fast', 'too-many', 'content'))`,
  `update contact_submissions set suspicion = spam_reason where spam_reason is not null`,
  ...[
    ...["submissions_to_answer", "submissions_answered_by_time", "submissions_as_spam", "submissions_by_arrival"],
    ...["submissions_by_words", "submissions_by_phone", "submissions_suspected", "briefs_by_arrival"],
  ].map((index) => `drop index ${index}`),
  `alter table contact_submissions drop column spam_reason`,
  `alter table contact_submissions rename column suspicion to spam_reason`,
  `alter table contact_submissions add column spam_signs text check (
     (spam_signs is not null) = (spam_reason is 'content')
     and (spam_signs is null or (json_valid(spam_signs) and json_type(spam_signs) = 'object')))`,
  // When an admin said that a message is no spam: its sender is not suspected again.
  `alter table contact_submissions add column cleared_at text`,
  // A hash of the sender's own words, the same whoever sends them; empty where they are too few to tell, or from before this.
  `alter table contact_submissions add column words_mark text not null default ''`,
  `create index submissions_by_words_mark on contact_submissions (words_mark, created_at, email) where words_mark <> ''`,

  `create index submissions_to_answer on contact_submissions (created_at, spam_reason, set_aside_at, answered_at)
     where ${honest} and answered_at is null`,
  `create index submissions_answered_by_time on contact_submissions (answered_at, created_at, spam_reason, set_aside_at)
     where ${honest} and answered_at is not null`,
  `create index submissions_as_spam on contact_submissions (created_at, spam_reason, set_aside_at)
     where spam_reason is not null or set_aside_at is not null`,
  `create index submissions_by_arrival on contact_submissions (created_at, answered_at, spam_reason, set_aside_at)
     where ${honest}`,
  `create index submissions_by_phone on contact_submissions
     (substr(${phoneDigits}, -9), created_at, ${phoneDigits}, spam_reason, set_aside_at, answered_at)`,
  `create index briefs_by_arrival on contact_submissions (created_at, email, asked)
     where kind = 'search-brief' and spam_reason is null and set_aside_at is null and asked is not null`,
  // The quota of the spam counts what the guard suspected, not what a message says.
  `create index submissions_suspected on contact_submissions (created_at, spam_reason) where spam_reason is not null`,
  // A search reads all of this once; the home is looked up beside it.
  `create index submissions_by_words on contact_submissions
     (found_by, spam_reason, set_aside_at, answered_at, created_at, property_id)`,

  // The words of each message: what its form asked, as the agent reads it, and the sender's own. Triggers keep it, whoever
  // writes. What is erased leaves its pages when they are merged, which the verbs that erase do at once.
  `create virtual table enquiry_words using fts5 (said, prefix = '2 3', tokenize = 'unicode61 remove_diacritics 2')`,
  `insert into enquiry_words (rowid, said) select id, ${wordsOf("message")} from contact_submissions as message`,
  `create trigger enquiry_words_insert after insert on contact_submissions
     begin
       insert into enquiry_words (rowid, said) values (new.id, ${wordsOf("new")});
     end`,
  `create trigger enquiry_words_update after update of objectives, message on contact_submissions
     begin
       update enquiry_words set said = ${wordsOf("new")} where rowid = new.id;
     end`,
  `create trigger enquiry_words_delete after delete on contact_submissions
     begin
       delete from enquiry_words where rowid = old.id;
     end`,
];

/** @param {import("kysely").Kysely<any>} db */
export async function up(db) {
  for (const statement of changes) await sql.raw(statement).execute(db);
}
