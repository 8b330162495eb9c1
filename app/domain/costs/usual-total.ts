import { costOfBuying } from "./cost-of-buying";
import type { HomeKind, Range } from "./costs-question";
import { readCosts } from "./read-costs";
import { invoiceCustoms } from "./tariff-figures";

// Interest is paid later and to the bank: no rate changes what a purchase costs.
const anyRate = 3;

/**
 * What a home costs with everything on top of its price, as the page of costs works it out where nothing else is entered there: the
 * one figure for it on the site, in the calculator and in the guide.
 * @param price EUR
 * @param lawyer whether the usual fee of one is counted, with its VAT
 * @returns EUR; null for a price that the page does not take
 */
export function usualTotal(
  price: number,
  { kind = "resale", lawyer = false }: { kind?: HomeKind; lawyer?: boolean } = {},
): Range | null {
  const asked = { price: String(price), kind, ...(lawyer && { lawyer: String(invoiceCustoms.lawyer) }) };
  const { question } = readCosts(new URLSearchParams(asked), anyRate);
  return question ? costOfBuying(question).total : null;
}
