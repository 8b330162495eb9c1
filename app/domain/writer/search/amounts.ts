import { wordsOf } from "~/domain/cleaning/telling-words";
import { folded } from "~/i18n/fold";

import type { Budget } from "./home-wish";
import { searchPhrases } from "./search-words";

/** 300.000, 450k, 1,2 млн, 600 тысяч; in small letters without accents. */
const amount =
  /(?<![\p{L}\p{N}])(\d{1,3}(?:[ .,\u00a0]\d{3})+|\d+(?:[.,]\d+)?) ?(k|mill|mil|тыс|m(?![\p{L}²\d])|млн)?\p{L}*/gu;
const least = 100_000;
const most = 20_000_000;

/** The prices that a text names as bounds, in EUR, and what is left of it without them and the words that make them bounds. */
export function amountsIn(text: string): { budget: Budget | null; rest: string } {
  const plain = folded(text).replace(/[€+]/g, " ");
  const found = [...plain.matchAll(amount)]
    .map((match) => ({ whole: match[0], at: match.index, euro: readAmount(match[1] ?? "", match[2]) }))
    .filter(({ euro }) => euro >= least && euro <= most);
  const [first, second] = found;
  if (!first) return { budget: null, rest: text };
  const before = plain.slice(0, first.at);
  const rest = found.reduce((left, { whole }) => left.replace(whole, " "), plain);
  const bounds = ["to", "from"] as const;
  const bound = bounds.find((is) => endsWith(before, is));
  const budget = second
    ? { from: Math.min(first.euro, second.euro), to: Math.max(first.euro, second.euro) }
    : bound === "from"
      ? { from: first.euro, to: null }
      : { from: null, to: first.euro };
  return { budget, rest };
}

/** Whether a text ends with a word that makes what follows a bound. */
function endsWith(text: string, bound: "to" | "from"): boolean {
  const said = ` ${wordsOf(text).join(" ")}`;
  return searchPhrases().some(
    ({ meaning, words }) => meaning.of === "word" && meaning.is === bound && said.endsWith(` ${words.join(" ")}`),
  );
}

function readAmount(digits: string, unit: string | undefined): number {
  const isGrouped = /^\d{1,3}(?:[ .,\u00a0]\d{3})+$/u.test(digits);
  const value = Number(isGrouped ? digits.replace(/[ .,\u00a0]/g, "") : digits.replace(",", "."));
  if (unit === undefined || isGrouped) return value;
  return Math.round(value * (/^(?:k|mil|тыс)$/u.test(unit) ? 1000 : 1_000_000));
}
