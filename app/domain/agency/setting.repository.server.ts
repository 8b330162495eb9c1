import type { Db } from "~/db/database";

type SettingKey =
  "agency" | "agent" | "booking" | "brand" | "mortgage" | "proof" | "travel" | "turnkey" | "writer" | "writer-key";

/** What is stored under a key, as it was written, and its version; undefined where nothing is. */
export async function findSetting(db: Db, key: SettingKey): Promise<{ value: unknown; version: string } | undefined> {
  const row = await db.selectFrom("settings").selectAll().where("key", "=", key).executeTakeFirst();
  return row && { value: JSON.parse(row.value), version: row.updated_at };
}

/** Stores a value, unless somebody has stored another one since `version`. @returns whether it was stored */
export async function replaceSetting(
  db: Db,
  key: SettingKey,
  value: object,
  version: string,
  now: Date,
): Promise<boolean> {
  const row = { value: JSON.stringify(value), updated_at: otherThan(version, now) };
  if (version === "") {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto("settings")
      .values({ key, ...row })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n;
  }
  const { numUpdatedRows } = await db
    .updateTable("settings")
    .set(row)
    .where("key", "=", key)
    .where("updated_at", "=", version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The moment a setting was stored is its version: two who save within one millisecond are told apart all the same. */
function otherThan(version: string, now: Date): string {
  const at = now.toISOString();
  return at === version ? new Date(now.getTime() + 1).toISOString() : at;
}

/** Forgets what is stored under a key. */
export async function removeSetting(trx: Db, key: SettingKey): Promise<void> {
  await trx.deleteFrom("settings").where("key", "=", key).execute();
}

/** Stores a value that no form shows and nobody can overtake. */
export async function putSetting(trx: Db, key: SettingKey, value: object, now: Date): Promise<void> {
  const row = { value: JSON.stringify(value), updated_at: now.toISOString() };
  await trx
    .insertInto("settings")
    .values({ key, ...row })
    .onConflict((conflict) => conflict.column("key").doUpdateSet(row))
    .execute();
}
