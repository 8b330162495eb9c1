import { randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { beforeAll, beforeEach, describe, expect, test } from "vitest";

import { db } from "~/db/db.server";
import { askForReset } from "~/domain/admins/reset-password.server";
import { sendDueMails } from "~/domain/delivery/delivery.server";
import { queueMail } from "~/domain/mail/outbox.server";
import { doubtClock, lookAtClock } from "~/domain/site/clock.server";
import { environment } from "~/environment.server";
import { fileDelivery } from "~/outside/mail/kept-mails.server";
import { action as deeds, loader as status } from "~/routes/admin/status";
import { loader as keptMail } from "~/routes/admin/status-mail";

import { signedInAs, theOwner } from "../support/accounts";
import { aPerson, theAgency } from "../support/builders";
import { askInVain } from "../support/missing-pages";
import { questionNamed } from "../support/questions";
import { deed, get, post } from "../support/requests";

const { action: clear, loader: clearQuestion } = questionNamed("status/forget-missing-pages");

const trust = deed(deeds, "trust-clock");
const retry = deed(deeds, "retry-mail");
const forget = deed(deeds, "forget-missing-page");

const now = new Date("2026-11-21T10:00:00.000Z");
let headers: Record<string, string>;

beforeAll(async () => {
  await theAgency(db);
  headers = await signedInAs(db, await aPerson(db, { admin: "active" }));
});
beforeEach(async () => {
  for (const table of ["outbox", "missing_pages", "job_runs", "machine_state"] as const)
    await db.deleteFrom(table).execute();
});

test("the status says how the server, its disk and its settings are", async () => {
  const { status: code, data } = await get(status, "/admin/status", {}, headers);
  expect(code).toBe(200);
  expect(data).toMatchObject({
    health: { baseUrl: null, mailServer: null, agentEmail: "agent@example.com", agencyFaults: 0 },
    system: { version: "0.1.0", node: process.version, photos: { files: 0, bytes: 0 } },
    runs: [],
    storage: { complete: { at: null, isNewest: true }, copiesTo: null, photos: { missing: 0, unnamed: 0 } },
    photos: { waiting: 0, refused: 0, oldest: null, pause: null },
    mails: { undelivered: [], total: 0, test: null },
    missing: { pages: [], count: 0 },
  });
  expect(data).toHaveProperty("system.databaseBytes", expect.any(Number));
  expect(data).toHaveProperty("system.disk.freeBytes", expect.any(Number));
});

describe("a date of the machine that cannot be right", () => {
  const threeYears = 3 * 365 * 24 * 60 * 60 * 1000;

  test("is said, with the day it was last right, and an admin may say that it is", async () => {
    const known = new Date(Date.now() - threeYears);
    await lookAtClock(db, new Date());
    await db.updateTable("machine_state").set({ clock_trusted_at: known.toISOString() }).execute();
    const { data } = await get(status, "/admin/status", {}, headers);
    expect(data).toMatchObject({ clock: { doubt: { known: known.toISOString() }, mayTrust: true } });

    const other = await post(trust, "/admin/status", { day: "2001-01-01" }, {}, headers);
    expect(other.status).toBe(303);
    expect(await doubtClock(db, new Date())).not.toBeNull();

    const day = new Date().toISOString().slice(0, 10);
    expect((await post(trust, "/admin/status", { day }, {}, headers)).status).toBe(303);
    expect((await get(status, "/admin/status", {}, headers)).data).toMatchObject({ clock: null });
  });

  test("is shown to an assistant, who cannot settle it", async () => {
    await lookAtClock(db, new Date());
    const assistant = await signedInAs(db, await aPerson(db, { admin: "active", role: "assistant" }));
    await db.updateTable("machine_state").set({ clock_trusted_at: "2020-01-01T00:00:00.000Z" }).execute();
    const { data } = await get(status, "/admin/status", {}, assistant);
    expect(data).toMatchObject({ clock: { mayTrust: false } });
    const day = new Date().toISOString().slice(0, 10);
    expect((await post(trust, "/admin/status", { day }, {}, assistant)).status).toBe(403);
    expect(await doubtClock(db, new Date())).not.toBeNull();
  });
});

describe("mails", () => {
  test("that could not leave are shown with the reason, and tried again on a press", async () => {
    await queueMail(db, { template: "mail-test", recipient: "ana@example.com" }, now);
    await db.updateTable("outbox").set({ status: "failed", tries: 10, last_error: "550 No such user" }).execute();
    const { data } = await get(status, "/admin/status", {}, headers);
    expect(data).toMatchObject({
      mails: {
        undelivered: [{ recipient: "ana@example.com", lastError: "550 No such user", hasFailed: true }],
        total: 1,
        test: { status: "failed" },
      },
    });
    const { id } = await db.selectFrom("outbox").select("id").executeTakeFirstOrThrow();
    const answer = await post(retry, "/admin/status", { mail: String(id) }, {}, headers);
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/admin/status"]);
    expect(await db.selectFrom("outbox").select(["status", "tries"]).execute()).toEqual([
      { status: "waiting", tries: 0 },
    ]);
    for (const gone of ["999", "0", "x"]) {
      expect((await post(retry, "/admin/status", { mail: gone }, {}, headers)).status).toBe(303);
    }
  });

  test("that were kept as files are listed and read as plain text", async () => {
    const folder = join(environment.dataDir, "outbox");
    mkdirSync(folder, { recursive: true });
    const name = "2026-11-21T10-00-00Z-000007-mail-test.eml";
    writeFileSync(join(folder, name), "To: ana@example.com\nSubject: <script>\n\nhttp://localhost:3000/\n");
    const { data } = await get(status, "/admin/status", {}, headers);
    expect(data).toMatchObject({ kept: { mails: [{ name }], isCut: false } });

    const request = new Request(`http://localhost:3000/admin/status/mails/${name}`, { headers });
    const answer = await keptMail({ request, params: { file: name }, context: {} });
    expect(answer.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
    expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(await answer.text()).toBe("To: ana@example.com\nSubject: <script>\n\nhttp://localhost:3000/\n");
  });

  test("about an appointment lead to it, those that failed and those kept as files", async () => {
    const { id: appointmentId } = await db
      .insertInto("appointments")
      .values({
        ...{ kind: "call", starts_at: "2030-01-01T10:00:00.000Z", ends_at: "2030-01-01T10:15:00.000Z", goes: null },
        ...{ property_id: null, development_id: null, unit_id: null, enquiry_id: null, person_name: "Ana Puig" },
        person_phone: "600 111 222",
        ...{ outcome: null, offer: null, reminded_at: null, erased_at: null, created_by: null, uid: "of-a-test" },
        ...{ settled_at: now.toISOString(), created_at: now.toISOString(), updated_at: now.toISOString() },
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const values = { told: "person" } as const;
    const mail = { template: "appointment-confirmed", recipient: "ana@example.com", language: "ca", values } as const;
    const number = await queueMail(db, { ...mail, appointmentId }, now);
    await db.updateTable("outbox").set({ status: "failed", tries: 1, last_error: "550 No such user" }).execute();
    const folder = join(environment.dataDir, "outbox");
    mkdirSync(folder, { recursive: true });
    const name = `2026-11-21T10-00-00Z-${String(number).padStart(6, "0")}-appointment-confirmed.eml`;
    writeFileSync(join(folder, name), "To: ana@example.com\n\nDilluns\n");

    const { data } = await get(status, "/admin/status", {}, headers);
    expect(data).toMatchObject({
      mails: { undelivered: [{ appointmentId, enquiryId: null }] },
      kept: {
        mails: expect.arrayContaining([expect.objectContaining({ name, subject: { appointmentId, enquiryId: null } })]),
      },
    });
  });

  test("are read by the owner and whom they are for, where a link in them opens an account; others see why not", async () => {
    const folder = join(environment.dataDir, "outbox");
    const owner = await theOwner(db);
    const [theirs, another] = [await signedInAs(db, owner), await aPerson(db, { admin: "active" })];
    const anothers = await signedInAs(db, another);
    for (const { email } of [owner, another]) await askForReset(db, email, () => "/admin/reset?token=secret", now);
    await sendDueMails(db, { deliver: fileDelivery(folder), siteUrl: "http://localhost:3000" }, () => now);
    const names = readdirSync(folder)
      .filter((name) => name.endsWith("reset-password.eml"))
      .sort();
    expect(names).toHaveLength(2);

    for (const [who, reads] of [
      [theirs, [true, true]],
      [anothers, [false, true]],
      [headers, [false, false]],
    ] as const) {
      const { data } = await get(status, "/admin/status", {}, who);
      const lines = names.map((name, index) => ({
        name,
        withheldFor: reads[index] ? null : [owner, another][index]?.email,
      }));
      expect(data).toMatchObject({
        kept: { mails: expect.arrayContaining(lines.map((line) => expect.objectContaining(line))) },
      });
      const answers = await Promise.all(
        names.map((name) => get(keptMail, "/admin/status/mails/x", { file: name }, who)),
      );
      expect(answers.map((answer) => answer.status)).toEqual(reads.map((may) => (may ? 200 : 403)));
    }
  });

  test("lead to no other file", async () => {
    const folder = join(environment.dataDir, "outbox");
    mkdirSync(folder, { recursive: true });
    const secret = `secret-${randomUUID()}`;
    writeFileSync(join(environment.dataDir, secret), "secret");
    writeFileSync(join(folder, ".hidden.eml"), "secret");
    for (const file of [`../${secret}`, `..%2f${secret}`, secret, "../xamfra.db", ".hidden.eml", "..", "", "\0"]) {
      expect([file, (await get(keptMail, "/admin/status/mails/x", { file }, headers)).status]).toEqual([file, 404]);
    }
  });
});

describe("missing pages", () => {
  test("are forgotten one by one", async () => {
    for (const path of ["/old-home", "/old-home", "/<b>"]) await askInVain(db, path, now);
    const { data } = await get(status, "/admin/status", {}, headers);
    expect(data).toMatchObject({ missing: { pages: [{ path: "/old-home", hits: 2 }, { path: "/<b>" }], count: 2 } });

    const answer = await post(forget, "/admin/status", { path: "/<b>" }, {}, headers);
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/admin/status"]);
    expect((await post(forget, "/admin/status", {}, {}, headers)).status).toBe(303);
    expect(await db.selectFrom("missing_pages").select("path").execute()).toEqual([{ path: "/old-home" }]);
  });

  test("are forgotten all together after a question", async () => {
    for (const path of ["/a", "/b"]) await askInVain(db, path, now);
    const question = await get(clearQuestion, "/admin/status/ask/forget-missing-pages", {}, headers);
    expect(question.data).toMatchObject({ asked: { lost: [expect.stringContaining("2 ")] } });
    expect((await post(clear, "/admin/status/ask/forget-missing-pages", {}, {}, headers)).status).toBe(303);
    expect(await db.selectFrom("missing_pages").select("path").execute()).toEqual([]);
  });
});
