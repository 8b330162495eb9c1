import { costOfBuying } from "./cost-of-buying";
import type { Range } from "./costs-question";
import { readCosts } from "./read-costs";

// Interest is paid later and to the bank: no rate changes what a purchase costs.
const anyRate = 3;

/**
 * What a resale home costs with everything on top of its price, as the page of costs works it out where nothing else is entered there.
 * @param price EUR
 * @returns EUR; null for a price that the page does not take
 */
export function usualTotal(price: number): Range | null {
  const { question } = readCosts(new URLSearchParams({ price: String(price) }), anyRate);
  return question ? costOfBuying(question).total : null;
}
