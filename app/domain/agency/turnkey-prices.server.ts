import { z } from "zod";

import type { Db } from "~/db/database";

import { findSetting, replaceSetting } from "./setting.repository.server";
import { noteSettings } from "./settings-activity.server";
import { firstTurnkeyPrices, type TurnkeyPrices } from "./turnkey-package";

const price = z.number().int().positive().nullable();
const stored = z.object({ essential: price, premium: price, luxury: price });

/** What the packages cost, and the version that somebody changes. */
export async function findTurnkeyPrices(db: Db): Promise<{ prices: TurnkeyPrices; version: string }> {
  const setting = await findSetting(db, "turnkey");
  const read = stored.safeParse(setting?.value);
  return { prices: read.success ? read.data : firstTurnkeyPrices, version: setting?.version ?? "" };
}

/** Stores the prices, unless somebody else has done so since `version`. */
export function saveTurnkeyPrices(
  db: Db,
  prices: TurnkeyPrices,
  version: string,
  now: Date,
  by: number | null = null,
): Promise<{ ok: true } | { ok: false; reason: "changed" }> {
  return db.transaction().execute(async (trx) => {
    if (!(await replaceSetting(trx, "turnkey", prices, version, now))) return { ok: false, reason: "changed" };
    await noteSettings(trx, "turnkey", by, now);
    return { ok: true };
  });
}
