import { setImmediate } from "node:timers/promises";

import { strToU8, Zip, ZipDeflate } from "fflate";

import { guideAsItHolds } from "./corrected-files.server";

/** Files that are packed before somebody else gets a turn. */
const atOnce = 20;

/** All entries as they hold, each file where the project has it: unpacked over the project, corrections are its files. */
export async function guideArchive(): Promise<Uint8Array<ArrayBuffer>> {
  const files = guideAsItHolds().flatMap(({ folder, contents }) =>
    Object.entries(contents).map(([name, text]) => [`${folder}/${name}`, text] as const),
  );
  const parts: Uint8Array[] = [];
  const zip = new Zip((error, part) => {
    if (error) throw error;
    parts.push(part);
  });
  for (const [place, [path, text]] of files.entries()) {
    if (place % atOnce === 0) await setImmediate();
    const file = new ZipDeflate(path, { level: 6 });
    // The same files make the same archive, whenever it is made.
    file.mtime = "2026-01-01T00:00:00";
    zip.add(file);
    file.push(strToU8(text), true);
  }
  zip.end();
  return new Uint8Array(Buffer.concat(parts));
}
