import { z } from "zod";

import type { Db } from "~/db/database";

import { firstMortgageDefaults, type MortgageDefaults } from "./mortgage";
import { findSetting, replaceSetting } from "./setting.repository.server";

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
export async function saveMortgageDefaults(
  db: Db,
  mortgage: MortgageDefaults,
  version: string,
  now: Date,
): Promise<Saved> {
  const isStored = await replaceSetting(db, "mortgage", mortgage, version, now);
  return isStored ? { ok: true } : { ok: false, reason: "changed" };
}
