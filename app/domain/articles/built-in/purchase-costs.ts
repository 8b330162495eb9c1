import { newBuildTax, notaryTariff, registryTariff, transferTax } from "./dated-figures";

/** Purchase tax (ITP) on a resale home at the general scale, in EUR. The base is taken to be the price. */
export function resaleTax(price: number): number {
  return taxBySlice(price).reduce((sum, { tax }) => sum + tax, 0);
}

/** The tax of each slice that a price reaches. */
export function taxBySlice(price: number): { from: number; rate: number; tax: number }[] {
  return transferTax.bands
    .map(({ from, rate }, place) => {
      const to = Math.min(price, transferTax.bands[place + 1]?.from ?? price);
      return { from, rate, tax: Math.round((Math.max(0, to - from) * rate) / 100) };
    })
    .filter(({ from }) => from < price);
}

/** VAT and stamp duty on a home bought from its developer, in EUR. */
export function newHomeTax(price: number): { vat: number; stampDuty: number; total: number } {
  const vat = Math.round((price * newBuildTax.vat) / 100);
  const stampDuty = Math.round((price * newBuildTax.stampDuty) / 100);
  return { vat, stampDuty, total: vat + stampDuty };
}

/** The tariff of the deed in EUR with cents, before VAT, copies and pages. */
export function notaryFee(price: number): number {
  return tariff(price, notaryTariff);
}

/** The tariff of the registration in EUR with cents, before VAT and presentation. */
export function registryFee(price: number): number {
  return tariff(price, registryTariff);
}

type Tariff = {
  start: number;
  startUpTo: number;
  bands: readonly { to: number; perThousand: number }[];
  reduction: number;
};

function tariff(price: number, { start, startUpTo, bands, reduction }: Tariff): number {
  let fee = start;
  let from = startUpTo;
  for (const { to, perThousand } of bands) {
    fee += (Math.max(0, Math.min(price, to) - from) * perThousand) / 1000;
    from = to;
  }
  return Math.round(fee * (100 - reduction)) / 100;
}

/** The highest price, in whole thousands of EUR, that leaves room for its own purchase tax within a limit. */
export function priceWithinLimit(limit: number): number {
  const { bands } = transferTax;
  const band = bands.findLast(({ from }) => from + resaleTax(from) <= limit) ?? bands[0];
  const price = band.from + (limit - band.from - resaleTax(band.from)) / (1 + band.rate / 100);
  return Math.floor(price / 1000) * 1000;
}

/** The price at which a new home and a resale home are taxed alike; above it the resale home pays more. */
export function priceOfEqualTax(): number {
  const newRate = newBuildTax.vat + newBuildTax.stampDuty;
  for (const { from, rate } of transferTax.bands) {
    if (rate <= newRate) continue;
    const price = (from * rate - resaleTax(from) * 100) / (rate - newRate);
    if (price >= from && resaleTax(Math.round(price)) === newHomeTax(Math.round(price)).total) return Math.round(price);
  }
  return Number.NaN;
}
