import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** What a seeded copy depends on: schema, samples, the way photos are made. */
export function seedDigest(): string {
  const hash = createHash("sha256");
  for (const path of ["migrations", "app/db", "app/seed", "app/outside/photos", "scripts/prepare-site.ts"]) add(path);
  return hash.digest("hex");

  function add(path: string) {
    if (!statSync(path).isDirectory()) {
      hash.update(path).update(readFileSync(path));
      return;
    }
    for (const name of readdirSync(path).sort()) add(join(path, name));
  }
}
