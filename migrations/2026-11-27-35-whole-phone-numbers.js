import { sql } from "kysely";

const phoneSigns = [" ", "\u00a0", "(", ")", "+", ".", "/", "-", "\u2010", "\u2011", "\u2012", "\u2013"];
const typedDigits = phoneSigns.reduce((text, sign) => `replace(${text}, '${sign}', '')`, "company");

// A number is read again where another program writes the phone alone, and never outlives it.
const readAgain = (/** @type {string} */ table, /** @type {string} */ phone) => `
  create trigger ${table}_phone_read_again after update of ${phone} on ${table}
  when new.${phone} is not old.${phone} and new.phone_number is old.phone_number
  begin
    update ${table} set phone_number = iif(new.${phone} = '', '', null) where id = new.id;
  end`;

// Null: not read yet. The start reads it with its country, which takes a library that no migration may need.
const changes = [
  `alter table contact_submissions add column phone_number text`,
  `alter table appointments add column phone_number text`,
  `update contact_submissions set phone_number = '' where company = ''`,
  `update appointments set phone_number = '' where person_phone = ''`,
  `drop index submissions_by_phone`,
  `create index submissions_by_phone on contact_submissions
     (phone_number, created_at, ${typedDigits}, spam_reason, set_aside_at, answered_at)`,
  `create index appointments_by_phone on appointments (phone_number)`,
  readAgain("contact_submissions", "company"),
  readAgain("appointments", "person_phone"),
];

/** @param {import("kysely").Kysely<any>} db */
export async function up(db) {
  for (const statement of changes) await sql.raw(statement).execute(db);
}
