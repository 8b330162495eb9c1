import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";

import { db } from "~/db/db.server";
import { takeAdminFlash } from "~/http/flash.server";
import { action as changes } from "~/routes/admin/admins/change";
import { action as adds, loader as list } from "~/routes/admin/admins/list";
import { loader as dashboard } from "~/routes/admin/dashboard";
import { loader as frame } from "~/routes/admin/frame";
import { loader as login } from "~/routes/admin/login";

import { signedInAs } from "../support/accounts";
import { aPerson, theAgency } from "../support/builders";
import { questionNamed } from "../support/questions";
import { type Answer, deed, get, origin, post } from "../support/requests";

const { action: removes, loader: question } = questionNamed("admins/remove");

const activates = deed(changes, "activate");
const deactivates = deed(changes, "deactivate");

let ana: { id: number; email: string };
let headers: { Cookie: string };
beforeEach(async () => {
  await theAgency(db);
  await db.deleteFrom("admin_users").execute();
  ana = await aPerson(db, { admin: "active" });
  headers = await signedInAs(db, ana);
});

/** Where an answer leads and what it says there. */
async function saying(answer: Answer) {
  const cookie =
    answer.headers
      .getSetCookie()
      .find((each) => each.startsWith("flash="))
      ?.split(";")[0] ?? "";
  const taken = await takeAdminFlash(new Request(origin, { headers: { Cookie: cookie } }));
  return [answer.status, answer.headers.get("Location"), taken?.flash.name, taken?.flash.hasFailed];
}

const adminId = async (email: string) =>
  String((await db.selectFrom("admin_users").select("id").where("email", "=", email).executeTakeFirst())?.id);
const addsOne = (email: string) => post(adds, "/admin/admins", { email }, {}, headers);
const listed = () => db.selectFrom("admin_users").select(["email", "is_active"]).orderBy("id").execute();

describe("the admin users", () => {
  test("are listed with oneself", async () => {
    expect((await get(list, "/admin/admins", {}, headers)).data).toMatchObject({
      admins: [{ email: ana.email, isActive: true, hasSignedUp: true, hold: "oneself" }],
    });
  });

  test("that cannot be read leave the rest of the page standing", async () => {
    await sql`alter table users rename column last_seen_at to seen`.execute(db);
    const answer = await get(list, "/admin/admins", {}, headers);
    await sql`alter table users rename column seen to last_seen_at`.execute(db);
    expect([answer.status, answer.data]).toMatchObject([500, { admins: null }]);
  });

  test("that cannot be read at all leave the owner inside the panel; everybody else is told at the sign-in", async () => {
    const owner = await aPerson(db, { email: "owner@xamfra.example", admin: "active" });
    const inside = await signedInAs(db, owner);
    await db.schema.alterTable("admin_users").renameTo("admin_users_away").execute();
    try {
      expect((await get(frame, "/admin", {}, inside)).status).toBe(200);
      const answer = await get(list, "/admin/admins", {}, inside);
      expect([answer.status, answer.data]).toMatchObject([500, { admins: null }]);
      const outside = await get(list, "/admin/admins", {}, headers);
      expect([outside.status, outside.headers.get("Location")]).toEqual([302, "/admin/login?next=%2Fadmin%2Fadmins"]);
      expect((await get(login, "/admin/login?next=%2Fadmin%2Fadmins", {}, headers)).data).toMatchObject({
        refused: { email: ana.email, reason: "unread" },
      });
    } finally {
      await db.schema.alterTable("admin_users_away").renameTo("admin_users").execute();
    }
  });

  test("grow by an e-mail, spaces around it taken away", async () => {
    expect(await saying(await addsOne("  pau@example.com "))).toEqual([303, "/admin/admins", "adminAdded", false]);
    expect(await listed()).toContainEqual({ email: "pau@example.com", is_active: 1 });
  });

  test("say so when the person can enter at once", async () => {
    const pau = await aPerson(db);
    expect(await saying(await addsOne(pau.email))).toEqual([303, "/admin/admins", "adminAddedAtOnce", false]);
    // As browsers send a domain in letters of its own, and as a colleague types it.
    await aPerson(db, { email: "pau@xn--mller-kva.example" });
    expect((await saying(await addsOne("pau@müller.example")))[2]).toBe("adminAddedAtOnce");
  });

  test("ask for an e-mail that is one and is not there yet, and keep what was typed", async () => {
    for (const [email, error] of [
      ["", "field.email.required"],
      ["   ", "field.email.invalid"],
      ["pau", "field.email.invalid"],
      [ana.email.toUpperCase(), "admins.email.alreadyThere"],
    ] as const) {
      const answer = await addsOne(email);
      expect([answer.status, answer.data]).toEqual([400, { email, role: "admin", errors: [error] }]);
    }
    expect(await listed()).toHaveLength(1);
  });

  test("are deactivated, with which the panel is closed to them, and activated again", async () => {
    const pau = await aPerson(db, { admin: "active" });
    const theirs = await signedInAs(db, pau);
    const id = await adminId(pau.email);
    expect((await get(dashboard, "/admin", {}, theirs)).status).toBe(200);
    const path = `/admin/admins/${id}`;
    expect(await saying(await post(deactivates, path, {}, { id }, headers))).toEqual([
      303,
      "/admin/admins",
      "adminDeactivated",
      false,
    ]);
    expect((await get(dashboard, "/admin", {}, theirs)).status).toBe(302);
    expect(await saying(await post(activates, path, {}, { id }, headers))).toEqual([
      303,
      "/admin/admins",
      "adminActivated",
      false,
    ]);
    expect((await get(dashboard, "/admin", {}, await signedInAs(db, pau))).status).toBe(200);
  });

  test("are removed after a question", async () => {
    await addsOne("pau@example.com");
    const id = await adminId("pau@example.com");
    const path = `/admin/admins/ask/remove/${id}`;
    expect((await get(question, path, { id }, headers)).data).toMatchObject({
      asked: { lost: [expect.stringContaining("pau@example.com"), expect.any(String)] },
    });
    expect(await saying(await post(removes, path, {}, { id }, headers))).toEqual([
      303,
      "/admin/admins",
      "adminRemoved",
      false,
    ]);
    expect(await listed()).toHaveLength(1);
    expect(await saying(await post(removes, path, {}, { id }, headers))).toEqual([
      303,
      "/admin/admins",
      "adminGone",
      true,
    ]);
    expect((await get(question, path, { id }, headers)).status).toBe(404);
  });

  test("cannot shut themselves out", async () => {
    await aPerson(db, { admin: "active" });
    const id = await adminId(ana.email);
    for (const [action, verb] of [
      [deactivates, "deactivate"],
      [removes, "remove"],
    ] as const) {
      expect(await saying(await post(action, `/admin/admins/${id}/${verb}`, {}, { id }, headers))).toEqual([
        303,
        "/admin/admins",
        "adminHeldOneself",
        true,
      ]);
    }
    expect((await get(dashboard, "/admin", {}, headers)).status).toBe(200);
  });

  test("are none at an address that names none", async () => {
    for (const id of ["0", "abc", "1e3", "99999999999"]) {
      expect((await get(question, `/admin/admins/ask/remove/${id}`, { id }, headers)).status).toBe(404);
      expect((await post(deactivates, `/admin/admins/${id}`, {}, { id }, headers)).status).toBe(404);
    }
  });
});
