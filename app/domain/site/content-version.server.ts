import { CompiledQuery } from "kysely";

import type { Db } from "~/db/database";

// Asked several times for each page that is drawn: written out once.
const asked = CompiledQuery.raw("select version from content_version");

/** Moves whenever something has changed that public pages show; triggers of the database see to it. */
export async function contentVersion(db: Db): Promise<number> {
  const { rows } = await db.executeQuery<{ version: number }>(asked);
  return rows[0]?.version ?? 0;
}
