import { type Subject, readSubject, type Theme, themes } from "~/domain/writer/keyword/subject";
import { readOurData } from "~/domain/writer/values/our-data.server";

import { aNeighborhood } from "../../support/builders";
import { describe, expect, test } from "../../support/test";

import { theSamples } from "./built-in-samples";

/** Keywords of each theme, as people type them, in the four languages. */
const ofTheme: Record<Theme, readonly string[]> = {
  place: [
    "buy a flat in gracia",
    "vivir en el Eixample",
    "pisos en venda a Sarrià",
    "квартира в Педральбесе",
    "квартира в Педралбесе",
    "el Born Barcelona",
  ],
  costs: ["cost of buying a home in Barcelona", "ITP Cataluña 2026", "despeses de notaria", "налоги при покупке жилья"],
  mortgage: ["mortgage for non-residents", "hipoteca en Barcelona", "quina hipoteca puc demanar", "ипотека в Испании"],
  selling: [
    "sell my flat in Eixample",
    "vender un piso en Barcelona",
    "valoració del meu pis",
    "продать квартиру в Барселоне",
  ],
  "new-build": ["new build Barcelona", "obra nueva Poblenou", "habitatge nou", "новостройки Барселоны"],
  homes: [
    "penthouse with terrace Barcelona",
    "piso de 2 habitaciones menos de 700.000",
    "loft al Born",
    "трёхкомнатная квартира до 900 000 евро",
    "house with pool",
    "apartments for sale in Barcelona",
  ],
  documents: ["documents to buy a flat", "certificado energético", "contracte d'arres", "как купить квартиру пошагово"],
  viewing: ["viewing checklist", "qué mirar al visitar un piso", "visita a un pis", "просмотр квартиры чек-лист"],
  guide: ["Barcelona", "barrios de Barcelona", "on viure a Barcelona", "районы Барселоны", "xyz 123"],
};

describe("reading a keyword", () => {
  test("recognises its theme in the four languages", async ({ db }) => {
    await theSamples(db);
    const { places } = await readOurData(db, "en");
    for (const theme of themes) {
      for (const keyword of ofTheme[theme]) expect(readSubject(keyword, keyword, places).theme, keyword).toBe(theme);
    }
  });

  const asked: [string, Partial<Subject>][] = [
    [
      "àtic amb terrassa a l'Eixample",
      { theme: "homes", place: "eixample", type: "penthouse", feature: "terrace-balcony" },
    ],
    ["жизнь в Грасии", { theme: "place", place: "gracia" }],
    ["Passeig de Gràcia apartments", { theme: "place", place: "eixample" }],
    ["three-bedroom flat", { bedrooms: 3 }],
    ["piso de tres dormitorios", { bedrooms: 3 }],
    ["2 habitacions", { bedrooms: 2 }],
    ["с двумя спальнями", { bedrooms: 2 }],
    ["трёхкомнатная квартира", { bedrooms: 2 }],
    ["under €700,000", { budget: { from: null, to: 700_000 } }],
    ["hasta 700.000 euros", { budget: { from: null, to: 700_000 } }],
    ["до 700 000 евро", { budget: { from: null, to: 700_000 } }],
    ["menys de 700k", { budget: { from: null, to: 700_000 } }],
    ["más de 1 millón", { budget: { from: 1_000_000, to: null } }],
    ["1.2m+", { budget: { from: 1_200_000, to: null } }],
    ["between 500k and 700k", { budget: { from: 500_000, to: 700_000 } }],
    ["flats of 120 m2 in 2026", { budget: null }],
    ["hipoteca para no residentes", { theme: "mortgage", residency: "non-resident" }],
    ["residential area", { residency: null }],
    ["taxes when selling a home", { theme: "selling" }],
    ["apartments for sale", { theme: "homes", type: null }],
  ];
  for (const [keyword, expected] of asked) {
    test(`understands "${keyword}"`, async ({ db }) => {
      await theSamples(db);
      const { places } = await readOurData(db, "en");
      expect(readSubject(keyword, "", places)).toMatchObject(expected);
    });
  }

  test("asks the title where the keyword says nothing", async ({ db }) => {
    await theSamples(db);
    const { places } = await readOurData(db, "en");
    expect(readSubject("Barcelona 2026", "Which taxes does a buyer pay?", places)).toMatchObject({
      theme: "costs",
      words: "barcelona 2026",
    });
  });

  test("knows a neighbourhood that the agent added, by its name, and none that is not there", async ({ db }) => {
    await aNeighborhood(db, { slug: "sants", name: "Sants" });
    const { places } = await readOurData(db, "en");
    expect(readSubject("flats in Sants", "", places)).toMatchObject({ theme: "place", place: "sants" });
    expect(readSubject("flats in Gràcia", "", places).place).toBeNull();
  });
});
