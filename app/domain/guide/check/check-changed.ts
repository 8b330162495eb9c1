import { setImmediate } from "node:timers/promises";

import { folded } from "~/i18n/fold";
import { languages } from "~/i18n/languages";

import { namesIn } from "./check-braces";
import type { Others } from "./check-entry";
import { sentencesIn } from "./check-front";
import { checkEntries } from "./check-guide";
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
  const [old, read] = [readTexts(before), readTexts(after)];
  const changed = Object.keys(after.contents).filter((name) => after.contents[name] !== before.contents[name]);
  const isChanged = ({ file }: Fault) => changed.some((name) => file === `${after.folder}/${name}`);
  const unread = read.faults.filter(isChanged);
  if (unread.length > 0 || !read.entry) return unread.length > 0 ? unread : read.faults;
  await setImmediate();
  const touched = await touchedBy({ before, after }, { before: namesOf(old.entry), after: namesOf(read.entry) }, all);
  const neighbours = [];
  for (const files of touched) {
    await setImmediate();
    const { entry } = readTexts(files);
    if (entry) neighbours.push(entry);
  }
  const faultsBefore = old.entry ? checkEntries([...neighbours, old.entry], around) : [];
  await setImmediate();
  const known = new Set(faultsBefore.map(({ file, fault }) => `${file}: ${fault}`));
  return checkEntries([...neighbours, read.entry], around).filter(
    (each) => isChanged(each) || !known.has(`${each.file}: ${each.fault}`),
  );
}

/**
 * The entries that a change can put at fault, or be at fault with: they name a figure of its, or one that it names no more; they have a
 * name or a sentence of its.
 */
async function touchedBy(
  { before, after }: ChangedEntry,
  named: { before: ReadonlySet<string>; after: ReadonlySet<string> },
  all: readonly EntryFiles[],
): Promise<EntryFiles[]> {
  const dropped = [...named.before].filter((name) => !named.after.has(name) && name.includes("/"));
  const isOfFacts = before.contents["guide.yaml"] !== after.contents["guide.yaml"];
  const owners = new Set(dropped.map((name) => name.split("/")[0] ?? ""));
  const sought = [...dropped, ...(isOfFacts || owners.has(after.key) ? [`${after.key}/`] : [])];
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

function namesOf(entry: ReadEntry | undefined): ReadonlySet<string> {
  return new Set(entry ? namesIn(entry) : []);
}

/** What no two entries may both say: names, and sentences of one language. */
function saidIn({ contents }: EntryFiles): string[] {
  return languages.flatMap((language) => {
    const [, front = "", body = ""] = (contents[`${language}.md`] ?? "").split(/^---\n/m);
    const names = /^names:\n((?: {2}- .*\n)+)/m.exec(front)?.[1] ?? "";
    const lines = body.split("\n").filter((line) => !/^[|#:]/.test(line));
    return [
      ...[...names.matchAll(/^ {2}- (.*)$/gm)].map(([, name = ""]) => folded(name)),
      ...lines.flatMap(sentencesIn).map((sentence) => `${language}: ${sentence}`),
    ];
  });
}
