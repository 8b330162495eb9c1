import { describe, expect, test } from "vitest";

import { formatArea, formatDay, formatMonth, formatPrice, formatPriceRange } from "~/i18n/format";

// No-break spaces are written out, so that a price never ends up on two lines.
const nb = "\u00a0";

describe("figures in the page's language", () => {
  test.each([
    ["en", "€850,000"],
    ["es", `850.000${nb}€`],
    ["ca", `850.000${nb}€`],
    ["ru", `850${nb}000${nb}€`],
  ] as const)("a price in %s is %s", (language, price) => {
    expect(formatPrice(language, 850_000)).toBe(price);
  });

  test("what is taken off has a minus sign, which no line ends with", () => {
    expect(formatPrice("es", -552_500)).toBe(`\u2212552.500${nb}€`);
    expect(formatPrice("en", -552_500)).toBe("\u2212€552,500");
  });

  test("four digits are grouped like six", () => {
    expect(formatPrice("es", 7203)).toBe(`7.203${nb}€`);
    expect(formatPrice("ca", 7203)).toBe(`7.203${nb}€`);
  });

  test.each([
    ["en", "€500,000–700,000"],
    ["es", `500.000–700.000${nb}€`],
    ["ru", `500${nb}000–700${nb}000${nb}€`],
  ] as const)("a range in %s is %s", (language, range) => {
    expect(formatPriceRange(language, 500_000, 700_000)).toBe(range);
  });

  test("areas carry their unit", () => {
    expect(formatArea("ca", 118)).toBe(`118${nb}m²`);
    expect(formatArea("ru", 1180)).toBe(`1${nb}180${nb}м²`);
  });

  test("a day is the day in Barcelona, whatever the hour in Greenwich", () => {
    expect(formatDay("en", "2026-06-30T22:30:00.000Z")).toBe("1 July 2026");
  });

  test("a Russian date parts neither the day from its month nor the year from its abbreviation", () => {
    expect(formatDay("ru", "2026-06-30T22:30:00.000Z")).toBe(`1${nb}июля 2026${nb}г.`);
    expect(formatMonth("ru", "2025-10")).toBe(`октябрь 2025${nb}г.`);
  });
});
