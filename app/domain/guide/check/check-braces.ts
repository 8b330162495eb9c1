import { withOwnNames } from "../braces";
import { type AskedValue, type FigureOf, readAsked } from "../values/asked-value";
import type { Figure } from "../values/unit";

import type { Fault, Line, ReadEntry, ReadText } from "./read-texts";

/** Where a person reads the words as they stand, or a search engine does. */
const withoutBraces: readonly Line["part"][] = ["title", "titles", "locative", "names", "description"];
const signed: readonly string[] = ["euro", "percent", "area"];

/** Names and arguments in braces, and where conditions stand. */
export function checkBraces({ file, lines }: ReadText, figureOf: FigureOf): Fault[] {
  // A text names the same figure over and over, and each may follow from many.
  const known = new Map<string, AskedValue>();
  const read = (words: string) => {
    const asked = known.get(words) ?? readAsked(words, figureOf);
    known.set(words, asked);
    return asked;
  };
  return lines.flatMap(({ line, part, text }) => {
    const faults = [...text.matchAll(/\{\{([^{}]*)\}\}/g)].flatMap((match) => {
      const [braces, words = ""] = match;
      const [before, after] = [text.slice(0, match.index), text.slice(match.index + braces.length)];
      if (withoutBraces.includes(part)) return [`${braces}: ${part} is read as it stands, without values`];
      const isCondition = /^[?!]/.test(words);
      const asked = read(words.replace(/^[?!]/, ""));
      if (asked.kind === "fault") return [`${braces}: ${asked.fault}`];
      if (isCondition) return isHead(before) ? [] : [`${braces} stands at the head of its line, or nowhere`];
      if (asked.kind === "article" && asked.unit === "flag")
        return [`${braces} says only whether: write {{?${words}}} at the head of the line`];
      const hasSign = signed.includes(asked.unit) && (/^\s?[%€]|^\s?[mм]²/u.test(after) || /€$/.test(before));
      return hasSign ? [`${braces} brings its sign along: take away the one beside it`] : [];
    });
    const loose = /[{}]/.test(text.replaceAll(/\{\{[^{}]*\}\}/g, "")) ? ["one brace alone"] : [];
    return [...faults, ...loose].map((fault) => ({ file, line, fault }));
  });
}

/** In a line, a point, a step or a cell only other conditions may stand before one. */
function isHead(before: string): boolean {
  return /(?:^|^\s*- |^\s*\d+\. |\| ?)(?:\{\{[?!][^{}]*\}\})*$/.test(before);
}

/** The figures that follow from others, and the sums that an entry's facts expect. */
export function checkFigures({ key, facts: { file, read, lineOf } }: ReadEntry, figureOf: FigureOf): Fault[] {
  const { figures = {}, examples = [] } = read;
  const ownAsked = (words: string) => readAsked(withOwnNames(`{{${words}}}`, key, figures).slice(2, -2), figureOf);
  const unread = Object.entries(figures).flatMap(([name, { of }]) => {
    const asked = of === undefined ? undefined : ownAsked(of);
    return asked?.kind === "fault"
      ? [{ file, line: lineOf(["figures", name, "of"]), fault: `${of}: ${asked.fault}` }]
      : [];
  });
  const wrong = examples.flatMap(({ of, is }, place) => {
    const line = lineOf(["examples", place, "of"]);
    const asked = ownAsked(of);
    if (asked.kind === "fault") return [{ file, line, fault: `${of}: ${asked.fault}` }];
    const figure = asked.kind === "figure" ? asked.workOut(null) : null;
    if (figure === null) return [{ file, line, fault: `${of}: no sum without an article` }];
    return said(figure) === said(is) ? [] : [{ file, line, fault: `${of} is ${said(figure)}, not ${said(is)}` }];
  });
  return [...unread, ...wrong];
}

const said = (figure: Figure) => (typeof figure === "object" ? figure.join("–") : String(figure));

/** Figures that neither a text nor another figure names, by `key/name`. */
export function unnamedFigures(entries: readonly ReadEntry[]): Fault[] {
  const named = new Set(entries.flatMap(namesIn));
  return entries.flatMap(({ key, facts: { file, read, lineOf } }) =>
    Object.keys(read.figures ?? {})
      .filter((name) => !named.has(`${key}/${name}`))
      .map((name) => ({ file, line: lineOf(["figures", name]), fault: `no text names the figure ${key}/${name}` })),
  );
}

/** All that an entry's texts and figures name in braces. */
export function namesIn({ key, texts, facts: { read } }: ReadEntry): string[] {
  const wordsOf = (braces: string) => braces.match(/[^\s{}?!]+/g) ?? [];
  const inTexts = texts.flatMap(({ lines }) => lines.flatMap(({ text }) => text.match(/\{\{[^{}]*\}\}/g) ?? []));
  const inFigures = Object.values(read.figures ?? {}).flatMap(({ of = "" }) => wordsOf(of));
  // The bands of a scale are named by its entry.
  const scales = [
    ...inTexts.map((braces) => braces.slice(2, -2)),
    ...Object.values(read.figures ?? {}).map(({ of = "" }) => of),
  ]
    .map((words) => /^[?!]?scale (\S+)/.exec(words)?.[1])
    .flatMap((scale) => (scale === undefined ? [] : bandNames.map((name) => `${scale}/${name}`)));
  return [...inTexts.flatMap(wordsOf), ...inFigures, ...inFigures.map((word) => `${key}/${word}`), ...scales];
}

const bandNames = Array.from({ length: 9 }, (_, place) => [`rate-${place + 1}`, `edge-${place + 1}`]).flat();
