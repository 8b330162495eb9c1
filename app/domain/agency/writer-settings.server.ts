import { z } from "zod";

import type { Db } from "~/db/database";

import { findSetting, replaceSetting } from "./setting.repository.server";
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
export async function saveWriterSettings(db: Db, settings: WriterSettings, version: string, now: Date): Promise<Saved> {
  const isStored = await replaceSetting(db, "writer", settings, version, now);
  return isStored ? { ok: true } : { ok: false, reason: "changed" };
}
