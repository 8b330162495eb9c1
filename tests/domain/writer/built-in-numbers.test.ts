import { plainText } from "~/domain/cleaning/plain-text";
import { monthlyPayment } from "~/domain/costs/mortgage";
import { newHomeTax, priceWithinMoney, resaleTax, taxBySlice } from "~/domain/costs/purchase-tax";
import { notaryFee, registryFee } from "~/domain/costs/tariffs";
import { neighbourhoods } from "~/domain/writer/quarters/all-neighbourhoods";
import { quarters } from "~/domain/writer/quarters/all-quarters";
import { type OurData, readOurData } from "~/domain/writer/values/our-data.server";
import { type Language, languages } from "~/i18n/languages";

import { describe, expect, test } from "../../support/test";

import { drafted, ofOurRows, theSamples } from "./built-in-samples";

// Laws and articles that the dated facts name. Whatever else looks like a law is none of ours.
const laws = [
  "5/2025",
  "1426/1989",
  "1427/1989",
  "5/2019",
  "18/2007",
  "22/2010",
  "37/1992",
  "1/2024",
  "1776/2004",
  "390/2021",
];
const articles = [
  ...["14", "14.1", "15", "15.2", "17", "17.1", "17.3", "55.6", "58.3–4", "58.5", "59", "60.2–3", "60.4", "62.2", "63"],
  ...["91", "128-1", "132", "262-4", "531-6"],
];

// Figures of the dated facts: rates, edges, days, limits, terms.
const facts = [
  ...[0, 10, 11, 12, 13, 600_000, 900_000, 1_500_000, 1_000_000, 2_000_000, 500_000],
  ...[5, 7, 20, 32, 35, 65, 36_000, 14_000, 1500, 1.5, 3, 211],
  ...[80, 60, 70, 30, 25, 75, 14],
  // Notary, registry and paperwork with copies and VAT, from and to; the whole of a purchase with a lawyer, up to.
  ...[1650, 2800, 12.5],
  // Days: 27 June 2025, 26 June 2025, 3 April 2025, 21 November 2026; the promised 24 hours.
  ...[27, 26, 21, 24, 2025, 2026],
];
/** Prices for examples without homes, and limits in the keywords. */
const prices = [500_000, 600_000, 700_000, 850_000, 900_000, 950_000, 1_000_000, 2_000_000];

// Figures of the entries stand in their own test; here are those of what is told from our rows.
describe("numbers in a draft", () => {
  test("are those of our rows, of the dated facts, or sums of the two", async ({ db }) => {
    await theSamples(db);
    for (const language of languages) {
      const data = await readOurData(db, language);
      const allowed = allowedNumbers(language, data);
      for (const keyword of ofOurRows[language]) {
        const { content, metaDescription } = drafted(data, language, keyword, keyword, {});
        const text = withoutLaws(`${plainText(content)} ${metaDescription}`);
        const unknown = numbersIn(language, text).filter((number) => !allowed.has(number));
        expect(unknown, `${language}: ${keyword}`).toEqual([]);
      }
    }
  });

  test("are found wherever they stand, so that the test above can fail", () => {
    expect(numbersIn("en", "€1,250,000 at 10.42% on 3 May")).toEqual([1_250_000, 10.42, 3]);
    expect(numbersIn("es", "1.250.000 € al 10,42 %, 60–70 %")).toEqual([1_250_000, 10.42, 60, 70]);
    expect(numbersIn("ru", "1 250 000 €, 10,42 %")).toEqual([1_250_000, 10.42]);
    expect(withoutLaws("Law 5/2019, arts. 14 and 99; RD 7/2030")).toContain("99");
    expect(withoutLaws("Law 5/2019, arts. 14 and 99; RD 7/2030")).toContain("7/2030");
  });
});

