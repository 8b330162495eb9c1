import { notaryTariff, registryTariff } from "./tariff-figures";

/** The tariff of the deed in EUR with cents, before VAT, copies and pages. Up to 6,010,121 EUR. */
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
