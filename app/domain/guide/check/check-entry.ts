import { languages } from "~/i18n/languages";

import type { FigureOf } from "../values/asked-value";

import { checkBraces, checkFigures } from "./check-braces";
import { checkFront } from "./check-front";
import { checkLanguages } from "./check-languages";
import { checkWording } from "./check-wording";
import { checkWrittenOut } from "./check-written-out";
import type { Fault, ReadEntry } from "./read-texts";

/** What an entry is checked against: all the others. */
export type Others = {
  figureOf: FigureOf;
  keys: ReadonlySet<string>;
  /** Slugs of the neighbourhoods. */
  places: ReadonlySet<string>;
};

/** What is wrong with an entry that can be read. */
export function checkEntry(entry: ReadEntry, { figureOf, keys, places }: Others): Fault[] {
  const { facts, texts, key } = entry;
  const strangers = facts.read.related.flatMap((other, place) =>
    keys.has(other) && other !== key
      ? []
      : [{ file: facts.file, line: facts.lineOf(["related", place]), fault: `related: "${other}" is no other entry` }],
  );
  return [
    ...strangers,
    ...checkFigures(entry, figureOf),
    ...texts.flatMap((text) => [...checkFront(text), ...checkBraces(text, figureOf), ...checkWording(text, places)]),
    ...(texts.length === languages.length ? checkLanguages(entry) : []),
    ...checkWrittenOut(entry),
  ];
}
