import { setImmediate } from "node:timers/promises";

import { folded } from "~/i18n/fold";
import { languages } from "~/i18n/languages";

import { namesIn as bracesIn } from "./check-braces";
import type { Others } from "./check-entry";
import { sentencesIn } from "./check-front";
import { checksOf } from "./check-guide";
import { type EntryFiles, type Fault, type ReadEntry, readTexts } from "./read-texts";

/** An entry before and after a change. */
export type ChangedEntry = { before: EntryFiles; after: EntryFiles };

/** Entries that are looked through before somebody else gets a turn. */
const atOnce = 10;

/**
 * What is wrong with an entry that was changed, by the same rules as of all: in the files that were changed, and in whatever other file
 * was right before, its own or another entry's. Only the entries are read that the change can touch: all of them take seconds.
 * @param all the whole guide as it is
 */
export async function checkChanged(
  { before, after }: ChangedEntry,
  all: readonly EntryFiles[],
  around: Others,
): Promise<Fault[]> {
  const old = readTexts(before);
  await setImmediate();
  const read = readTexts(after);
  const changed = Object.keys(after.contents).filter((name) => after.contents[name] !== before.contents[name]);
  const isChanged = ({ file }: Fault) => changed.some((name) => file === `${after.folder}/${name}`);
  const unread = read.faults.filter(isChanged);
  if (unread.length > 0 || !read.entry) return unread.length > 0 ? unread : read.faults;
  await setImmediate();
  const touched = await touchedBy({ before, after }, { before: old.entry, after: read.entry }, all);
  const neighbours = [];
  for (const files of touched) {
    await setImmediate();
    const { entry } = readTexts(files);
    if (entry) neighbours.push(entry);
  }
  const faultsBefore = old.entry ? await inPieces(checksOf([...neighbours, old.entry], around)) : [];
  const known = new Set(faultsBefore.map(({ file, fault }) => `${file}: ${fault}`));
  const faults = await inPieces(checksOf([...neighbours, read.entry], around));
  return faults.filter((each) => isChanged(each) || !known.has(`${each.file}: ${each.fault}`));
}

/** Somebody else gets a turn between two pieces. */
async function inPieces(checks: readonly (() => Fault[])[]): Promise<Fault[]> {
  const faults: Fault[][] = [];
  for (const check of checks) {
    await setImmediate();
    faults.push(check());
  }
  return faults.flat();
}

/**
 * The entries that a change can put at fault, or be at fault with: they name a figure of its, or one that follows from it, or one that it
 * names no more; they lead to its place; they have a name or a sentence of its.
 */
async function touchedBy(
  { before, after }: ChangedEntry,
  read: { before: ReadEntry | undefined; after: ReadEntry },
  all: readonly EntryFiles[],
): Promise<EntryFiles[]> {
  const [namedBefore, named] = [namesOf(read.before), namesOf(read.after)];
  const dropped = [...namedBefore].filter((name) => !named.has(name) && name.includes("/"));
  const isOfFacts = before.contents["guide.yaml"] !== after.contents["guide.yaml"];
  const owners = new Set(dropped.map((name) => name.split("/")[0] ?? ""));
  const followed = isOfFacts || owners.has(after.key) ? followersOf(after.key, all) : [];
  const { place } = read.before?.facts.read ?? {};
  const sought = [
    ...dropped,
    ...followed.flatMap((key) => [`${key}/`, `scale ${key}`]),
    ...(place !== undefined && place !== read.after.facts.read.place ? [`/neighborhoods/${place})`] : []),
  ];
  const said = new Set(saidIn(after));
  const found: EntryFiles[] = [];
  for (const [place, files] of all.entries()) {
    if (place % atOnce === 0) await setImmediate();
    if (files.key === after.key) continue;
    const texts = Object.values(files.contents);
    const isTouched =
      owners.has(files.key) ||
      texts.some((text) => sought.some((name) => text.includes(name))) ||
      saidIn(files).some((each) => said.has(each));
    if (isTouched) found.push(files);
  }
  return found;
}

/** An entry and all whose figures follow from its, or from one of theirs. */
function followersOf(key: string, all: readonly EntryFiles[]): string[] {
  // A set that grows is walked to its end.
  const keys = new Set([key]);
  for (const each of keys) {
    const follows = new RegExp(String.raw`^(?!\s*- ).*\bof: .*(?:\b${each}/|\bscale ${each}\b)`, "m");
    for (const { key: other, contents } of all) if (follows.test(contents["guide.yaml"] ?? "")) keys.add(other);
  }
  return [...keys];
}

function namesOf(entry: ReadEntry | undefined): ReadonlySet<string> {
  return new Set(entry ? bracesIn(entry) : []);
}

/** What no two entries may both say: names, and sentences of one language. */
function saidIn({ contents }: EntryFiles): string[] {
  return languages.flatMap((language) => {
    const [, front = "", body = ""] = (contents[`${language}.md`] ?? "").split(/^---\n/m);
    const lines = body.split("\n").filter((line) => !/^[|#:]/.test(line));
    return [...namesIn(front), ...lines.flatMap(sentencesIn).map((sentence) => `${language}: ${sentence}`)];
  });
}

/** However YAML writes a list, in rows or in one; of a name with a comma its parts. Not read as YAML: that of all takes a second. */
function namesIn(front: string): string[] {
  const list = /^names:(.*\n(?:(?:[ \t-].*)?\n)*)/m.exec(front)?.[1] ?? "";
  return list
    .split(/\n\s*- |[,[\]\n]/)
    .map((name) => folded(name.trim().replace(/^["']|["']$/g, "")))
    .filter((name) => name !== "");
}
