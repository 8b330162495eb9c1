import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";

import { migrateToLatest } from "~/db/migrate.server";
import { openDatabase } from "~/db/open.server";

import { templateFile, testFolder } from "./folders";

/** Makes one migrated, empty database; each test copies it. */
export default async function setup() {
  rmSync(testFolder, { recursive: true, force: true });
  mkdirSync(testFolder, { recursive: true });
  const template = openDatabase(templateFile);
  await migrateToLatest(template, join(process.cwd(), "migrations"));
  // Closed before it is copied: what is still in the write-ahead log would be missing otherwise.
  await template.destroy();
  return () => rmSync(testFolder, { recursive: true, force: true });
}
