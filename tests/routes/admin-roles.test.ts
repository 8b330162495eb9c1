import { beforeAll, describe, expect, test } from "vitest";

import { db } from "~/db/db.server";
import { receiveEnquiry } from "~/domain/enquiries/receiving/receive-enquiry.server";
import routes from "~/routes";
import { action as addsAdmin } from "~/routes/admin/admins/list";
import { action as confirmsPassword, loader as asksPassword } from "~/routes/admin/confirm-password";
import { loader as exportsPeople } from "~/routes/admin/enquiries/export";
import { loader as frame } from "~/routes/admin/frame";
import { loader as status } from "~/routes/admin/status";

import { signedInAs } from "../support/accounts";
import { aRowInEachTable, filledIn, routesOf, someFields } from "../support/admin-walk";
import { anEnquiry, aPerson, theAgency } from "../support/builders";
import { get, post } from "../support/requests";
import { tableDigests } from "../support/table-digest";
import { walkedRoutes } from "../support/whole-site";

type Guarded = { loader?: Parameters<typeof get>[0]; action?: Parameters<typeof post>[0] };
const modules = import.meta.glob<Guarded>("../../app/routes/admin/**/*.{ts,tsx}");
const forAdmins = routesOf(routes).filter(
  ({ file, path }) =>
    /^routes\/admin\/(?:settings\/|admins\/|activity|start\.|(?:enquiries|guide)\/export|status-(?:mail|backups?)\.)/.test(
      file,
    ) || /^\/admin\/(?:settings\/ask|admins\/ask|start\/ask|guide\/ask|enquiries\/ask\/erase)\//.test(path),
);
const forAll = routesOf(routes).filter(
  ({ file, path }) =>
    /^routes\/admin\/(?:dashboard|menu|account\/|status\.|diary\/|properties\/|developments\/|listings\/|articles\/|(?:enquiries|guide)\/(?!export))/.test(
      file,
    ) ||
    /^\/admin\/(?:(?:properties|developments|articles|account|status)\/ask|enquiries\/ask\/delete-note)\//.test(path),
);

let assistant: { id: number; email: string; password: string };
let headers: { Cookie: string };
beforeAll(async () => {
  await theAgency(db);
  const message = await receiveEnquiry(db, anEnquiry({ message: "A secret" }), new Date());
  await aRowInEachTable(db, message.id);
  assistant = await aPerson(db, { admin: "active", role: "assistant" });
  headers = await signedInAs(db, assistant);
});

describe("an assistant", () => {
  test("there are addresses for admins alone, and others for all of the staff", () => {
    expect(forAdmins.length).toBeGreaterThan(15);
    expect(forAll.length).toBeGreaterThan(25);
  });

  test("there is no address of the panel of which nobody has said whose it is", () => {
    // The ways in and out stand open: see admin-sign-in.test.ts.
    const said = new Set([...forAdmins, ...forAll].map(({ path }) => path));
    const unsaid = walkedRoutes.filter(({ path, isGuarded }) => isGuarded && !said.has(path)).map(({ path }) => path);
    expect(unsaid).toEqual([]);
    expect(forAdmins.filter(({ path }) => forAll.some((other) => other.path === path))).toEqual([]);
  });

  test.each(forAdmins)("is refused by $path ($file), and changes nothing", async ({ file, path, params }) => {
    const { loader, action } = (await modules[`../../app/${file}`]?.()) ?? {};
    const before = tableDigests();
    if (loader) {
      const answer = await get(loader, filledIn(path), params, headers);
      expect([answer.status, answer.headers.get("Cache-Control"), answer.data]).toEqual([403, "no-store", undefined]);
    }
    if (action) expect((await post(action, filledIn(path), someFields, params, headers)).status).toBe(403);
    expect(tableDigests()).toEqual(before);
  });

  // Pages that all of the staff read, with deeds among theirs that an admin alone may do.
  test.each([
    { file: "routes/admin/diary/settings.tsx", path: "/admin/diary/settings", deeds: ["booking", "travel"] },
    { file: "routes/admin/guide/entry.tsx", path: "/admin/guide/nota-simple", deeds: ["save", "translated"] },
    { file: "routes/admin/status.tsx", path: "/admin/status", deeds: ["trust-clock"] },
  ])("reads $path and does none of: $deeds", async ({ file, path, deeds }) => {
    const { action } = (await modules[`../../app/${file}`]?.()) ?? {};
    if (!action) throw new Error(`${file} takes no posts.`);
    const before = tableDigests();
    for (const intent of deeds) {
      expect((await post(action, path, { ...someFields, intent }, {}, headers)).status, intent).toBe(403);
    }
    expect(tableDigests()).toEqual(before);
  });

  test.each(forAll)("is shown $path ($file)", async ({ file, path, params }) => {
    const { loader } = (await modules[`../../app/${file}`]?.()) ?? {};
    if (loader) expect((await get(loader, filledIn(path), params, headers)).status).toBeLessThan(400);
  });

  test("is not shown the mails that were kept as files: the links in them open accounts", async () => {
    expect((await get(status, "/admin/status", {}, headers)).data).toMatchObject({ kept: null });
    const admin = await signedInAs(db, await aPerson(db, { admin: "active" }));
    expect((await get(status, "/admin/status", {}, admin)).data).toMatchObject({ kept: { isCut: false } });
  });

  test("is known as one to the panel, whose menu leaves out what is refused", async () => {
    const { data } = await get(frame, "/admin", {}, headers);
    expect(data).toMatchObject({ panel: { admin: { role: "assistant", isOwner: false } } });
  });
});

