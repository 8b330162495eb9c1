import { has } from "./keyword";
import { homeNouns, limitWords, moneyWords, themeWords } from "./keyword-words";

/** Bounds of a price in whole EUR, both included. */
export type Budget = { from: number | null; to: number | null };

/** A sum that a keyword about taxes, loans or savings names: what a home costs, or what a bank is to lend. */
export type NamedSum = { euro: number; of: "price" | "loan" };

type Amount = { euro: number; at: number; end: number };

const amountPattern =
  /(?<![\p{L}\p{N}])(\d{1,3}(?:[ .,]\d{3})+|\d+(?:[.,]\d+)?) ?(k|mill|mil|тыс|m(?![\p{L}²\d])|млн)?\p{L}*/gu;

function amountsIn(words: string): Amount[] {
  return [...words.matchAll(amountPattern)]
    .map((match) => ({
      euro: readAmount(match[1] ?? "", match[2]),
      at: match.index,
      end: match.index + match[0].length,
    }))
    .filter(({ euro }) => euro >= 100_000 && euro <= 20_000_000);
}

/** A keyword without its sums and what they are counted in: "300 тысяч", "450k". */
export function withoutAmounts(words: string): string {
  return words.replace(amountPattern, " ");
}

/** What a home may cost. Beside words for taxes, loans and savings an amount is that only as a limit for a home. */
export function budgetIn(words: string): Budget | null {
  const [first, second] = amountsIn(words);
  if (!first || (isAboutMoney(words) && !(isLimit(words, first) && has(words, homeNouns)))) return null;
  if (second) return { from: Math.min(first.euro, second.euro), to: Math.max(first.euro, second.euro) };
  return isLeast(words, first) ? { from: first.euro, to: null } : { from: null, to: first.euro };
}

export function sumIn(words: string): NamedSum | null {
  const [only, second] = amountsIn(words);
  if (!only || second || !isAboutMoney(words) || budgetIn(words) !== null) return null;
  // Of a mortgage it is the price only where a home stands beside it.
  return { euro: only.euro, of: has(words, themeWords.mortgage) && !has(words, homeNouns) ? "loan" : "price" };
}

function isAboutMoney(words: string): boolean {
  return [themeWords.mortgage, themeWords.costs, themeWords.selling, moneyWords].some((list) => has(words, list));
}

function isLimit(words: string, amount: Amount): boolean {
  return isLeast(words, amount) || standsBefore(limitWords.to, words, amount);
}

function isLeast(words: string, amount: Amount): boolean {
  const goesOn = /^ ?(?:€|euros?|eur|евро)? ?(?:\+|and over|and up|or more|o mas|i mes|и (?:выше|дороже))/u;
  return standsBefore(limitWords.from, words, amount) || goesOn.test(words.slice(amount.end));
}

function standsBefore(list: string, words: string, { at }: Amount): boolean {
  return new RegExp(`(?<![\\p{L}])(?:${list}) ?(?:de |a )?(?:€|eur)? ?$`, "u").test(words.slice(0, at));
}

function readAmount(digits: string, unit: string | undefined): number {
  const isGrouped = /^\d{1,3}(?:[ .,]\d{3})+$/u.test(digits);
  const value = Number(isGrouped ? digits.replace(/[ .,]/g, "") : digits.replace(",", "."));
  if (unit === undefined || isGrouped) return value;
  return Math.round(value * (/^(?:k|mil|тыс)$/u.test(unit) ? 1000 : 1_000_000));
}
