import { mkdirSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { db } from "~/db/db.server";
import { listActivity } from "~/domain/activity/activity.server";
import { environment } from "~/environment.server";
import { isBackupUnderWay } from "~/jobs/backup-program.server";
import { startNightly } from "~/jobs/nightly.server";
import { backupsFolder } from "~/outside/backup/backups-folder.server";
import { takeBackupTurn } from "~/outside/backup/turn.server";
import { loader as file } from "~/routes/admin/status-backup";
import { action as deeds, loader as page } from "~/routes/admin/status-backups";

import { signedInAs, theOwner } from "../support/accounts";
import { aPerson, theAgency } from "../support/builders";
import { type Answer, deed, get, post } from "../support/requests";
import { noMounts, SmallDisk } from "../support/small-disk";

const here = "/admin/status/backups";
const folder = backupsFolder(environment.dataDir);
const older = "xamfra-2026-11-21T02-30-00Z.tar";
const press = deed(deeds, "make");

let owner: { id: number; password: string };
let headers: { Cookie: string };

beforeAll(async () => {
  await theAgency(db);
  owner = await theOwner(db);
  headers = await signedInAs(db, owner);
  startNightly();
  // Nothing is to happen by itself.
  clearTimeout(globalThis.nightly);
});
beforeEach(() => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, older), "an archive");
});
afterEach(async () => {
  await globalThis.backupUnderWay;
  rmSync(folder, { recursive: true, force: true });
  await db.deleteFrom("job_runs").execute();
});

const makes = (who: Record<string, string> = headers) => post(press, here, {}, {}, who);
const fetches = (name: string, who: Record<string, string> = headers) => get(file, `${here}/x`, { file: name }, who);
const opens = async () => (await get(page, here, {}, headers)).data;
const left = () => readdirSync(folder).filter((name) => name !== older);
const deedsNoted = async () =>
  (await listActivity(db, { actor: owner.id, group: "backups", page: 1 })).deeds.map(({ kind, details }) => ({
    kind,
    details,
  }));

/** The message that a redirect carries. */
function flashOf({ headers }: Answer): unknown {
  const cookie = headers.getSetCookie().join("; ");
  const value = decodeURIComponent(/flash=([^;]+)/.exec(cookie)?.[1] ?? "").split(".")[0] ?? "";
  return JSON.parse(Buffer.from(value, "base64").toString());
}

