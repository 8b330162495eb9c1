import { beforeAll, beforeEach, describe, expect, test } from "vitest";

import { db } from "~/db/db.server";
import { loader as dashboard } from "~/routes/admin/dashboard";
import { action as deeds, loader as start } from "~/routes/admin/start";

import { signedInAs } from "../support/accounts";
import { aPerson } from "../support/builders";
import { questionNamed } from "../support/questions";
import { deed, get, post } from "../support/requests";
import { theSamples } from "../support/samples";

const { loader: question, action: remove } = questionNamed("start/remove-samples");
const restore = deed(deeds, "restore-samples");
const testMail = deed(deeds, "mail-test");
const putAway = deed(deeds, "put-away");
const takeOut = deed(deeds, "take-out");

const asked = "/admin/start/ask/remove-samples";
let headers: Record<string, string>;

beforeAll(async () => {
  await theSamples(db);
  headers = await signedInAs(db, await aPerson(db, { email: "marta@xamfra.cat", admin: "active" }));
});
beforeEach(async () => {
  await db.deleteFrom("outbox").execute();
});

const flashOf = (answer: { headers: Headers }) =>
  Buffer.from(
    decodeURIComponent(/flash=([^.;]+)/.exec(answer.headers.get("Set-Cookie") ?? "")?.[1] ?? ""),
    "base64",
  ).toString();

describe("the checklist", () => {
  test("shows each step as the site sees it", async () => {
    const { status, data } = await get(start, "/admin/start", {}, headers);
    expect(status).toBe(200);
    expect(data).toMatchObject({ removal: null, isPutAway: false, testRecipient: "marta@xamfra.cat" });
    expect(data).toHaveProperty("steps.length", 9);
  });

  test("is not an assistant’s", async () => {
    const assistant = await signedInAs(db, await aPerson(db, { admin: "active", role: "assistant" }));
    expect((await get(start, "/admin/start", {}, assistant)).status).toBe(403);
    expect((await get(dashboard, "/admin", {}, assistant)).data).toMatchObject({ start: null });
  });

  test("sends a test email to who asks for it", async () => {
    expect((await post(testMail, "/admin/start", {}, {}, headers)).status).toBe(303);
    const mails = await db.selectFrom("outbox").select(["template", "recipient"]).execute();
    expect(mails).toEqual([{ template: "mail-test", recipient: "marta@xamfra.cat" }]);
  });

  test("stands on the dashboard until it is put away, and comes back", async () => {
    expect((await get(dashboard, "/admin", {}, headers)).data).toMatchObject({ start: { done: 0, count: 9 } });
    await post(putAway, "/admin/start", {}, {}, headers);
    await post(putAway, "/admin/start", {}, {}, headers);
    expect((await get(dashboard, "/admin", {}, headers)).data).toMatchObject({ start: null });
    expect((await get(start, "/admin/start", {}, headers)).data).toMatchObject({ isPutAway: true });
    await post(takeOut, "/admin/start", {}, {}, headers);
    expect((await get(dashboard, "/admin", {}, headers)).data).toMatchObject({ start: { done: 0, count: 9 } });
  });
});

describe("removing the samples", () => {
  test("names what goes and what stays, does it once, and undoes it", async () => {
    await db.updateTable("properties").set({ price: 1 }).where("id", "=", 1).execute();
    const { data } = await get(question, asked, {}, headers);
    const said = JSON.stringify(data);
    expect(said).toContain("another price");
    expect(said).toContain("/admin/properties/1/edit");
    expect(said).toContain("Buyers in the Eixample (sample)");
    expect(said).toContain("neighbourhoods stay");
    expect(said).toContain("Tax");

    const removed = await post(remove, asked, {}, {}, headers);
    expect([removed.status, removed.headers.get("Location")]).toEqual([303, "/admin/start"]);
    expect(flashOf(removed)).toContain("samplesRemoved");
    expect(await db.selectFrom("properties").select("id").execute()).toEqual([{ id: 1 }]);
    expect((await get(question, asked, {}, headers)).status).toBe(404);
    expect(flashOf(await post(remove, asked, {}, {}, headers))).toContain("samplesGone");
    expect((await get(start, "/admin/start", {}, headers)).data).toMatchObject({ removal: { count: 17 } });

    expect(flashOf(await post(restore, "/admin/start", {}, {}, headers))).toContain("samplesRestored");
    expect(await db.selectFrom("properties").select("id").execute()).toHaveLength(6);
    expect(flashOf(await post(restore, "/admin/start", {}, {}, headers))).toContain("samplesLapsed");
  });
});
