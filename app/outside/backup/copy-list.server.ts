import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { z } from "zod";

import type { BackupStore } from "~/environment.server";

/** An archive in the storage; size in bytes. */
const copySchema = z.object({ name: z.string(), bytes: z.number().int() });
const listSchema = z.object({ to: z.string(), copies: z.array(copySchema) });

export type Copy = z.infer<typeof copySchema>;

/**
 * Writes down what lay in the storage when it was asked last. The panel reads it here: the storage's client takes longer to load than a page to
 * be drawn, and the storage itself may take a minute to say that it cannot be reached.
 */
export async function keepCopyList(dataDir: string, store: BackupStore, copies: readonly Copy[]): Promise<void> {
  const file = fileIn(dataDir);
  await writeFile(`${file}.new`, JSON.stringify({ to: placeOf(store), copies }), { mode: 0o600 });
  await rename(`${file}.new`, file);
}

/** What lay in this storage then; nothing where it was not asked yet, or another one was. */
export async function readCopyList(dataDir: string, store: BackupStore): Promise<Copy[]> {
  // A list that cannot be read says of no archive that it is copied: the worse of two errors would be the other one.
  const text = await readFile(fileIn(dataDir), "utf8").catch(() => "null");
  const list = listSchema.safeParse(parsed(text)).data;
  return list?.to === placeOf(store) ? list.copies : [];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function fileIn(dataDir: string): string {
  return join(dataDir, "backup-copies.json");
}

function placeOf({ endpoint, bucket, prefix }: BackupStore): string {
  return [endpoint, bucket, prefix].join(" ");
}
