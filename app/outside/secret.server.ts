import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { environment } from "~/environment.server";

/** The secret that signs cookies and keys hashes: SESSION_SECRET, or one made at the first start and kept in DATA_DIR. */
export const secret: string = environment.sessionSecret ?? keptSecret(environment.dataDir);

export function keptSecret(dataDir: string): string {
  const file = join(dataDir, "secret");
  mkdirSync(dataDir, { recursive: true });
  try {
    // "wx" loses the race quietly when two processes start at once: the second reads what the first wrote.
    writeFileSync(file, randomBytes(32).toString("base64url"), { flag: "wx", mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
  return readFileSync(file, "utf8").trim();
}
