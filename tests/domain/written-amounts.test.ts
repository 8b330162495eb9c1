import { describe, expect, test } from "vitest";

import { readAmount, readArea, roundedAreas } from "~/domain/fields/written-numbers";

describe("an amount", () => {
  test.each([
    ["850k", 850_000],
    ["850 K €", 850_000],
    ["850 mil", 850_000],
    ["850 тыс", 850_000],
    ["850 тыс. €", 850_000],
    ["0,85M", 850_000],
    ["1.2m", 1_200_000],
    ["1.250M", 1_250_000],
    ["1,1 млн", 1_100_000],
    ["2 millones", 2_000_000],
    ["€850.000", 850_000],
    ["850000", 850_000],
    ["", null],
  ])("is read from %j", (text, amount) => {
    expect(readAmount(text)).toBe(amount);
  });

  test.each(["1.250k", "k", "850kk", "0.0000001M", "98,5", "mil", "850 mi"])("is not read from %j", (text) => {
    expect(readAmount(text)).toBeNaN();
  });
});

describe("an area", () => {
  test.each([
    ["98,5", 99],
    ["98.4 m²", 98],
    ["1.250", 1250],
    ["98", 98],
    ["", null],
  ])("is whole: %j", (text, area) => {
    expect(readArea(text)).toBe(area);
  });

  test.each(["98,5k", "about 90", "9,8,5"])("is not read from %j", (text) => {
    expect(readArea(text)).toBeNaN();
  });
});

test("areas that were rounded are said, those that were whole are not", () => {
  expect(roundedAreas(["98,5 m²", "1.250", "", "about 90", null])).toBe("98,5 → 99 m²");
});
