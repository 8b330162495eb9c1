/**
 * Takes out of the list of missing pages what looks like an address of a person: it enters no more. The start writes the whole file anew after
 * this migration, so that pages which were freed before `secure_delete` hold nothing that was erased.
 * @param {import("kysely").Kysely<any>} db
 */
export async function up(db) {
  await db
    .deleteFrom("missing_pages")
    .where((eb) => eb.or([eb("path", "like", "%@%"), eb("path", "like", "%\\%40%")]))
    .execute();
}
