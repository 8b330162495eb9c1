import type { Db } from "~/db/database";

/** The homes that were chosen for an article, in their order. */
export async function listChosen(db: Db, article: number): Promise<{ id: number; reference: string | null }[]> {
  return db
    .selectFrom("article_properties")
    .innerJoin("properties", "properties.id", "property_id")
    .where("article_id", "=", article)
    .select(["properties.id", "properties.reference"])
    .orderBy("place")
    .orderBy("properties.id")
    .execute();
}

/** The home with a reference, whatever its capitals, or with a number. Drafts are none. */
export async function findChosen(db: Db, { reference, id }: { reference: string; id: number }) {
  return (
    db
      .selectFrom("properties")
      .where("status", "<>", "draft")
      .where(({ eb, or, fn }) => or([eb(fn("lower", ["reference"]), "=", reference.toLowerCase()), eb("id", "=", id)]))
      .select(["id", "reference"])
      // A reference may be a number too, and says more than that of the address.
      .orderBy(({ eb, fn }) => eb(fn("lower", ["reference"]), "=", reference.toLowerCase()), "desc")
      .executeTakeFirst()
  );
}

/** Puts these homes beside an article, in place of those that were. */
export async function replaceChosen(trx: Db, article: number, homes: readonly number[]): Promise<void> {
  await trx.deleteFrom("article_properties").where("article_id", "=", article).execute();
  const rows = homes.map((property_id, place) => ({ article_id: article, property_id, place }));
  if (rows.length > 0) await trx.insertInto("article_properties").values(rows).execute();
}

/** The names of the staff who may sign an article. */
export async function listStaffNames(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom("admin_users")
    .innerJoin("users", "users.id", "admin_users.user_id")
    .where("admin_users.is_active", "=", 1)
    .where("users.name", "<>", "")
    .select("users.name")
    .orderBy("users.name")
    .execute();
  return rows.map(({ name }) => name);
}
