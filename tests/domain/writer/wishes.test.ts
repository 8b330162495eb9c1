import { readSubject } from "~/domain/writer/keyword/subject";
import { homesAsked } from "~/domain/writer/values/fitting-homes";
import { readOurData } from "~/domain/writer/values/our-data.server";
import type { Language } from "~/i18n/languages";

import { describe, expect, test } from "../../support/test";

import { drafted, theSamples } from "./built-in-samples";

const firstParagraph = (content: string) => content.slice(0, content.indexOf("</p>"));
const homesIn = (html: string) => [...html.matchAll(/\/property\/(\d+)/g)].map(([, id]) => Number(id));

describe("whoever wants a home without something", () => {
  const wishes: [Language, string][] = [
    ["en", "flat without lift in Gràcia"],
    ["en", "apartment with no elevator in Gràcia"],
    ["es", "piso sin ascensor en Gràcia"],
    ["ca", "pis sense ascensor a Gràcia"],
    ["ru", "квартира без лифта в Грасии"],
    ["en", "flat without a lift"],
  ];
  for (const [language, keyword] of wishes) {
    test(`is shown those that lack it, and none that have it: “${keyword}”`, async ({ db }) => {
      await theSamples(db);
      const data = await readOurData(db, language);
      const subject = readSubject(keyword, "", data.places);
      expect(subject).toMatchObject({ feature: null, lacking: ["elevator"] });
      const fitting = homesAsked(subject, data);
      expect(fitting.map(({ type, hasLift }) => [type, hasLift])).toEqual([["duplex", false]]);
      const { content } = drafted(data, language, keyword);
      expect(homesIn(firstParagraph(content))).toEqual([fitting[0]?.id]);
    });
  }

  const read: [string, object][] = [
    ["piso sin ascensor ni parking", { features: [], lacking: ["parking", "elevator"] }],
    [
      "flat without a lift or parking but with terrace",
      { features: ["terrace-balcony"], lacking: ["parking", "elevator"] },
    ],
    ["квартира без лифта с балконом", { features: ["terrace-balcony"], lacking: ["elevator"] }],
    ["pis sense ascensor amb terrassa", { features: ["terrace-balcony"], lacking: ["elevator"] }],
    ["piso que no tenga piscina", { features: [], lacking: ["pool"] }],
    ["flat with lift", { features: ["elevator"], lacking: [] }],
  ];
  test.for(read)("is understood in “%s”", async ([keyword, expected], { db }) => {
    await theSamples(db);
    const { places } = await readOurData(db, "en");
    expect(readSubject(keyword, "", places)).toMatchObject(expected);
  });
});

describe("an amount beside taxes, loans and savings", () => {
  const sums: [Language, string][] = [
    ["en", "ITP of 500.000"],
    ["en", "mortgage for 300.000"],
    ["en", "savings needed for a 400,000 flat"],
    ["es", "ITP de un piso de 500.000 euros"],
    ["es", "hipoteca de 300.000 euros"],
    ["es", "gastos de compra de un piso de 400.000"],
    ["ca", "hipoteca de 300.000"],
    ["ca", "quants estalvis calen per a un pis de 400.000"],
    ["ru", "ипотека на 300000"],
    ["ru", "налог с 500 000 евро"],
    ["ru", "первый взнос за квартиру 400000"],
  ];
  test.for(sums)("is not what a home may cost: %s “%s”", async ([language, keyword], { db }) => {
    await theSamples(db);
    const { places } = await readOurData(db, language);
    expect(readSubject(keyword, "", places).budget).toBeNull();
  });

  test("is what a home may cost where the words say so", async ({ db }) => {
    await theSamples(db);
    const { places } = await readOurData(db, "en");
    for (const keyword of [
      "flat under 700,000 with mortgage",
      "piso hasta 700.000 con hipoteca",
      "квартира до 700000 в ипотеку",
    ])
      expect(readSubject(keyword, "", places).budget, keyword).toEqual({ from: null, to: 700_000 });
  });

  const worked: [Language, string, RegExp][] = [
    ["en", "ITP of 500.000", /€50,000/],
    ["es", "ITP de un piso de 500.000 euros", /50\.000/],
    ["en", "mortgage for 300.000", /€375,000/],
    ["ca", "hipoteca de 300.000", /375\.000/],
  ];
  test.for(worked)("is what the example is worked out with: %s “%s”", async ([language, keyword, sum], { db }) => {
    await theSamples(db);
    const data = await readOurData(db, language);
    const { content } = drafted(data, language, keyword);
    expect(content).toMatch(sum);
    expect(homesIn(content.replace(/<table>.*?<\/table>/gs, ""))).toEqual([]);
  });
});

describe("whoever wants to buy a parking space", () => {
  const wishes: [Language, string, RegExp][] = [
    ["en", "buy a parking space in Gràcia", /no parking spaces/],
    ["es", "comprar plaza de parking en Gràcia", /no tenemos plazas/],
    ["ca", "comprar una plaça de pàrquing a l'Eixample", /no tenim places/],
    ["ru", "купить место на парковке в Эшампле", /отдельных мест/],
  ];
  test.for(wishes)(
    "reads about spaces, that we sell none, and of no homes: %s “%s”",
    async ([language, keyword, none], { db }) => {
      await theSamples(db);
      const data = await readOurData(db, language);
      const { content } = drafted(data, language, keyword);
      expect(firstParagraph(content)).toMatch(none);
      expect(homesIn(content)).toEqual([]);
    },
  );
});

describe("a sum that is named", () => {
  const answered: [Language, string, RegExp][] = [
    ["en", "ITP of 500.000", /€50,000.*€550,000/],
    ["es", "ITP de un piso de 500.000 euros", /50\.000.*550\.000/],
    ["ca", "hipoteca de 300.000", /300\.000.*375\.000/],
    ["ru", "налог с 500 000 евро", /50.000.*550.000/],
    ["en", "mortgage for a 400,000 flat", /€400,000.*€320,000/],
  ];
  test.for(answered)("is answered in the first paragraph: %s “%s”", async ([language, keyword, sums], { db }) => {
    await theSamples(db);
    const data = await readOurData(db, language);
    expect(firstParagraph(drafted(data, language, keyword).content)).toMatch(sums);
  });
});

test("a place typed bare after a wish is put into the sentence", async ({ db }) => {
  await theSamples(db);
  const data = await readOurData(db, "en");
  const opening = (keyword: string) => firstParagraph(drafted(data, "en", keyword).content);
  expect(opening("penthouse with terrace for sale Eixample")).toMatch(
    /^<p>We have one penthouse in the Eixample with a terrace for sale/,
  );
  expect(opening("house with pool pedralbes")).toMatch(/^<p>We have one house in Pedralbes with a pool for sale/);
});

test("the closest home says that it is not where one was looked for", async ({ db }) => {
  await theSamples(db);
  const { content } = drafted(await readOurData(db, "es"), "es", "pisos con terraza y parking les corts");
  expect(content).toContain("Lo que cambia: no está en Les Corts");
  expect(content).not.toContain("Terraza o balcón: ¿qué conviene preguntar?");
});
