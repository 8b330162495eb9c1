import { sql } from "kysely";

import type { Db } from "~/db/database";

/** Moves whenever something has changed that public pages show; triggers of the database see to it. */
export async function contentVersion(db: Db): Promise<number> {
  const { rows } = await sql<{ version: number }>`select version from content_version`.execute(db);
  return rows[0]?.version ?? 0;
}
