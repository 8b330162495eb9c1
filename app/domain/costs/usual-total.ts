import { costOfBuying } from "./cost-of-buying";
import type { HomeKind, Range } from "./costs-question";
import { readCosts } from "./read-costs";
import { invoiceCustoms } from "./tariff-figures";
import { transferTax } from "./tax-figures";

// Interest is paid later and to the bank: no rate changes what a purchase costs.
const anyRate = 3;

type Asked = { kind?: HomeKind; lawyer?: boolean };

/** What our homes cost, EUR. */
const usualPrices = { from: 500_000, to: 1_000_000 };

/**
 * What a home costs with everything on top of its price, as the page of costs works it out where nothing else is entered there: the
 * one figure for it on the site, in the calculator and in the guide.
 * @param price EUR
 * @param lawyer whether the usual fee of one is counted, with its VAT
 * @returns EUR; null for a price that the page does not take
 */
export function usualTotal(price: number, { kind = "resale", lawyer = false }: Asked = {}): Range | null {
  const asked = { price: String(price), kind, ...(lawyer && { lawyer: String(invoiceCustoms.lawyer) }) };
  const { question } = readCosts(new URLSearchParams(asked), anyRate);
  return question ? costOfBuying(question).total : null;
}

/** All that comes on top of the price of such a home, in per cent of it, to the tenth. */
export function usualShare(asked: Asked): Range {
  const { from, to } = usualPrices;
  // Least and most lie at the ends, or where the tax begins to rise.
  const edges = transferTax.bands.map((band) => band.from).filter((edge) => edge > from && edge < to);
  const shares = [from, ...edges, to].flatMap((price) => {
    const total = usualTotal(price, asked);
    return total ? [total.from, total.to].map((sum) => tenth((sum / price - 1) * 100)) : [];
  });
  return { from: Math.min(...shares), to: Math.max(...shares) };
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
