import { sql } from "kysely";

const honest = "spam_reason is null and set_aside_at is null";

const phoneSigns = [" ", "\u00a0", "(", ")", "+", ".", "/", "-", "\u2010", "\u2011", "\u2012", "\u2013"];
const phoneDigits = phoneSigns.reduce((text, sign) => `replace(${text}, '${sign}', '')`, "company");

// Everything that a person is found by, without accents and capitals: SQLite itself knows the small letters of ASCII only.
const column = `alter table contact_submissions add column found_by text not null default ''`;

const indexes = [
  // The views of the inbox, in their orders. They hold what their own conditions ask for too: otherwise SQLite reads the rows.
  `create index submissions_to_answer on contact_submissions (created_at, spam_reason, set_aside_at, answered_at)
     where ${honest} and answered_at is null`,
  `create index submissions_answered_by_time on contact_submissions (answered_at, created_at, spam_reason, set_aside_at)
     where ${honest} and answered_at is not null`,
  `create index submissions_as_spam on contact_submissions (created_at, spam_reason, set_aside_at)
     where spam_reason is not null or set_aside_at is not null`,
  `create index submissions_by_arrival on contact_submissions (created_at, answered_at, spam_reason, set_aside_at)
     where ${honest}`,
  `drop index submissions_waiting`,
  `drop index submissions_answered`,

  // A search reads all of one of these, which is a tenth of the table; the same person is looked up by the last digits.
  `create index submissions_by_words on contact_submissions
     (found_by, spam_reason, set_aside_at, answered_at, created_at)`,
  `create index submissions_by_phone on contact_submissions
     (substr(${phoneDigits}, -9), created_at, ${phoneDigits}, spam_reason, set_aside_at, answered_at)`,

  // A search brief is held against all homes for sale.
  `create index properties_for_briefs on properties (status, price, property_type, bedrooms, bathrooms, neighborhood,
     has_elevator, has_parking, has_storage, features)`,

  // How the translations of all homes stand, without their texts.
  `create index translations_by_state on property_translations (property_id, language, source_revision)`,

  // Whatever refers to a message, a home or a development is looked up when that is shown or goes.
  `create index notes_of_enquiry on enquiry_notes (enquiry_id)`,
  `create index submissions_about_property on contact_submissions (property_id) where property_id is not null`,
  `create index submissions_about_development on contact_submissions (development_id) where development_id is not null`,
  `create index units_of_development on development_units (development_id, status, price)`,
  `create index mails_with_an_error on outbox (created_at) where last_error is not null`,

  // Another program that writes a message knows nothing of the column: then its plain letters are found.
  `create trigger submissions_found_by_something after insert on contact_submissions when new.found_by = ''
     begin
       update contact_submissions set found_by = lower(first_name || ' ' || last_name || ' ' || email) where id = new.id;
     end`,
];

const atOnce = 1000;

/** @param {import("kysely").Kysely<any>} db */
export async function up(db) {
  await sql.raw(column).execute(db);
  for (let last = 0; ;) {
    const rows = await db
      .selectFrom("contact_submissions")
      .select(["id", "first_name", "last_name", "email"])
      .where("id", ">", last)
      .orderBy("id")
      .limit(atOnce)
      .execute();
    for (const { id, first_name, last_name, email } of rows) {
      const found_by = folded(`${first_name} ${last_name} ${email}`);
      await db.updateTable("contact_submissions").set({ found_by }).where("id", "=", id).execute();
    }
    last = rows.at(-1)?.id;
    if (rows.length < atOnce) break;
  }
  for (const statement of indexes) await sql.raw(statement).execute(db);
}

/** @param {string} text */
function folded(text) {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