function allowedNumbers(language: Language, { homes, places, developments }: OurData): Set<number> {
  const allowed = new Set<number>(facts);
  const add = (...numbers: (number | null)[]) => numbers.forEach((number) => number !== null && allowed.add(number));
  for (const home of homes) {
    const { price, area, usefulArea } = home;
    add(price, area, usefulArea, home.bedrooms, home.bathrooms, home.builtYear, home.renovatedYear, home.floor);
    add(home.totalFloors, home.consumption, home.fees, Math.round(price / area));
    if (usefulArea) add(Math.round(price / usefulArea), Math.round((usefulArea / area) * 100));
    add(...numbersIn(language, `${home.title} ${home.summary}`));
  }
  const perMetre = homes.map(({ price, area }) => Math.round(price / area)).toSorted((one, other) => one - other);
  add(Math.round(((perMetre[2] ?? 0) + (perMetre[3] ?? 0)) / 2));
  for (const { in: told } of [...Object.values(quarters), ...Object.values(neighbourhoods)]) {
    add(...numbersIn(language, Object.values(told[language]).flat().join(" ")));
  }
  for (const place of places) add(...numbersIn(language, `${place.tagline} ${place.paragraphs.join(" ")}`));
  for (const { units, reservation, downPayment, licence } of developments) {
    for (const { price, area, terrace } of units) add(price, area, terrace, ...sumsOf(price));
    // Its date, and that of its licence.
    add(2028, 2029, 31, reservation, downPayment, ...numbersIn(language, licence));
  }
  for (const { priceFrom, bedrooms, downPayment } of developments) {
    add(priceFrom, bedrooms.from, bedrooms.to, Math.round((priceFrom * downPayment) / 100));
  }
  for (let count = 1; count <= homes.length; count += 1) add(count);

  // By how much a home lies off the limit, and how many square metres it buys at the price of that home.
  for (const limit of prices) {
    for (const { price, area } of homes) add(Math.abs(price - limit), Math.round(limit / Math.round(price / area)));
  }
  const limits = prices.map(priceWithinMoney);
  for (const price of [...homes.map((home) => home.price), ...prices, ...limits]) add(price, ...sumsOf(price));
  return allowed;
}

/** What follows from a price: the tax and its slices, tariffs, loans. Their own test compares them with the decrees. */
function sumsOf(price: number): number[] {
  const tax = resaleTax(price);
  const slices = taxBySlice(price).map((slice) => slice.tax);
  const { vat, stampDuty, total } = newHomeTax(price);
  const loans = [60, 70, 80].flatMap((share) => {
    const loan = (price * share) / 100;
    return [loan, price - loan, price - loan + tax];
  });
  // 70: what can still be lent where our samples' developers want 30 % before the deed.
  const ownMoney = [80, 70, 65].flatMap((share) =>
    [tax, total].flatMap((paid) =>
      [1650, 2800].map((invoiced) => price - Math.round((price * share) / 100) + Math.round(paid) + invoiced),
    ),
  );
  const ofMonth = [25, 30].map((years) => monthlyPayment({ amount: price * 0.8, ratePercent: 3, years }));
  const effective = Math.round((tax / price) * 10_000) / 100;
  const above = slices.slice(1).reduce((sum, slice) => sum + slice, 0);
  const fees = [Math.round(notaryFee(price)), Math.round(registryFee(price))];
  return [
    tax,
    price + tax,
    effective,
    above,
    ...slices,
    ...fees,
    vat,
    stampDuty,
    total,
    price + total,
    ...loans,
    ...ownMoney,
    ...ofMonth.map(Math.round),
  ];
}

function withoutLaws(text: string): string {
  const list = articles
    .map((article) => article.replace(".", "\\."))
    .toSorted((one, other) => other.length - one.length)
    .join("|");
  return text
    .replace(new RegExp(`(?<![\\d/])(?:${laws.join("|")})(?![\\d/])`, "g"), "")
    .replace(new RegExp(`(?:arts?|ст)\\.[ \\u00a0](?:${list})(?! ?%)(?:,? (?:and|y|i|и) (?:${list}))?(?!\\d)`, "g"), "")
    .replace(/22@/g, "");
}

/** Every number of a text, read as its language writes numbers. */
function numbersIn(language: Language, text: string): number[] {
  const [group, decimal] = { en: [",", "\\."], es: ["\\.", ","], ca: ["\\.", ","], ru: ["[\\u00a0\\u202f ]", ","] }[
    language
  ];
  const pattern = new RegExp(`\\d{1,3}(?:${group}\\d{3})+(?!\\d)|\\d+(?:${decimal}\\d+)?`, "g");
  return [...text.matchAll(pattern)].map(([number]) => {
    const grouped = new RegExp(`^\\d{1,3}(?:${group}\\d{3})+$`).test(number);
    return Number(grouped ? number.replace(/\D/g, "") : number.replace(",", "."));
  });
}
