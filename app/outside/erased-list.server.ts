import { open, readFile } from "node:fs/promises";
import { join } from "node:path";

import { z } from "zod";

import { environment } from "~/environment.server";

import { isMissing } from "./disk.server";

/**
 * Who was erased, beside the database: a restore replaces the database by an older one and leaves this list, so that the next
 * start erases again what came back. It holds keyed hashes and times, one a line, and is only ever added to.
 */
export const erasedListFile = join(environment.dataDir, "erased.log");

const lineSchema = z.object({ mark: z.string().regex(/^[\w-]{8}\.[\w-]{22,43}$/), erasedAt: z.iso.datetime() });

/** Adds to the list; on the disk, whatever happens to the machine, once this is done. */
export async function addToErasedList(
  marks: readonly { mark: string; erasedAt: string }[],
  path = erasedListFile,
): Promise<void> {
  if (marks.length === 0) return;
  const file = await open(path, "a", 0o600);
  try {
    // Begins with an end of line: one that was cut off by a power cut must not spoil what follows.
    await file.appendFile(erasedListText(marks));
    await file.sync();
  } finally {
    await file.close();
  }
}

/** The whole list. */
export async function readErasedList(path = erasedListFile): Promise<{ mark: string; erasedAt: string }[]> {
  const text = await readFile(path, "utf8").catch((error: unknown) => {
    if (isMissing(error)) return "";
    throw error;
  });
  return erasedIn(text);
}

/** What stands in a list. A line that cannot be read is left out. */
export function erasedIn(text: string): { mark: string; erasedAt: string }[] {
  return text.split("\n").flatMap((line) => {
    const read = lineSchema.safeParse(parsed(line));
    return read.success ? [read.data] : [];
  });
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

/** The lines of the list as they are stored. */
export function erasedListText(marks: readonly { mark: string; erasedAt: string }[]): string {
  return marks.map(({ mark, erasedAt }) => `\n${JSON.stringify({ mark, erasedAt })}`).join("") + "\n";
}
