import { z } from "zod";

import type { Db } from "~/db/database";

import { findSetting, replaceSetting } from "./setting.repository.server";
import { noteSettings } from "./settings-activity.server";
import { firstWriterSettings, writerKinds, type WriterSettings } from "./writer-settings";

const stored = z.object({
  writer: z.enum(writerKinds),
  budget: z.number().min(0),
  inputPrice: z.number().min(0).nullable(),
  outputPrice: z.number().min(0).nullable(),
});

/** Who writes articles and what it may cost. What cannot be read costs nothing: the built-in writer writes. */
export async function findWriterSettings(db: Db): Promise<{ settings: WriterSettings; version: string }> {
  const setting = await findSetting(db, "writer");
  const read = stored.safeParse(setting?.value);
  return { settings: read.success ? read.data : firstWriterSettings, version: setting?.version ?? "" };
}

type Saved = { ok: true } | { ok: false; reason: "changed" };

/** Stores them, unless somebody else has done so since `version`. They hold from the next group of articles on. */
export function saveWriterSettings(
  db: Db,
  settings: WriterSettings,
  version: string,
  now: Date,
  by: number | null = null,
): Promise<Saved> {
  return db.transaction().execute(async (trx) => {
    const isStored = await replaceSetting(trx, "writer", settings, version, now);
    if (!isStored) return { ok: false, reason: "changed" };
    await noteSettings(trx, "writer", by, now);
    return { ok: true };
  });
}
