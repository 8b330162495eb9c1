import { anyHome, type HomeWish } from "~/domain/writer/search/home-wish";
import { namedPlaces } from "~/domain/writer/search/named-places";
import { readSearch } from "~/domain/writer/search/read-search";
import { readOurData } from "~/domain/writer/values/our-data.server";

import { theSamples } from "../../support/samples";
import { describe, expect, test } from "../../support/test";

const searches: [string, Partial<HomeWish>][] = [
  ["piso con terraza en Gràcia", { isFlat: true, place: "gracia", features: ["terrace-balcony"], isTerrace: true }],
  ["flat with a balcony in Gracia", { isFlat: true, place: "gracia", features: ["terrace-balcony"] }],
  ["трёхкомнатная квартира до 900 000 евро", { isFlat: true, bedrooms: 2, budget: { from: null, to: 900_000 } }],
  ["2 bedroom apartment under 700k", { isFlat: true, bedrooms: 2, budget: { from: null, to: 700_000 } }],
  ["piso de 2 habitaciones menos de 700.000", { isFlat: true, bedrooms: 2, budget: { from: null, to: 700_000 } }],
  ["àtic de més de 600.000 €", { type: "penthouse", budget: { from: 600_000, to: null } }],
  ["house from 800,000 to 1,2 million", { type: "house", budget: { from: 800_000, to: 1_200_000 } }],
  ["лофт в Борне", { type: "loft", place: "born" }],
  ["купить квартиру в Эшампле с лифтом", { isFlat: true, place: "eixample", features: ["elevator"] }],
  ["двушка в Грасии", { bedrooms: 1, place: "gracia" }],
  ["квартира без лифта", { isFlat: true, lacking: ["elevator"] }],
  ["pis per reformar a l'Eixample", { isFlat: true, place: "eixample", lacking: ["recently-renovated"] }],
  ["flat in Vila de Gràcia", { isFlat: true, place: "gracia", quarter: "vila-de-gracia" }],
  ["obra nueva con parking en Barcelona", { isNew: true, features: ["parking"] }],
];

describe("whoever looks for a home", () => {
  test.for(searches)("is understood: %s", async ([keyword, wish], { db }) => {
    await theSamples(db);
    const { places } = await readOurData(db, "en");
    expect(readSearch(keyword, namedPlaces(places))).toEqual({ ...anyHome, ...wish });
  });

  test.for([
    "buy a flat",
    "living in Gràcia with a dog",
    "house or apartment",
    "flat for rent in Gràcia",
    "piso con fantasma",
    "терраса",
    "Gràcia",
    "",
  ])("is not taken for one who asks something else: %s", async (keyword, { db }) => {
    await theSamples(db);
    const { places } = await readOurData(db, "en");
    expect(readSearch(keyword, namedPlaces(places))).toBeUndefined();
  });
});
