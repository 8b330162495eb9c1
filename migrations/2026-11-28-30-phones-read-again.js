// Numbers that were read as none of any country, such as `(+34) 600 …` and `8 916 …`, are read again when the site starts: see
// app/domain/enquiries/people/phone-numbers.server.ts.

/** @param {import("kysely").Kysely<any>} db */
export async function up(db) {
  for (const table of ["contact_submissions", "appointments"]) {
    await db.updateTable(table).set({ phone_number: null }).where("phone_number", "like", "typed:%").execute();
  }
}
