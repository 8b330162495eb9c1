import { existsSync, readdirSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

import { backupsFolder } from "~/outside/backup/backups-folder.server";
import { backupTime } from "~/outside/backup/kept-backups";
import { readArchive } from "~/outside/backup/read-archive.server";

import { publicForms, sendForm, stampOf } from "../enquiry-sender";
import { ServedSite } from "../served-site";

import { aBaseSite } from "./base";
import { type Kind, unlessKilled } from "./kind";

const unfinished = /^\.backup-/;
const aDay = 24 * 60 * 60 * 1000;

/** From the first trace of a backup to the last, ms. */
let usual = 0;

/** A backup is made beside the running site while forms come in. */
export const backups: Kind = {
  name: "backups",
  async setUp(place, settings) {
    const site = await ServedSite.in(await aBaseSite(place, 40), settings);
    await site.start();
    const folder = backupsFolder(site.places.dataDir);
    const program = site.run("backup.ts");
    while (program.isRunning && unfinishedIn(folder).length === 0) await pause(1);
    const began = performance.now();
    while (unfinishedIn(folder).length > 0) await pause(1);
    usual = performance.now() - began;
    const { code } = await program.ended;
    if (code !== 0) throw new Error(`The first backup ended with ${code}: ${program.said}`);
    return site;
  },
  async round(site, random, number) {
    const folder = backupsFolder(site.places.dataDir);
    ageUnfinished(folder);
    const [contact] = publicForms(1);
    if (!contact) throw new Error("There is no form.");
    const stamp = await stampOf(site.url, contact.path);
    const known = new Set(unfinishedIn(folder));
    const isUnderWay = () => unfinishedIn(folder).some((name) => !known.has(name));
    const program = site.run("backup.ts");
    const isEarly = random.next() < 0.1;
    while (!isEarly && program.isRunning && !isUnderWay()) await pause(1);
    void unlessKilled(sendForm(site.url, contact, { word: `meanwhile${number}x`, stamp }, false));
    await pause(random.between(0, isEarly ? 500 : usual * 1.15));
    const met = isUnderWay();
    // The server alone, sometimes: the backup goes on without it and while it starts again.
    const goesOn = random.next() < 0.25;
    if (!goesOn) await program.kill("tree");
    await site.server.kill("tree");

    const start = await site.start();
    if (goesOn) await program.ended;
    const { code } = await program.ended;
    const reported = /made and checked: (.+)$/m.exec(program.said)?.[1];
    const faults: string[] = [];
    if (code === 0 && !reported) faults.push("a backup ended well and says nothing");
    if (reported && !existsSync(reported)) faults.push(`${reported} was reported made and is not there`);
    const archives = readdirSync(folder).filter((name) => backupTime(name) !== null);
    for (const name of archives) {
      await readArchive(join(folder, name)).catch((error: unknown) => faults.push(`${name}: ${String(error)}`));
    }
    // Those of the former rounds are a day old: a backup that came as far as making its own has removed them.
    const half = unfinishedIn(folder);
    if (half.length > (met || isEarly ? 2 : 1)) faults.push(`unfinished backups are left: ${half.join(", ")}`);
    return { met, acknowledged: reported ? 1 : 0, start, faults };
  },
};

function unfinishedIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).filter((name) => unfinished.test(name)) : [];
}

function ageUnfinished(folder: string): void {
  const then = new Date(Date.now() - aDay);
  for (const name of unfinishedIn(folder)) utimesSync(join(folder, name), then, then);
}
