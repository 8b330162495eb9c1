import type { Db } from "~/db/database";
import { noteActivity } from "~/domain/activity/activity.server";

import { checkChanged } from "../check/check-changed";
import { hashOf } from "../check/due";
import { findEntryFiles, withTranslated } from "../check/guide-files.server";
import type { EntryFiles, Fault } from "../check/read-texts";
import { type EntryFileName, entryFileNames } from "../entry-groups";
import { figureOf, guide, guideFolder, renewEntry } from "../guide.server";
import { forgetIndex } from "../lookup/lookup.server";

import { asItHolds, correctedFiles, guideAsItHolds, storedCorrections } from "./corrected-files.server";
import { asFile, type CorrectedFile, longestFile, type PlacedFault } from "./correction";
import { correctedEntries, dropCorrection, keepCorrection, keepCorrections } from "./kept-corrections";

/** Reads what was corrected in the guide: before the site opens, and the guide itself is read. */
export async function layCorrections(db: Db): Promise<void> {
  const stored = await storedCorrections(db);
  const entries = [...correctedEntries(), ...stored.map(({ entry }) => entry)];
  keepCorrections(stored);
  for (const entry of new Set(entries)) renewEntry(entry);
  forgetIndex();
}

/** Texts as they were typed, each with the version of the file that stood in the form. */
export type TypedTexts = Readonly<Partial<Record<EntryFileName, { text: string; version: string }>>>;

export type Correcting =
  | { ok: true; changed: EntryFileName[] }
  | { ok: false; reason: "gone" }
  /** Whoever saved first; nothing was stored. */
  | { ok: false; reason: "conflict"; files: EntryFileName[] }
  | { ok: false; reason: "too-long"; files: EntryFileName[] }
  | { ok: false; reason: "refused"; faults: PlacedFault[] };

// One after the other: two that are right by themselves may be wrong together.
let last: Promise<unknown> = Promise.resolve();

function inTurn<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  const turn = last.then(work, work);
  last = turn.catch(() => undefined);
  return turn;
}

/**
 * Corrects files of an entry, all together or none: as `npm run guide` would check them. What is typed as the release has it takes a
 * correction back.
 */
export function correctEntry(db: Db, entry: string, typed: TypedTexts, by: number, now: Date): Promise<Correcting> {
  return inTurn(async (): Promise<Correcting> => {
    const stored = await correctedFiles(db, entry);
    if (!stored || stored.group === null) return { ok: false, reason: "gone" };
    const wanted = stored.files.flatMap((file) => {
      const { text, version } = typed[file.file] ?? {};
      return text === undefined ? [] : [{ ...file, typed: asFile(text), seen: version }];
    });
    const tooLong = wanted.filter((each) => each.typed.length > longestFile);
    if (tooLong.length > 0) return { ok: false, reason: "too-long", files: tooLong.map(({ file }) => file) };
    // Two who typed the same do not disagree; a correction that a release went under is made anew over what it is now.
    const changed = wanted.filter((each) => each.typed !== each.text || each.correction?.isChangedUnder);
    const overtaken = changed.filter((each) => each.typed !== each.text && each.seen !== each.version);
    if (overtaken.length > 0) return { ok: false, reason: "conflict", files: overtaken.map(({ file }) => file) };
    if (changed.length === 0) return { ok: true, changed: [] };

    const faults = await faultsOf(entry, changed);
    if (faults.length > 0) return { ok: false, reason: "refused", faults };
    await store(db, entry, changed, by, now);
    return { ok: true, changed: changed.map(({ file }) => file) };
  });
}

/** Says in the facts of an entry that its translations are of the English text as it holds. */
export async function markTranslated(db: Db, entry: string, by: number, now: Date): Promise<Correcting> {
  const files = findEntryFiles(guideFolder, entry);
  const facts = (await correctedFiles(db, entry))?.files.find(({ file }) => file === "guide.yaml");
  if (!files || !facts) return { ok: false, reason: "gone" };
  const text = withTranslated(facts.text, asItHolds(files).contents["en.md"] ?? "");
  return correctEntry(db, entry, { "guide.yaml": { text, version: facts.version } }, by, now);
}

