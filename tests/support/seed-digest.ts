import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** What a seeded copy depends on: schema, samples, the way photos are made. */
export function seedDigest(): string {
  const hash = createHash("sha256");
  const ours = ["app/db", "app/seed", "app/domain/samples", "app/outside/photos", "scripts/prepare-site.ts"];
  for (const path of ["migrations", ...ours]) add(path);
  return hash.digest("hex");

  function add(path: string) {
    if (!statSync(path).isDirectory()) {
      hash.update(path).update(readFileSync(path));
      return;
    }
    for (const name of readdirSync(path).sort()) add(join(path, name));
  }
}
