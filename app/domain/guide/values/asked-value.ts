import type { EntryFigure } from "../entry-facts";

import { type ArticleUnit, articleValues } from "./article-values";
import type { Argument, GuideValue } from "./guide-value";
import { standingValues } from "./standing-values";
import type { Figure, Unit } from "./unit";
import { workedValues } from "./worked-values";

/** The figure of an entry by `key/name`. */
export type FigureOf = (name: string) => EntryFigure | undefined;

/** What stands in braces, read: a figure to work out, a value of the article's own, or what is wrong with it. */
export type AskedValue =
  | { kind: "figure"; unit: Unit; workOut: (price: number | null) => Figure | null }
  | { kind: "article"; unit: ArticleUnit }
  | { kind: "fault"; fault: string };

/** All that texts may name beside the figures of entries and the values of the article. */
export const guideValues: Readonly<Record<string, GuideValue>> = { ...standingValues, ...workedValues };

/** The word that stands for the article's own price. */
export const ownPrice = "price";

/** Of figures that follow from others, which follow from others. */
const deepest = 16;
/** Figures that one may follow from in all: each of several that follow from several would be worked out for ever. */
const mostRead = 100;
/** Words behind one that takes several. */
const mostGiven = 20;
let read = 0;

/** @param words what stands in the braces, without `?` and `!` */
export function readAsked(words: string, figureOf: FigureOf, depth = 0): AskedValue {
  const [name = "", ...given] = words.split(" ");
  read = depth === 0 ? 0 : read + 1;
  if (depth > deepest || read > mostRead) return wrong(`"${name}" goes round in a circle`);
  if (name === "scale") return readScale(given, figureOf, depth);
  if (Object.hasOwn(guideValues, name)) return readWorked(name, guideValues[name], given, figureOf, depth);
  const figure = name.includes("/") ? figureOf(name) : undefined;
  if (given.length > 0 && (figure || Object.hasOwn(articleValues, name)))
    return wrong(`"${name}" takes nothing behind it`);
  if (figure) return readFigure(name, figure, figureOf, depth);
  if (Object.hasOwn(articleValues, name)) return { kind: "article", unit: articleValues[name] ?? "text" };
  return wrong(`nothing is called "${name}"`);
}

function readFigure(name: string, { value, unit, of }: EntryFigure, figureOf: FigureOf, depth: number): AskedValue {
  if (value !== undefined && unit) return { kind: "figure", unit, workOut: () => value };
  return readAsked(withKey(of ?? "", name.split("/")[0] ?? "", figureOf), figureOf, depth + 1);
}

/** Words in which an entry's own figures have its key too. */
function withKey(words: string, key: string, figureOf: FigureOf): string {
  return words.replaceAll(/[^\s]+/g, (word) => (figureOf(`${key}/${word}`) ? `${key}/${word}` : word));
}

function readWorked(
  name: string,
  value: GuideValue | undefined,
  given: readonly string[],
  figureOf: FigureOf,
  depth: number,
): AskedValue {
  const { takes = [], unit = "number", more, of = () => null } = value ?? {};
  const last = takes.at(-1);
  const isEnough = more ? given.length >= takes.length && given.length <= mostGiven : given.length === takes.length;
  if (!isEnough) return wrong(`"${name}" ${takesWhat(name, takes)}`);
  const read = given.map((word, place) => readArgument(takes[place] ?? last ?? "number", word, figureOf, depth));
  return (
    read.find((each) => each.kind === "fault") ?? {
      kind: "figure",
      unit,
      workOut: (price) => {
        const known = read.map((each) => (each.kind === "figure" ? each.workOut(price) : null));
        return known.every((each) => typeof each === "number") ? of(...known) : null;
      },
    }
  );
}

/** The tax on a sum by an entry's own bands: its figures `rate-1`, `edge-1`, `rate-2` and so on, each rate for its band only. */
function readScale([key = "", ...given]: readonly string[], figureOf: FigureOf, depth: number): AskedValue {
  const numberOf = (name: string) => {
    const value = figureOf(`${key}/${name}`)?.value;
    return typeof value === "number" ? value : undefined;
  };
  const rates: number[] = [];
  for (let rate = numberOf("rate-1"); rate !== undefined; rate = numberOf(`rate-${rates.length + 1}`)) rates.push(rate);
  const edges = rates.slice(1).map((_, place) => numberOf(`edge-${place + 1}`));
  if (rates.length < 2 || edges.includes(undefined)) return wrong(`"${key}/rate-1", edge-1, rate-2 … are no scale`);
  const bands = rates.map((rate, place) => ({ from: edges[place - 1] ?? 0, to: edges[place] ?? Infinity, rate }));
  const taxOn = (amount: number) =>
    bands.reduce((tax, { from, to, rate }) => tax + (Math.max(0, Math.min(amount, to) - from) * rate) / 100, 0);
  const scale = { takes: ["eur"], unit: "euro", sources: [], of: (amount = 0) => Math.round(taxOn(amount)) } as const;
  return readWorked(`scale ${key}`, scale, given, figureOf, depth);
}

const unitOf = { eur: "euro", percent: "percent", years: "years" } as const satisfies Partial<Record<Argument, Unit>>;
const mostOf: Readonly<Record<Argument, number>> = { eur: 10_000_000, percent: 100, years: 50, number: 10_000 };

/** A number, the word for the article's price, or the name of one figure. */
function readArgument(argument: Argument, word: string, figureOf: FigureOf, depth: number): AskedValue {
  if (word === ownPrice) {
    if (argument !== "eur") return wrong(`the price stands for a sum, not for ${argument}`);
    return { kind: "figure", unit: "euro", workOut: (price) => price };
  }
  if (/^\d+(?:\.\d+)?$/.test(word)) {
    const number = Number(word);
    const isWhole = argument !== "years" || Number.isInteger(number);
    if (!isWhole || number > mostOf[argument]) return wrong(`${word} is too much for ${argument}, or not whole`);
    return { kind: "figure", unit: "number", workOut: () => number };
  }
  if (/\d[.,]\d|[€%]/.test(word)) return wrong(`"${word}" is no number: 650000 and 3.2 are written without signs`);
  const asked = readAsked(word, figureOf, depth + 1);
  if (asked.kind === "fault") return asked;
  const isOfKind = asked.kind === "figure" && (argument === "number" || asked.unit === unitOf[argument]);
  const isOne = isOfKind && typeof asked.workOut(examplePrice) === "number";
  return isOne ? asked : wrong(`"${word}" is not one figure in ${argument}`);
}

/** With which a figure is tried that follows from the article's own price. */
const examplePrice = 650_000;

function takesWhat(name: string, takes: readonly Argument[]): string {
  if (takes.length === 0) return "takes nothing behind it";
  const example = { eur: "650000", percent: "3.2", years: "30", number: "2" };
  return `takes ${takes.join(", ")}: {{${[name, ...takes.map((each) => example[each])].join(" ")}}}`;
}

function wrong(fault: string): AskedValue & { kind: "fault" } {
  return { kind: "fault", fault };
}
