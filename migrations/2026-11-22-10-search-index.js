import { sql } from "kysely";

// The words by which the panel finds a home: its title and reference without accents, capitals and signs, which SQLite cannot
// take away itself. Empty stands for "not known": then a search reads title and reference.
const column = `alter table properties add column found_by text not null default ''`;

const statements = [
  // Another program that changes a title knows nothing of the column.
  `create trigger properties_found_anew after update of title, reference on properties
     when new.found_by = old.found_by and new.found_by <> ''
       and (new.title is not old.title or new.reference is not old.reference)
     begin
       update properties set found_by = '' where id = new.id;
     end`,

  // A search reads all of this, and nothing else.
  `create index properties_by_words on properties (found_by, neighborhood, status, created_at, title, reference)`,

  // The briefs that may fit a home, with what they ask for.
  `create index briefs_by_arrival on contact_submissions (created_at, email, asked)
     where kind = 'search-brief' and spam_reason is null and set_aside_at is null and asked is not null`,
];

const atOnce = 1000;

/** @param {import("kysely").Kysely<any>} db */
export async function up(db) {
  await sql.raw(column).execute(db);
  for (let last = 0; ;) {
    const rows = await db
      .selectFrom("properties")
      .select(["id", "title", "reference"])
      .where("id", ">", last)
      .orderBy("id")
      .limit(atOnce)
      .execute();
    for (const { id, title, reference } of rows) {
      const found_by = plainWords(`${title} ${reference ?? ""}`);
      await db.updateTable("properties").set({ found_by }).where("id", "=", id).execute();
    }
    last = rows.at(-1)?.id;
    if (rows.length < atOnce) break;
  }
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** @param {string} text */
function plainWords(text) {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[·'’]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
