import { invoiceCustoms } from "./tariff-figures";
import { newBuildStampDuty, newBuildVat, transferTax } from "./tax-figures";

/** Purchase tax (ITP) on a resale home at the general scale, in EUR. The base is taken to be the price. */
export function resaleTax(price: number): number {
  return taxBySlice(price).reduce((sum, { tax }) => sum + tax, 0);
}

/** A part of the price in EUR, the rate it is taxed at and the tax. */
export type TaxSlice = { from: number; rate: number; amount: number; tax: number };

/** The tax of each slice that a price reaches. */
export function taxBySlice(price: number): TaxSlice[] {
  return transferTax.bands
    .map(({ from, rate }, place) => {
      const amount = Math.max(0, Math.min(price, transferTax.bands[place + 1]?.from ?? price) - from);
      return { from, rate, amount, tax: shareOf(amount, rate) };
    })
    .filter(({ from }) => from < price);
}

/** VAT and stamp duty on a home bought from its developer, in EUR. */
export function newHomeTax(price: number): { vat: number; stampDuty: number; total: number } {
  const vat = shareOf(price, newBuildVat.rate);
  const stampDuty = shareOf(price, newBuildStampDuty.rate);
  return { vat, stampDuty, total: vat + stampDuty };
}

/** So many per cent of an amount, in whole EUR. */
export function shareOf(amount: number, percent: number): number {
  return Math.round((amount * percent) / 100);
}

/** The highest price, in whole thousands of EUR, that leaves room for its own purchase tax within a limit. */
export function priceWithinLimit(limit: number): number {
  const { bands } = transferTax;
  const band = bands.findLast(({ from }) => from + resaleTax(from) <= limit) ?? bands[0];
  const price = band.from + (limit - band.from - resaleTax(band.from)) / (1 + band.rate / 100);
  return Math.floor(price / 1000) * 1000;
}

const { notary, registry, paperwork } = invoiceCustoms;

/** Notary, land registry and paperwork with copies and VAT, in EUR, without a lawyer: the least and the most that they usually come to. */
export const invoicedCosts = {
  from: notary.from + registry.from + paperwork.from,
  to: notary.to + registry.to + paperwork.to,
} as const;

/** The highest price, in whole thousands of EUR, of which own money pays the tax and all that is usual besides. */
export function priceWithinMoney(money: number): number {
  return priceWithinLimit(money - invoicedCosts.to);
}

/** The price at which a new home and a resale home are taxed alike; above it the resale home pays more. */
export function priceOfEqualTax(): number {
  const newRate = newBuildVat.rate + newBuildStampDuty.rate;
  for (const { from, rate } of transferTax.bands) {
    if (rate <= newRate) continue;
    const price = (from * rate - resaleTax(from) * 100) / (rate - newRate);
    if (price >= from && resaleTax(Math.round(price)) === newHomeTax(Math.round(price)).total) return Math.round(price);
  }
  return Number.NaN;
}
