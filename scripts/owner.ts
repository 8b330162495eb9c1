/** `npm run owner -- reset-password`: a new password for the owner, when the first one is lost. */
import { db } from "~/db/db.server";
import { resetOwnerPassword } from "~/domain/admins/owner.server";
import { environment } from "~/environment.server";

if (process.argv[2] !== "reset-password") {
  console.error("Usage: npm run owner -- reset-password");
  process.exit(2);
}
const password = await resetOwnerPassword(db, environment.ownerEmail, new Date());
await db.destroy();
if (password === null) {
  console.error(
    `There is no account ${environment.ownerEmail} yet: npm start makes it. Is OWNER_EMAIL the same as then?`,
  );
  process.exit(1);
}
console.log(`New password of ${environment.ownerEmail}: ${password}`);