describe("what asks for the password again", () => {
  async function signedInLongAgo() {
    const admin = await aPerson(db, { admin: "active" });
    const cookie = await signedInAs(db, admin);
    const at = new Date(Date.now() - 10 * 60_000 - 1).toISOString();
    await db.updateTable("sessions").set({ password_at: at }).where("user_id", "=", admin.id).execute();
    return { admin, cookie };
  }
  const path = "/admin/enquiries.csv?view=all";
  const asking = `/admin/confirm-password?${new URLSearchParams({ next: path })}`;

  test("lets through who signed in within the last ten minutes", async () => {
    const cookie = await signedInAs(db, await aPerson(db, { admin: "active" }));
    expect((await get(exportsPeople, path, {}, cookie)).status).toBe(200);
  });

  test("leads others to the page that asks, and back with the right password alone", async () => {
    const { admin, cookie } = await signedInLongAgo();
    const refused = await get(exportsPeople, path, {}, cookie);
    expect([refused.status, refused.headers.get("Location")]).toEqual([302, asking]);
    expect(await get(asksPassword, asking, {}, cookie)).toMatchObject({ status: 200, data: { email: admin.email } });

    const wrong = await post(confirmsPassword, asking, { password: "wrong" }, {}, cookie);
    expect([wrong.status, wrong.data]).toMatchObject([401, { attempt: { failure: { reason: "wrong" } } }]);
    expect((await get(exportsPeople, path, {}, cookie)).status).toBe(302);

    const right = await post(confirmsPassword, asking, { password: admin.password }, {}, cookie);
    // A file comes down beside the page, which then says so.
    expect([right.status, right.headers.get("Location")]).toEqual([303, asking]);
    expect(await get(asksPassword, asking, {}, cookie)).toMatchObject({ data: { file: path } });
    expect((await get(exportsPeople, path, {}, cookie)).status).toBe(200);
  });

  test("keeps a form meanwhile, and hands it back after the password", async () => {
    const { admin, cookie } = await signedInLongAgo();
    const held = await post(addsAdmin, "/admin/admins", { email: "new@example.com" }, {}, cookie);
    const to = "/admin/confirm-password?to=%2Fadmin%2Fadmins";
    expect([held.status, held.headers.get("Location")]).toEqual([307, to]);
    expect(await db.selectFrom("admin_users").select("id").where("email", "=", "new@example.com").execute()).toEqual(
      [],
    );

    const asked = await post(confirmsPassword, to, { email: "new@example.com" }, {}, cookie);
    const kept = { path: "/admin/admins", fields: expect.arrayContaining([["email", "new@example.com"]]) };
    expect([asked.status, asked.data]).toMatchObject([401, { isDone: false, kept }]);

    const sent = { kept: JSON.stringify(keptIn(asked.data)) };
    const wrong = await post(confirmsPassword, "/admin/confirm-password", { ...sent, password: "wrong" }, {}, cookie);
    expect([wrong.status, wrong.data]).toMatchObject([401, { isDone: false, kept }]);
    const fields = { ...sent, password: admin.password };
    const right = await post(confirmsPassword, "/admin/confirm-password", fields, {}, cookie);
    expect([right.status, right.data]).toMatchObject([200, { isDone: true, kept }]);
    expect((await post(addsAdmin, "/admin/admins", { email: "new@example.com" }, {}, cookie)).status).toBe(303);
  });

  test("refuses to go on after ten wrong passwords", async () => {
    const { admin, cookie } = await signedInLongAgo();
    for (let count = 0; count < 10; count += 1) {
      expect((await post(confirmsPassword, asking, { password: "wrong" }, {}, cookie)).status).toBe(401);
    }
    expect((await post(confirmsPassword, asking, { password: admin.password }, {}, cookie)).status).toBe(429);
  });

  test("is no way in, and leads to no other host", async () => {
    const nobody = await post(confirmsPassword, asking, { password: "correct horse" });
    const signIn = `/admin/login?${new URLSearchParams({ next: path })}`;
    expect([nobody.status, nobody.headers.get("Location")]).toEqual([303, signIn]);
    expect((await get(asksPassword, asking)).status).toBe(302);
    const { admin, cookie } = await signedInLongAgo();
    for (const next of ["//evil.example/admin", "https://evil.example", "/contact", "/admin/confirm-password"]) {
      const elsewhere = `/admin/confirm-password?${new URLSearchParams({ next })}`;
      const answer = await post(confirmsPassword, elsewhere, { password: admin.password }, {}, cookie);
      expect(answer.headers.get("Location")).toBe("/admin");
    }
  });
});

function keptIn(data: unknown): unknown {
  return typeof data === "object" && data !== null && "kept" in data ? data.kept : undefined;
}
