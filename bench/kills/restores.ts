import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

import { openDatabase } from "~/db/open.server";
import { backupsFolder } from "~/outside/backup/backups-folder.server";
import { backupTime } from "~/outside/backup/kept-backups";

import type { SeededRandom } from "../seeded-random";
import { type Program, ServedSite } from "../served-site";

import { aBaseSite, addPhoto } from "./base";
import { differences, type Holdings, holdingsOf } from "./holdings";
import { type Kind, victim } from "./kind";
import { leftovers } from "./soundness";

const trace = /^(\.restore-lock|restoring-.*|restore-under-way\.json)$/;

/** From the first trace of a restore to the last, ms. */
let usual = 0;
let archive = "";
let archived: Holdings = {};

/**
 * A backup is restored by the program of that name, or by a start to which it was ordered. What the site held before it and
 * what the archive holds differ in rows and in files.
 */
export const restores: Kind = {
  name: "restores",
  async setUp(folder, settings) {
    const site = await ServedSite.in(await aBaseSite(folder, 40), settings);
    await site.start();
    archived = holdingsOf(site.places);
    const made = await site.run("backup.ts").ended;
    const name = readdirSync(backupsFolder(site.places.dataDir)).find((each) => backupTime(each) !== null);
    if (made.code !== 0 || !name) throw new Error("There is no backup to restore.");
    archive = join(backupsFolder(site.places.dataDir), name);
    await site.server.stop();
    const program = site.run("restore.ts", [archive]);
    await underWay(program, site);
    const began = performance.now();
    while (isUnderWay(site)) await pause(1);
    usual = performance.now() - began;
    const { code } = await program.ended;
    if (code !== 0) throw new Error(`The first restore ended with ${code}: ${program.said}`);
    await site.start();
    return site;
  },
  async round(site, random, number) {
    const { dataDir, uploadsDir } = site.places;
    for (const folder of [dataDir, uploadsDir]) {
      for (const name of readdirSync(folder).filter((each) => /^replaced-/.test(each))) {
        rmSync(join(folder, name), { recursive: true });
      }
    }
    await changeSomething(site);
    const before = holdingsOf(site.places);
    if (differences(before, archived).length < 3) throw new Error("There is nothing to restore.");

    await (number % 2 === 0 ? site.server.kill("tree") : site.server.stop());
    const { met, isPromised } = number % 2 === 0 ? await killedStart(site, random) : await killedProgram(site, random);
    const start = await site.start();

    const after = holdingsOf(site.places);
    const toArchived = differences(after, archived);
    const toBefore = differences(after, before);
    const faults: string[] = [];
    if (toArchived.length > 0 && toBefore.length > 0) {
      faults.push(`neither restored (${some(toArchived)}) nor as it was (${some(toBefore)})`);
    } else if (isPromised && toArchived.length > 0) {
      faults.push(`a restore that was ${isPromised} was not done: ${some(toArchived)}`);
    }
    const half = leftovers(site.places).filter((name) => name.startsWith("restoring-"));
    if (half.length > 2) faults.push(`unfinished restores are left: ${half.join(", ")}`);
    if (existsSync(join(dataDir, "restore-under-way.json"))) faults.push("the restore is still under way");
    return { met, acknowledged: isPromised ? 1 : 0, start, faults };
  },
};

type Killed = { met: boolean; isPromised: "reported" | "under way" | "ordered" | null };

/** `npm run restore` while the site is stopped. */
async function killedProgram(site: ServedSite, random: SeededRandom): Promise<Killed> {
  const program = site.run("restore.ts", [archive]);
  await underWay(program, site);
  await pause(random.between(0, usual * 1.1));
  const met = isUnderWay(site);
  await program.kill("tree");
  const { code } = await program.ended;
  const isBegun = existsSync(join(site.places.dataDir, "restore-under-way.json"));
  return { met, isPromised: code === 0 ? "reported" : isBegun ? "under way" : null };
}

/** A start that finds an order to restore. */
async function killedStart(site: ServedSite, random: SeededRandom): Promise<Killed> {
  const order = site.run("restore.ts", [archive, "--at-next-start"]);
  const { code } = await order.ended;
  if (code !== 0) throw new Error(`The restore could not be ordered: ${order.said}`);
  const server = site.begin();
  await underWay(server, site);
  await pause(random.between(0, usual * 1.2));
  const met = isUnderWay(site);
  await server.kill(victim(random));
  return { met, isPromised: "ordered" };
}

async function changeSomething(site: ServedSite): Promise<void> {
  const db = openDatabase(site.database);
  try {
    await addPhoto(db, site.places, 2);
    await db
      .updateTable("properties")
      .set((eb) => ({ price: eb("price", "+", 1000) }))
      .execute();
  } finally {
    await db.destroy();
  }
}

async function underWay(program: Program, site: ServedSite): Promise<void> {
  while (program.isRunning && !isUnderWay(site)) await pause(1);
}

function isUnderWay({ places }: ServedSite): boolean {
  return readdirSync(places.dataDir).some((name) => trace.test(name));
}

function some(names: readonly string[]): string {
  return names.length > 4 ? `${names.slice(0, 4).join(", ")} and ${names.length - 4} more` : names.join(", ");
}
