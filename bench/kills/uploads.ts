import { createHash } from "node:crypto";
import { existsSync, readdirSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

import { aPhoto } from "../../tests/support/upload-forms";
import { ServedSite } from "../served-site";
import { Visitor } from "../visitor";

import { aBaseSite, admin } from "./base";
import { type Kind, unlessKilled, victim } from "./kind";
import { column, leftovers } from "./soundness";

const perForm = 2;
const longestWork = 60_000;
const twoHours = 2 * 60 * 60 * 1000;

type Sent = { name: string; bytes: Buffer; hash: string; isAccepted: boolean };

let panel: Visitor;
let colour = 0;

/** The agent uploads one form of photos after another while the darkroom makes images of the former ones. */
export const uploads: Kind = {
  name: "uploads",
  async setUp(folder, settings) {
    const site = await ServedSite.in(await aBaseSite(folder), settings);
    await site.start();
    panel = await Visitor.signIn(site.url, admin);
    return site;
  },
  async round(site, random, number) {
    const home = 1 + (number % 3);
    const forms = await Promise.all(
      Array.from({ length: 6 }, () => Promise.all(Array.from({ length: perForm }, aFile))),
    );
    let isOver = false;
    let isUnderWay = false;
    const uploading = (async () => {
      for (const files of forms) {
        if (isOver) return;
        isUnderWay = true;
        const answer = await unlessKilled(panel.sendFiles(`/admin/properties/${home}/images`, files));
        if (!answer) return;
        if (answer.status !== 303) throw new Error(`An upload was answered ${answer.status}.`);
        for (const file of files) file.isAccepted = true;
      }
    })();
    uploading.catch(() => (isUnderWay = false));
    // Every second kill may come before anything was promised.
    while (number % 2 === 1 && isUnderWay && !forms.flat().some(({ isAccepted }) => isAccepted)) await pause(5);
    await pause(random.between(0, 1500));
    await site.server.kill(victim(random));
    isOver = true;
    await uploading;
    // What was left over an hour ago goes with the next photo; two hours pass here.
    ageUnfinished(site.places.uploadsDir);

    const start = await site.start();
    const atWork = () =>
      column<number>(site.database, "select id from property_uploads where status in ('waiting', 'processing')").length;
    const found = atWork();
    for (const end = Date.now() + longestWork; atWork() > 0 && Date.now() < end;) await pause(50);
    const sent = forms.flat();
    const accepted = sent.filter(({ isAccepted }) => isAccepted);
    const faults = sent.flatMap(({ hash, isAccepted, name }) => {
      const images = column<number>(site.database, "select id from property_images where content_hash = ?", hash);
      const refusals = column<string>(
        site.database,
        "select refusal from property_uploads where content_hash = ? and status = 'refused'",
        hash,
      );
      const results = images.length + refusals.length;
      if (results > 1) return [`${name} became ${images.length} images and ${refusals.length} refusals`];
      return results === 0 && isAccepted ? [`${name} was accepted and is neither an image nor refused`] : [];
    });
    const waiting = atWork();
    if (waiting > 0) faults.push(`${waiting} photos still wait after ${longestWork / 1000} s`);
    const half = leftovers(site.places).filter((name) => name.startsWith(".incoming/"));
    if (accepted.length > 0 && found > 0 && half.length > 0)
      faults.push(`unfinished photos are left: ${half.join(", ")}`);
    return { met: isUnderWay || found > 0, acknowledged: accepted.length, start, faults };
  },
};

/** A photo unlike all others, large enough that making images of it takes a while. */
async function aFile(): Promise<Sent> {
  colour += 1;
  const bytes = await aPhoto(`#${(colour * 4099).toString(16).padStart(6, "0").slice(-6)}`, 900, 640);
  const hash = createHash("sha256").update(bytes).digest("hex");
  return { name: `photo-${colour}.jpg`, bytes, hash, isAccepted: false };
}

function ageUnfinished(uploadsDir: string): void {
  const folder = join(uploadsDir, ".incoming");
  const then = new Date(Date.now() - twoHours);
  for (const name of existsSync(folder) ? readdirSync(folder) : []) utimesSync(join(folder, name), then, then);
}