describe("the owner", () => {
  test("makes a backup beside the site, and it is listed when it is done; the list of deeds says whose it is", async () => {
    const answer = await makes();
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, here]);
    expect(flashOf(answer)).toMatchObject({ name: "backupBegun", hasFailed: false });
    expect(await opens()).toMatchObject({ state: { isUnderWay: true, hindrance: null } });

    await globalThis.backupUnderWay;
    expect(await opens()).toMatchObject({
      state: { isUnderWay: false, hindrance: null },
      run: { lastError: null, finishedAt: expect.any(String) },
      backups: [
        { name: left()[0], isComplete: true, isCopied: false },
        { name: older, at: "2026-11-21T02:30:00.000Z", size: 10, isComplete: true },
      ],
      copiesTo: null,
    });
    expect(await deedsNoted()).toEqual([{ kind: "backup.begun", details: {} }]);
  });

  test("is handed each of them, and that is noted", async () => {
    const answer = await fetches(older);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "cache-control": "no-store",
      "content-disposition": `attachment; filename="${older}"`,
      "content-type": "application/x-tar",
      "x-send-backup": older,
    });
    expect((await deedsNoted())[0]).toEqual({
      kind: "backup.fetched",
      details: { dataOf: "2026-11-21T02:30:00.000Z" },
    });
  });

  test("who presses twice, or while another program makes one, has begun one and hears so", async () => {
    const answers = await Promise.all([makes(), makes()]);
    const named = answers.map(flashOf).map((flash) => (flash as { name: string }).name);
    expect(named.sort()).toEqual(["backupBegun", "backupUnderWay"]);
    await globalThis.backupUnderWay;
    expect(left()).toHaveLength(1);

    const turn = await takeBackupTurn(environment.dataDir);
    try {
      expect(await opens()).toMatchObject({ state: { isUnderWay: true } });
      expect(flashOf(await makes())).toMatchObject({ name: "backupUnderWay", hasFailed: true });
      expect(isBackupUnderWay()).toBe(false);
    } finally {
      turn?.release();
    }
    expect(await opens()).toMatchObject({ state: { isUnderWay: false } });
  });

  test.skipIf(noMounts)("reads before anything begins that the disk is full, and how much is needed", async () => {
    const disk = await SmallDisk.mountAt(folder, "1m");
    try {
      const hindrance = expect.stringMatching(/^The disk is full: a backup needs \d+ MB and leaves 1 MB to the site;/);
      expect(await opens()).toMatchObject({ state: { hindrance } });
      const before = await deedsNoted();
      const flash = { name: "backupNoRoom", hasFailed: true, values: { reason: hindrance } };
      expect(flashOf(await makes())).toMatchObject(flash);
      expect([isBackupUnderWay(), left(), await deedsNoted()]).toEqual([false, [], before]);
    } finally {
      await disk.unmount();
    }
  });

  test("reads why one failed", async () => {
    rmSync(folder, { recursive: true });
    writeFileSync(folder, "in its place");
    expect(flashOf(await makes())).toMatchObject({ name: "backupBegun" });
    await globalThis.backupUnderWay;
    expect(await opens()).toMatchObject({
      backups: [],
      state: { isUnderWay: false },
      run: { lastError: expect.stringContaining("EEXIST"), finishedAt: expect.any(String) },
    });
    expect(readFileSync(folder, "utf8")).toBe("in its place");
  });

  test("finds nothing half-made where its program was killed, and reads so", async () => {
    const received = join(environment.uploadsDir, ".received");
    mkdirSync(received, { recursive: true });
    const large = join(received, "a".repeat(32));
    writeFileSync(large, "");
    truncateSync(large, 800_000_000);
    await makes();
    const unfinished = () => left().find((name) => name.startsWith(".backup-"));
    await expect.poll(unfinished, { interval: 20, timeout: 20_000 }).toBeDefined();
    process.kill(Number(unfinished()?.split("-").at(-1)), "SIGKILL");
    await globalThis.backupUnderWay;
    rmSync(large);
    expect(left()).toEqual([]);
    expect(await opens()).toMatchObject({ run: { lastError: "The backup was stopped: SIGKILL" } });
  }, 30_000);

  test("is asked for the password again before either, not to see what there is", async () => {
    await db.updateTable("sessions").set({ password_at: "2026-11-01T00:00:00.000Z" }).execute();
    try {
      expect(await opens()).toMatchObject({ backups: [{ name: older }] });
      const asked = await get(file, `${here}/${older}`, { file: older }, headers);
      const next = new URLSearchParams({ next: `${here}/${older}` });
      expect([asked.status, asked.headers.get("Location")]).toEqual([302, `/admin/confirm-password?${next}`]);
      const held = await makes();
      const to = new URLSearchParams({ to: here });
      expect([held.status, held.headers.get("Location")]).toEqual([307, `/admin/confirm-password?${to}`]);
      expect(isBackupUnderWay()).toBe(false);
    } finally {
      headers = await signedInAs(db, owner);
    }
  });

  test("gets no other file by whatever name", async () => {
    writeFileSync(join(folder, "before-update-1.db"), "a database");
    writeFileSync(join(folder, "xamfra-2026-11-21T02-30-00Z.tar.gz"), "none of ours");
    const before = await deedsNoted();
    const names = [
      ...[
        "../xamfra.db",
        "..%2fxamfra.db",
        "../secret",
        `../backups/${older}`,
        `./${older}`,
        `${older}\0`,
        `${older}/`,
      ],
      ...["before-update-1.db", "xamfra-2026-11-21T02-30-00Z.tar.gz", "xamfra-2026-11-22T02-30-00Z.tar", "..", ""],
    ];
    for (const name of names) expect([name, (await fetches(name)).status]).toEqual([name, 404]);
    expect(await deedsNoted()).toEqual(before);
  });
});

describe("nobody else", () => {
  test.each([
    ["another admin", "admin"],
    ["an assistant", "assistant"],
  ] as const)("sees, makes or fetches one: %s", async (_, role) => {
    const theirs = await signedInAs(db, await aPerson(db, { admin: "active", role }));
    expect((await get(page, here, {}, theirs)).status).toBe(403);
    expect((await fetches(older, theirs)).status).toBe(403);
    expect((await makes(theirs)).status).toBe(403);
    expect([isBackupUnderWay(), left()]).toEqual([false, []]);
  });

  test("sees, makes or fetches one: a stranger", async () => {
    const login = /^\/admin\/login/;
    for (const answer of [await get(page, here), await fetches(older, {})]) {
      expect(answer.headers.get("Location")).toMatch(login);
    }
    expect((await makes({})).headers.get("Location")).toMatch(/^\/admin\/session-ended/);
    expect([isBackupUnderWay(), left()]).toEqual([false, []]);
  });
});