/** Takes a correction away: the text of the release holds again. @returns whether there was one */
export function takeBack(db: Db, entry: string, file: EntryFileName, by: number, now: Date): Promise<boolean> {
  return inTurn(async () => {
    const wasThere = await db.transaction().execute(async (trx) => {
      const deleting = trx.deleteFrom("guide_corrections").where("entry", "=", entry).where("file", "=", file);
      const { numDeletedRows } = await deleting.executeTakeFirstOrThrow();
      if (numDeletedRows > 0n) await note(trx, "guide.takenBack", { entry, file }, by, now);
      return numDeletedRows > 0n;
    });
    dropCorrection(entry, file);
    renew(entry);
    return wasThere;
  });
}

/** What would be wrong if a file had the text of its release again while the other files are as they are. */
export async function faultsOfTakingBack(db: Db, entry: string, file: EntryFileName): Promise<PlacedFault[]> {
  const stored = await correctedFiles(db, entry);
  const taken = (stored?.files ?? []).flatMap((each) =>
    each.file === file && each.release !== null ? [{ ...each, typed: each.release }] : [],
  );
  return stored?.group ? faultsOf(entry, taken) : [];
}

type Changed = CorrectedFile & { typed: string };

async function faultsOf(entry: string, changed: readonly Changed[]): Promise<PlacedFault[]> {
  const all = guideAsItHolds();
  const before = all.find(({ key }) => key === entry);
  if (!before) return [];
  const contents = { ...before.contents, ...Object.fromEntries(changed.map(({ file, typed }) => [file, typed])) };
  const after = { ...before, contents };
  const around = {
    figureOf,
    keys: new Set(all.map(({ key }) => key)),
    places: new Set(
      Object.entries(guide()).flatMap(([key, { placed }]) => (key === entry ? [] : (placed?.place ?? []))),
    ),
  };
  const faults = await checkChanged({ before, after }, all, around);
  return faults.map((fault) => placed(fault, [after, ...all]));
}

/** @param among the changed entry before itself as it was */
function placed({ file: path, line, fault }: Fault, among: readonly EntryFiles[]): PlacedFault {
  const { key = "", contents = {}, folder = "" } = among.find((each) => path.startsWith(`${each.folder}/`)) ?? {};
  const file = path.slice(folder.length + 1);
  return { entry: key, file, line, fault, text: (contents[file]?.split("\n")[line - 1] ?? "").trim() };
}

async function store(db: Db, entry: string, changed: readonly Changed[], by: number, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const { file, typed, text, release, correction } of changed) {
      await trx.deleteFrom("guide_corrections").where("entry", "=", entry).where("file", "=", file).execute();
      const isCorrected = typed !== release;
      if (isCorrected) {
        const row = { entry, file, text: typed, made_over: hashOf(release ?? ""), corrected_by: by };
        await trx
          .insertInto("guide_corrections")
          .values({ ...row, corrected_at: now.toISOString() })
          .execute();
      }
      if (typed !== text || correction) {
        await note(trx, isCorrected ? "guide.corrected" : "guide.takenBack", { entry, file }, by, now);
      }
    }
  });
  for (const { file, typed, release } of changed) {
    if (typed === release) dropCorrection(entry, file);
    else keepCorrection({ entry, file, text: typed, madeOver: hashOf(release ?? "") });
  }
  renew(entry);
}

function renew(entry: string): void {
  renewEntry(entry);
  forgetIndex();
}

function note(
  trx: Db,
  kind: "guide.corrected" | "guide.takenBack",
  details: { entry: string; file: EntryFileName },
  actor: number,
  now: Date,
): Promise<void> {
  return noteActivity(trx, { kind, actor, details }, now);
}

/** Whether an address or a form names a file of an entry. */
export function isFileName(text: string | undefined): text is EntryFileName {
  return entryFileNames.some((name) => name === text);
}
