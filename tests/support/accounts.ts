import type { Db } from "~/db/database";
import { addAdmin } from "~/domain/admins/admin-users.server";
import type { Role } from "~/domain/admins/role";
import { openSession } from "~/domain/admins/sessions.server";

import { aPerson } from "./builders";

/** The mails about accounts that wait in the outbox, each with the link it carries. */
export async function accountMails(db: Db) {
  const mails = await db
    .selectFrom("outbox")
    .select(["template", "recipient", "language", "payload"])
    .where("enquiry_id", "is", null)
    .orderBy("id")
    .execute();
  return mails.map(({ payload, ...mail }) => ({ ...mail, link: linkIn(payload) }));
}

/** What the link of the newest mail about an account carries. */
export async function newestLink(db: Db): Promise<string> {
  const link = (await accountMails(db)).at(-1)?.link ?? "";
  return new URL(link, "http://localhost").searchParams.get("token") ?? "";
}

/** Somebody who owns the site; there is one of them. */
export async function theOwner(db: Db) {
  const person = await aPerson(db, { admin: "active" });
  await db.updateTable("admin_users").set({ is_owner: 0 }).where("is_owner", "=", 1).execute();
  await db.updateTable("admin_users").set({ is_owner: 1 }).where("user_id", "=", person.id).execute();
  return person;
}

/** The headers of a browser in which this person is signed in. */
export async function signedInAs(db: Db, { id }: { id: number }): Promise<{ Cookie: string }> {
  const token = await openSession(db, id, new Date());
  // As Remix writes a cookie that is not signed.
  return { Cookie: `session=${Buffer.from(JSON.stringify(token)).toString("base64")}` };
}

function linkIn(payload: string): string {
  const values: unknown = JSON.parse(payload);
  return typeof values === "object" && values !== null && "link" in values ? String(values.link) : "";
}

/** Adds somebody to the admin users as an admin would, invitation and all. */
export function addsAdmin(db: Db, email: string, now: Date, role: Role = "admin") {
  return addAdmin(db, { email, role, by: 0 }, (token) => `/admin/invitation?token=${token}`, now);
}
