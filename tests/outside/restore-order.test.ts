import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

import { describe, expect, test } from "vitest";

import { openDatabase } from "~/db/open.server";
import { makeBackup } from "~/jobs/make-backup.server";
import { finishReplacing } from "~/outside/backup/replace.server";
import { carryOutOrder, orderRestore } from "~/outside/backup/restore-order.server";

import { aSmallSite, type SmallSite } from "../support/small-site";

const options = () => ({ migrations: resolve("migrations"), now: new Date() });
const orderOf = ({ dataDir }: SmallSite) => join(dataDir, "restore-at-next-start");

/** A site whose home has become dearer since its backup, with the order to restore that. */
async function anOrderedSite(photos = 2) {
  const site = await aSmallSite(photos);
  const { path } = await makeBackup(site, new Date("2026-11-21T10:00:00Z"));
  const db = openDatabase(join(site.dataDir, "xamfra.db"));
  await db.updateTable("properties").set({ price: 999_000 }).execute();
  await db.destroy();
  await orderRestore(path, site);
  return site;
}

async function priceIn({ dataDir }: SmallSite): Promise<number> {
  const db = openDatabase(join(dataDir, "xamfra.db"));
  const { price } = await db.selectFrom("properties").select("price").executeTakeFirstOrThrow();
  await db.destroy();
  return price;
}

async function restoresNotedIn({ dataDir }: SmallSite) {
  const db = openDatabase(join(dataDir, "xamfra.db"));
  const noted = await db
    .selectFrom("activity_log")
    .select(["actor_id", "details"])
    .where("kind", "=", "backup.restored")
    .execute();
  await db.destroy();
  return noted;
}

/** What `npm start` does before it serves. */
function start({ dataDir, uploadsDir }: SmallSite) {
  const program = spawn(process.execPath, ["--import", "tsx", "scripts/prepare.ts"], {
    env: { ...process.env, NODE_ENV: "production", DATA_DIR: dataDir, UPLOADS_DIR: uploadsDir },
    stdio: "ignore",
  });
  return { program, ended: new Promise<number | null>((tell) => program.once("close", tell)) };
}

describe("a restore that is ordered for the next start", () => {
  test("is done by the one after it where that is killed in the middle", async () => {
    const site = await anOrderedSite(80);
    const { program, ended } = start(site);
    const isUnpacking = () => readdirSync(site.dataDir).some((name) => name.startsWith("restoring-"));
    while (program.exitCode === null && !isUnpacking()) await pause(1);
    program.kill("SIGKILL");
    await ended;
    expect([isUnpacking(), existsSync(join(site.dataDir, "restore-under-way.json"))]).toEqual([true, false]);
    expect(await priceIn(site)).toBe(999_000);

    for (let starts = 0; starts < 2; starts += 1) {
      expect(await start(site).ended).toBe(0);
      expect(await priceIn(site)).toBe(850_000);
      // Noted in the data that came in, once.
      expect(await restoresNotedIn(site)).toEqual([
        { actor_id: null, details: '{"dataOf":"2026-11-21T10:00:00.000Z"}' },
      ]);
    }
    expect([existsSync(orderOf(site)), isUnpacking()]).toEqual([false, false]);
  }, 60_000);

  test("is not done again by a start that only has to finish it", async () => {
    const site = await anOrderedSite();
    const names = { incoming: "restoring-2026-11-21T11-00-00Z", aside: "replaced-2026-11-21T11-00-00Z" };
    const journal = { ...names, step: "in", isOrdered: true };
    writeFileSync(join(site.dataDir, "restore-under-way.json"), JSON.stringify(journal));
    for (const folder of [site.dataDir, site.uploadsDir]) mkdirSync(join(folder, names.aside));
    expect(await finishReplacing(site)).toBe(names.aside);
    expect(await carryOutOrder(site, options())).toBeNull();
  });

  test("is given up, and said so, where the archive cannot be used", async () => {
    const site = await anOrderedSite();
    const file = join(site.dataDir, "backups", readdirSync(join(site.dataDir, "backups"))[0] ?? "");
    writeFileSync(file, "no archive");
    await expect(carryOutOrder(site, options())).rejects.toThrow("no backup of Xamfrà");
    expect(await carryOutOrder(site, options())).toBeNull();
    expect(await priceIn(site)).toBe(999_000);
  });

  test("is given up after three starts that ended in the middle of it", async () => {
    const site = await anOrderedSite();
    writeFileSync(orderOf(site), "\nbegun\nbegun\nbegun", { flag: "a" });
    await expect(carryOutOrder(site, options())).rejects.toThrow("ended 3 times");
    expect(await carryOutOrder(site, options())).toBeNull();
    expect(await priceIn(site)).toBe(999_000);
  });
});
