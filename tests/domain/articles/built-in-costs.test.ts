import { figuresToReview } from "~/domain/articles/built-in/dated-figures";
import {
  newHomeTax,
  notaryFee,
  priceOfEqualTax,
  priceWithinLimit,
  registryFee,
  resaleTax,
  taxBySlice,
} from "~/domain/articles/built-in/purchase-costs";

import { describe, expect, test } from "../../support/test";

describe("the costs of a purchase", () => {
  // Price, ITP, notary, registry, IVA and AJD: worked out by hand from the decrees.
  const worked = [
    [500_000, 50_000, 483.01, 262.4, 57_500],
    [580_000, 58_000, 521.01, 285.2, 66_700],
    [600_000, 60_000, 530.51, 290.9, 69_000],
    [650_000, 65_500, 544.96, 300.5, 74_750],
    [700_000, 71_000, 559.21, 310, 80_500],
    [850_000, 87_500, 601.96, 338.5, 97_750],
    [900_000, 93_000, 616.21, 348, 103_500],
    [950_000, 99_000, 630.46, 357.5, 109_250],
    [1_000_000, 105_000, 644.71, 367, 115_000],
    [1_500_000, 165_000, 787.21, 462, 172_500],
    [2_000_000, 230_000, 929.71, 557, 230_000],
  ] as const;
  for (const [price, tax, notary, registry, added] of worked) {
    test(`are right at ${price}`, () => {
      expect(resaleTax(price)).toBe(tax);
      expect(notaryFee(price)).toBeCloseTo(notary, 1);
      expect(registryFee(price)).toBeCloseTo(registry, 1);
      expect(newHomeTax(price).total).toBe(added);
    });
  }

  test("name each slice that a price reaches", () => {
    expect(taxBySlice(895_000)).toEqual([
      { from: 0, rate: 10, tax: 60_000 },
      { from: 600_000, rate: 11, tax: 32_450 },
    ]);
    expect(taxBySlice(600_000)).toHaveLength(1);
  });

  test("leave room for the tax within a limit, and for no thousand more", () => {
    for (const limit of [300_000, 660_000, 700_000, 900_000, 1_000_000, 2_000_000]) {
      const price = priceWithinLimit(limit);
      expect(price + resaleTax(price)).toBeLessThanOrEqual(limit);
      expect(price + 1000 + resaleTax(price + 1000)).toBeGreaterThan(limit);
    }
  });

  test("are the same for a new and a resale home at two million", () => {
    expect(priceOfEqualTax()).toBe(2_000_000);
  });

  test("are due for a check when their day has come", () => {
    expect(figuresToReview(new Date("2026-11-21"))).toEqual([]);
    expect(figuresToReview(new Date("2027-02-01")).map(({ name }) => name)).toEqual(["transferTax", "newBuildTax"]);
  });
});
