import { z } from "zod";

import type { Db } from "~/db/database";

import { noProof, type Proof } from "./proof";
import { findSetting, replaceSetting } from "./setting.repository.server";
import { noteSettings } from "./settings-activity.server";

const stored = z.object({ showsSold: z.boolean(), appreciationSource: z.string() });

/** What is shown as proof, and the version that somebody changes; nothing until the agent says so. */
export async function findProof(db: Db): Promise<{ proof: Proof; version: string }> {
  const setting = await findSetting(db, "proof");
  const read = stored.safeParse(setting?.value);
  return { proof: read.success ? read.data : noProof, version: setting?.version ?? "" };
}

/** Stores it, unless somebody else has done so since `version`. */
export function saveProof(
  db: Db,
  proof: Proof,
  version: string,
  now: Date,
  by: number | null = null,
): Promise<{ ok: true } | { ok: false; reason: "changed" }> {
  return db.transaction().execute(async (trx) => {
    if (!(await replaceSetting(trx, "proof", proof, version, now))) return { ok: false, reason: "changed" };
    await noteSettings(trx, "proof", by, now);
    return { ok: true };
  });
}
