import { setImmediate } from "node:timers/promises";

import { strToU8, zipSync } from "fflate";

import { guideAsItHolds } from "./corrected-files.server";

/** All entries as they hold, each file where the project has it: unpacked over the project, corrections are its files. */
export async function guideArchive(): Promise<Uint8Array<ArrayBuffer>> {
  const files = guideAsItHolds().flatMap(({ folder, contents }) =>
    Object.entries(contents).map(([name, text]) => [`${folder}/${name}`, strToU8(text)] as const),
  );
  await setImmediate();
  // The same files make the same archive, whenever it is made.
  return zipSync(Object.fromEntries(files), { level: 6, mtime: "2026-01-01T00:00:00" }) as Uint8Array<ArrayBuffer>;
}
