import { join } from "node:path";

import { environment } from "~/environment.server";

import type { Db } from "./database";
import { openDatabase } from "./open.server";

declare global {
  // Development reloads modules; the connection must survive that.
  var openDb: Db | undefined;
}

export const databaseFile = join(environment.dataDir, "xamfra.db");

/** The one connection of this process. */
export const db: Db = (globalThis.openDb ??= openDatabase(databaseFile));
