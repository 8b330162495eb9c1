/** `npm run owner -- reset-password`: a new password for the owner, when the first one is lost. */
import { existsSync } from "node:fs";
import { join } from "node:path";

import { environment } from "~/environment.server";
import { becomeOwnerOf } from "~/outside/own-folder.server";

if (process.argv[2] !== "reset-password") {
  console.error("Usage: npm run owner -- reset-password");
  process.exit(2);
}
becomeOwnerOf(environment.dataDir);
process.umask(0o077);
const databaseFile = join(environment.dataDir, "xamfra.db");
if (!existsSync(databaseFile)) {
  console.error(`There is no database at ${databaseFile}. Is DATA_DIR that of the site?`);
  process.exit(1);
}
// Loaded only now: it would make a database where there is none.
const { db } = await import("~/db/db.server");
const { resetOwnerPassword } = await import("~/domain/admins/owner.server");
const password = await resetOwnerPassword(db, environment.ownerEmail, new Date());
await db.destroy();
if (password === null) {
  console.error(
    `There is no account ${environment.ownerEmail} yet: npm start makes it. Is OWNER_EMAIL the same as then?`,
  );
  process.exit(1);
}
console.log(`New password of ${environment.ownerEmail}: ${password}`);
console.log("All sessions have ended, and signing in takes no code from a phone any more.");
