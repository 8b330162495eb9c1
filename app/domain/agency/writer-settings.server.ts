import { z } from "zod";

import type { Db } from "~/db/database";

import { findSetting, putSetting, removeSetting, replaceSetting } from "./setting.repository.server";
import { noteSettings } from "./settings-activity.server";
import { firstWriterSettings, writerKinds, type WriterSettings } from "./writer-settings";

const stored = z.object({
  writer: z.enum(writerKinds),
  url: z.string().default(""),
  model: z.string().default(""),
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

type Save = {
  version: string;
  key?: string | undefined;
  forgetKey?: boolean;
  now: Date;
  by?: number | null;
};
type Saved = { ok: true } | { ok: false; reason: "changed" };

/**
 * Stores them, unless somebody else has done so since `version`. They hold from the next group of articles on. Without a new
 * `key` the one that is stored stays; it belongs to the server that it was entered for and goes to no other: with another server, and
 * where `forgetKey` says so, it is deleted.
 */
export function saveWriterSettings(
  db: Db,
  settings: WriterSettings,
  { version, key, forgetKey = false, now, by = null }: Save,
): Promise<Saved> {
  return db.transaction().execute(async (trx) => {
    const isStored = await replaceSetting(trx, "writer", settings, version, now);
    if (!isStored) return { ok: false, reason: "changed" };
    const origin = settings.url === "" ? null : new URL(settings.url).origin;
    if (origin && key) await putSetting(trx, "writer-key", { origin, key }, now);
    else if (forgetKey || (await findKey(trx))?.origin !== origin) await removeSetting(trx, "writer-key");
    await noteSettings(trx, "writer", by, now);
    return { ok: true };
  });
}

/** A service as it is asked; the key is empty where it wants none. */
export type ServiceAddress = { url: string; key: string; model: string; isOperators?: boolean };

const storedKey = z.object({ origin: z.string(), key: z.string() });

/** The service that the settings name, else the one of the environment; undefined where there is neither. */
export async function findService(
  db: Db,
  { url, model }: WriterSettings,
  fromEnvironment: ServiceAddress | undefined,
): Promise<ServiceAddress | undefined> {
  if (url === "") return fromEnvironment;
  const stored = await findKey(db);
  return { url, model, key: stored?.origin === new URL(url).origin ? stored.key : "" };
}

async function findKey(db: Db): Promise<z.infer<typeof storedKey> | undefined> {
  return storedKey.safeParse((await findSetting(db, "writer-key"))?.value).data;
}

/** A service whose prices are known, with what it may cost: `price` EUR per million tokens, `budget` EUR a month. */
export type PaidService = ServiceAddress & { price: { input: number; output: number }; budget: number };

/** The service that may be asked now; undefined where none is set up whose prices are known. */
export async function findPaidService(
  db: Db,
  fromEnvironment: ServiceAddress | undefined,
): Promise<PaidService | undefined> {
  const { settings } = await findWriterSettings(db);
  const { budget, inputPrice, outputPrice } = settings;
  const service = await findService(db, settings, fromEnvironment);
  if (!service || inputPrice === null || outputPrice === null) return undefined;
  return { ...service, budget, price: { input: inputPrice, output: outputPrice } };
}
