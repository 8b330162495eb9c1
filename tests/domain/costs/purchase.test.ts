import fc from "fast-check";

import { figuresToReview } from "~/domain/costs/figures-to-review";
import {
  newHomeTax,
  priceOfEqualTax,
  priceWithinLimit,
  priceWithinMoney,
  resaleTax,
  shareOf,
  taxBySlice,
} from "~/domain/costs/purchase-tax";
import { notaryFee, registryFee } from "~/domain/costs/tariffs";

import { describe, expect, test } from "../../support/test";

const repeatable = { seed: 20261121 };
const prices = fc.integer({ min: 10_000, max: 6_000_000 });

describe("the tables of the decrees", () => {
  // Price; ITP and its share of the price in per cent; notary and registry tariffs; IVA and AJD of a new home.
  const worked = [
    [500_000, 50_000, 10, 483.01, 262.4, 57_500],
    [580_000, 58_000, 10, 521.01, 285.2, 66_700],
    [600_000, 60_000, 10, 530.51, 290.9, 69_000],
    [650_000, 65_500, 10.08, 544.96, 300.5, 74_750],
    [700_000, 71_000, 10.14, 559.21, 310, 80_500],
    [850_000, 87_500, 10.29, 601.96, 338.5, 97_750],
    [900_000, 93_000, 10.33, 616.21, 348, 103_500],
    [950_000, 99_000, 10.42, 630.46, 357.5, 109_250],
    [1_000_000, 105_000, 10.5, 644.71, 367, 115_000],
    [1_500_000, 165_000, 11, 787.21, 462, 172_500],
    [2_000_000, 230_000, 11.5, 929.71, 557, 230_000],
  ] as const;
  for (const [price, tax, share, notary, registry, added] of worked) {
    test(`are met to the cent at ${price}`, () => {
      expect(resaleTax(price)).toBe(tax);
      expect(Math.round((tax / price) * 10_000) / 100).toBe(share);
      expect(notaryFee(price)).toBe(notary);
      expect(registryFee(price)).toBe(registry);
      expect(newHomeTax(price).total).toBe(added);
    });
  }

  test("begin each slice with the tax of those below it", () => {
    expect([0, 600_000, 900_000, 1_500_000].map(resaleTax)).toEqual([0, 60_000, 93_000, 165_000]);
  });
});

describe("the tax on a purchase", () => {
  test("names each slice that a price reaches", () => {
    expect(taxBySlice(895_000)).toEqual([
      { from: 0, rate: 10, amount: 600_000, tax: 60_000 },
      { from: 600_000, rate: 11, amount: 295_000, tax: 32_450 },
    ]);
    expect(taxBySlice(600_000)).toHaveLength(1);
    expect(taxBySlice(600_001)).toHaveLength(2);
  });

  test("never falls when the price rises, and never takes more than its highest rate", () => {
    fc.assert(
      fc.property(prices, fc.integer({ min: 0, max: 100_000 }), (price, more) => {
        for (const cost of [resaleTax, notaryFee, registryFee, (each: number) => newHomeTax(each).total]) {
          expect(cost(price + more)).toBeGreaterThanOrEqual(cost(price));
          expect(Number.isFinite(cost(price))).toBe(true);
        }
        expect(resaleTax(price)).toBeGreaterThanOrEqual(shareOf(price, 10));
        expect(resaleTax(price)).toBeLessThan(price * 0.13);
      }),
      repeatable,
    );
  });

  test("is made of slices that add up to the price", () => {
    fc.assert(
      fc.property(prices, (price) => {
        expect(taxBySlice(price).reduce((sum, { amount }) => sum + amount, 0)).toBe(price);
      }),
      repeatable,
    );
  });

  test("leaves room for itself within a limit, and for no thousand more", () => {
    for (const limit of [300_000, 660_000, 700_000, 900_000, 1_000_000, 2_000_000]) {
      const price = priceWithinLimit(limit);
      expect(price + resaleTax(price)).toBeLessThanOrEqual(limit);
      expect(price + 1000 + resaleTax(price + 1000)).toBeGreaterThan(limit);
    }
  });

  test("and what notary, registry and paperwork usually cost fit into the money that there is", () => {
    expect(priceWithinMoney(400_000)).toBe(361_000);
    for (const money of [300_000, 400_000, 700_000, 1_000_000]) {
      const price = priceWithinMoney(money);
      expect(money - price - resaleTax(price)).toBeGreaterThanOrEqual(2_800);
    }
  });

  test("is the same for a new and a resale home at two million", () => {
    expect(priceOfEqualTax()).toBe(2_000_000);
  });
});

describe("the figures", () => {
  test("are due for a check when their day has come", () => {
    const due = (day: string) => figuresToReview(new Date(day)).map(({ name }) => name);
    expect(due("2026-11-21")).toEqual([]);
    expect(due("2027-02-01")).toContain("transferTax");
    expect(due("2027-02-01")).not.toContain("notaryTariff");
    expect(due("2030-01-01")).toContain("notaryTariff");
  });
});
