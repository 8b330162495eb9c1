import { z } from "zod";

import type { Db } from "~/db/database";

import { firstMortgageDefaults, type MortgageDefaults } from "./mortgage";
import { findSetting, replaceSetting } from "./setting.repository.server";
import { noteSettings } from "./settings-activity.server";

const stored = z.object({ ratePercent: z.number().positive(), checkedOn: z.iso.date().nullable() });

/** The rate with which the mortgage calculation begins; 3.00 % until the agent sets another. */
export async function mortgageDefaults(db: Db): Promise<MortgageDefaults> {
  return (await findMortgageDefaults(db)).mortgage;
}

export async function findMortgageDefaults(db: Db): Promise<{ mortgage: MortgageDefaults; version: string }> {
  const setting = await findSetting(db, "mortgage");
  const read = stored.safeParse(setting?.value);
  return { mortgage: read.success ? read.data : firstMortgageDefaults, version: setting?.version ?? "" };
}

type Saved = { ok: true } | { ok: false; reason: "changed" };

/** Stores the rate, unless somebody else has done so since `version`. */
export function saveMortgageDefaults(
  db: Db,
  mortgage: MortgageDefaults,
  version: string,
  now: Date,
  by: number | null = null,
): Promise<Saved> {
  return db.transaction().execute(async (trx) => {
    const isStored = await replaceSetting(trx, "mortgage", mortgage, version, now);
    if (!isStored) return { ok: false, reason: "changed" };
    await noteSettings(trx, "mortgage", by, now);
    return { ok: true };
  });
}
