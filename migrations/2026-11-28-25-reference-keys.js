import { sql } from "kysely";

// The letters and digits of a reference, by which two of them are one. Null: none, or a second home that has shared its reference since
// before: it keeps it, and whoever saves that home next is asked for another.
const changes = [
  `alter table properties add column reference_key text`,
  `create unique index properties_by_reference_key on properties (reference_key)`,
];

/** @param {import("kysely").Kysely<any>} db */
export async function up(db) {
  for (const statement of changes) await sql.raw(statement).execute(db);
  const homes = await db
    .selectFrom("properties")
    .select(["id", "reference"])
    .where("reference", "is not", null)
    .orderBy("id")
    .execute();
  const taken = new Set();
  for (const { id, reference } of homes) {
    const key = referenceKey(reference);
    if (taken.has(key)) continue;
    taken.add(key);
    await db.updateTable("properties").set({ reference_key: key }).where("id", "=", id).execute();
  }
}

/** @param {string} reference */
function referenceKey(reference) {
  const letters = reference
    .normalize("NFKC")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "");
  return letters || reference;
}
