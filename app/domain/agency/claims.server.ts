import type { Db } from "~/db/database";
import { languages, type Localized } from "~/i18n/languages";

import { type ClaimSettings, type Direction, type Edited, reordered } from "./agency";
import { gathered } from "./localized-rows";
import { noteSettings } from "./settings-activity.server";

/** The claims as the agent keeps them, in their order on the home page. */
export async function listClaimsKept(db: Db): Promise<Edited<ClaimSettings>[]> {
  const claims = await db.selectFrom("claims").selectAll().orderBy("position").orderBy("id").execute();
  const texts = await db.selectFrom("claim_texts").selectAll().execute();
  return claims.map(({ id, basis, version }) => {
    const own = texts.filter((text) => text.claim_id === id);
    return {
      id,
      version: String(version),
      value: gathered(own, (text) => text.value),
      label: gathered(own, (text) => text.label),
      basis,
    };
  });
}

export async function findClaim(db: Db, id: number): Promise<Edited<ClaimSettings> | undefined> {
  return (await listClaimsKept(db)).find((claim) => claim.id === id);
}

/** Adds a claim after the others. */
export function addClaim(
  db: Db,
  claim: ClaimSettings,
  by: number | null = null,
  now = new Date(),
): Promise<{ id: number }> {
  return db.transaction().execute(async (trx) => {
    const { last } = await trx
      .selectFrom("claims")
      .select((eb) => eb.fn.max("position").as("last"))
      .executeTakeFirstOrThrow();
    const { id } = await trx
      .insertInto("claims")
      .values({ position: Number(last ?? 0) + 1, basis: claim.basis })
      .returning("id")
      .executeTakeFirstOrThrow();
    await writeTexts(trx, id, claim);
    await noteSettings(trx, "claims", by, now);
    return { id };
  });
}

type Changed = { ok: true } | { ok: false; reason: "not-found" | "changed" };

/** Changes a claim, unless somebody else has done so since `version`. */
export function changeClaim(
  db: Db,
  id: number,
  claim: ClaimSettings,
  version: string,
  by: number | null = null,
  now = new Date(),
): Promise<Changed> {
  return db.transaction().execute(async (trx): Promise<Changed> => {
    const row = await trx.selectFrom("claims").select("version").where("id", "=", id).executeTakeFirst();
    if (!row) return { ok: false, reason: "not-found" };
    if (String(row.version) !== version) return { ok: false, reason: "changed" };

    await trx
      .updateTable("claims")
      .set({ basis: claim.basis, version: row.version + 1 })
      .where("id", "=", id)
      .execute();
    await trx.deleteFrom("claim_texts").where("claim_id", "=", id).execute();
    await writeTexts(trx, id, claim);
    await noteSettings(trx, "claims", by, now);
    return { ok: true };
  });
}

/** Moves a claim by one place. @returns whether anything moved */
export function moveClaim(
  db: Db,
  id: number,
  direction: Direction,
  by: number | null = null,
  now = new Date(),
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const rows = await trx.selectFrom("claims").select("id").orderBy("position").orderBy("id").execute();
    const before = rows.map((row) => row.id);
    const after = reordered(before, id, direction);
    if (after.every((each, index) => each === before[index])) return false;
    for (const [index, each] of after.entries()) {
      await trx
        .updateTable("claims")
        .set({ position: index + 1 })
        .where("id", "=", each)
        .execute();
    }
    await noteSettings(trx, "claims", by, now);
    return true;
  });
}

/** @returns whether there was such a claim */
export function removeClaim(db: Db, id: number, by: number | null = null, now = new Date()): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const { numDeletedRows } = await trx.deleteFrom("claims").where("id", "=", id).executeTakeFirst();
    if (numDeletedRows === 1n) await noteSettings(trx, "claims", by, now);
    return numDeletedRows === 1n;
  });
}

async function writeTexts(trx: Db, id: number, { value, label }: { value: Localized; label: Localized }) {
  const rows = languages.map((language) => ({
    claim_id: id,
    language,
    value: value[language],
    label: label[language],
  }));
  await trx.insertInto("claim_texts").values(rows).execute();
}
