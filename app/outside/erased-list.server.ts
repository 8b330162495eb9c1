import { createHmac } from "node:crypto";
import { open, readFile } from "node:fs/promises";
import { join } from "node:path";

import { z } from "zod";

import { environment } from "~/environment.server";

import { isMissing } from "./disk.server";
import { secret } from "./secret.server";

/**
 * Who was erased, beside the database: a restore replaces the database by an older one and leaves this list, so that the next
 * start erases again what came back. It holds keyed hashes and times, one a line, and is only ever added to.
 */
export const erasedListFile = join(environment.dataDir, "erased.log");

const lineSchema = z.object({ mark: z.string().regex(/^[\w-]{8}\.[\w-]{22,43}$/), erasedAt: z.iso.datetime() });

// Says by which secret a mark was made: with another one nobody is known again, and the start has to say so.
const keyName = createHmac("sha256", secret).update("erased-people").digest("base64url").slice(0, 8);

export function erasedMark(kind: "email" | "phone", value: string): string {
  return `${keyName}.${createHmac("sha256", secret).update(`erased:${kind}:${value}`).digest("base64url")}`;
}

/** Whether a mark was made with the secret of now. */
export function isKnownMark(mark: string): boolean {
  return mark.startsWith(`${keyName}.`);
}

/** Adds to the list; on the disk, whatever happens to the machine, once this is done. */
export async function addToErasedList(
  marks: readonly { mark: string; erasedAt: string }[],
  path = erasedListFile,
): Promise<void> {
  if (marks.length === 0) return;
  const file = await open(path, "a", 0o600);
  try {
    // Begins with an end of line: one that was cut off by a power cut must not spoil what follows.
    await file.appendFile(marks.map(({ mark, erasedAt }) => `\n${JSON.stringify({ mark, erasedAt })}`).join("") + "\n");
    await file.sync();
  } finally {
    await file.close();
  }
}

/** The whole list. A line that cannot be read is left out. */
export async function readErasedList(path = erasedListFile): Promise<{ mark: string; erasedAt: string }[]> {
  const text = await readFile(path, "utf8").catch((error: unknown) => {
    if (isMissing(error)) return "";
    throw error;
  });
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
