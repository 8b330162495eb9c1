import type { EntryFigure } from "../entry-facts";
import { entryGroupNames } from "../entry-groups";

import { unnamedFigures } from "./check-braces";
import { checkEntry, type Others } from "./check-entry";
import { sharedChecks } from "./check-front";
import { dueIn } from "./due";
import { isKey } from "./guide-files.server";
import { type EntryFiles, type Fault, type ReadEntry, readTexts } from "./read-texts";

export type Checked = {
  /** How many texts were read. */
  texts: number;
  faults: Fault[];
  /** What a person should look at. */
  due: Fault[];
};

const groups: readonly string[] = entryGroupNames;

/** Checks all entries, each against the others. @param day ISO, by which something is due */
export function checkGuide(all: readonly EntryFiles[], day: string): Checked {
  const read = all.map((files) => readTexts(files));
  const entries = read.flatMap(({ entry }) => entry ?? []);
  return {
    texts: entries.reduce((sum, { texts }) => sum + texts.length, 0),
    faults: [
      ...all
        .filter(({ group }) => !groups.includes(group))
        .map(({ folder, group }) => ({ file: folder, line: 1, fault: `"${group}" is no group of the guide` })),
      ...all
        .filter(({ key }) => !isKey(key))
        .map(({ folder, key }) => ({
          file: folder,
          line: 1,
          fault: `"${key}" cannot stand in an address of the panel`,
        })),
      ...read.flatMap(({ faults }) => faults),
      ...checkEntries(entries, nothing),
    ].toSorted((one, other) => one.file.localeCompare(other.file) || one.line - other.line),
    due: entries.flatMap((entry) => dueIn(entry, day)),
  };
}

const nothing: Others = { figureOf: () => undefined, keys: new Set(), places: new Set() };

/** What is wrong with entries that can be read, each held against the others. @param around what else there is */
export function checkEntries(entries: readonly ReadEntry[], around: Others): Fault[] {
  return checksOf(entries, around).flatMap((check) => check());
}

/** The same in pieces: who looks while others wait lets them have their turn in between. */
export function checksOf(entries: readonly ReadEntry[], around: Others): (() => Fault[])[] {
  const figures = new Map<string, EntryFigure>(
    entries.flatMap(({ key, facts }) =>
      Object.entries(facts.read.figures ?? {}).map(([name, figure]) => [`${key}/${name}`, figure] as const),
    ),
  );
  const own = new Set(entries.map(({ key }) => key));
  const others = {
    figureOf: (name: string) => (own.has(name.split("/")[0] ?? "") ? figures.get(name) : around.figureOf(name)),
    keys: new Set([...around.keys, ...own]),
    places: new Set([...around.places, ...entries.flatMap(({ facts }) => facts.read.place ?? [])]),
  };
  return [
    ...entries.map((entry) => () => checkEntry(entry, others)),
    () => unnamedFigures(entries),
    ...sharedChecks(entries),
  ];
}
