import type { Db } from "~/db/database";
import { readArticleSubject } from "~/domain/articles/published/article-subject";
import { relatedArticles } from "~/domain/articles/published/related-articles";
import { homeSearcher } from "~/domain/articles/published/related-homes.repository.server";
import { relatedHomes } from "~/domain/articles/published/related-homes.server";
import type { OurPlace } from "~/domain/writer/values/our-data.server";

import { aNeighborhood, aProperty } from "../../support/builders";
import { describe, expect, test } from "../../support/test";

function aPlace(slug: string, name: string, inside: string | null = null): OurPlace {
  const center = { latitude: 41.4, longitude: 2.2 };
  return { slug, inside, name, locative: `in ${name}`, names: [name], center };
}

const places = [
  aPlace("eixample", "Eixample"),
  aPlace("gracia", "Gràcia"),
  aPlace("ciutat-vella", "Ciutat Vella"),
  aPlace("born", "Born", "ciutat-vella"),
];
const about = (keyword: string, title = "", answers: string | null = null) =>
  readArticleSubject({ keyword, title, about: answers }, places);

/** Homes 1 to 5, each of 700,000 EUR with three bedrooms unless it says otherwise; a draft and a sold one that would fit best. */
async function fiveHomes(db: Db) {
  for (const { slug, name, inside } of places) await aNeighborhood(db, { slug, name, inside });
  const usual = { price: 700_000, bedrooms: 3 };
  const terrace = JSON.stringify(["terrace-balcony"]);
  const homes = [
    { neighborhood: "eixample", property_type: "penthouse", features: terrace, price: 895_000 },
    { neighborhood: "eixample", bedrooms: 2, price: 520_000 },
    { neighborhood: "gracia", property_type: "duplex", features: terrace },
    { neighborhood: "born", property_type: "loft", bedrooms: 1, price: 580_000 },
    { neighborhood: "eixample", price: 910_000, features: JSON.stringify(['no "terrace-balcony" here']) },
    { neighborhood: "gracia", property_type: "penthouse", features: terrace, status: "draft" },
    { neighborhood: "gracia", property_type: "penthouse", features: terrace, status: "sold" },
  ] as const;
  for (const [index, home] of homes.entries()) await aProperty(db, { id: index + 1, ...usual, ...home });
}

function chosenFor(db: Db, keyword: string, title = "", chosen: number[] = []) {
  return relatedHomes(homeSearcher(db), about(keyword, title), places, chosen);
}

describe("the homes beside an article", () => {
  test("are those that the agent chose", async ({ db }) => {
    await fiveHomes(db);
    expect(await chosenFor(db, "pisos en el Eixample", "", [3, 1])).toEqual({
      ids: [3, 1],
      reason: { kind: "chosen" },
    });
    expect(await chosenFor(db, "lofts")).toMatchObject({ ids: [4], reason: { kind: "type", type: "loft" } });
  });

  test.for([
    ["the neighbourhood, newest first", "buy a flat in Eixample", [5, 2, 1], { kind: "place", slug: "eixample" }],
    ["a neighbourhood inside it too", "Ciutat Vella", [4], { kind: "place", slug: "ciutat-vella" }],
    ["the kind in another language", "áticos en Barcelona", [1], { kind: "type", type: "penthouse" }],
    ["the feature", "balcón y terraza", [3, 1], { kind: "feature", feature: "terrace-balcony" }],
    ["all that is named", "penthouse in Eixample", [1], { kind: "place", slug: "eixample" }],
    ["the bedrooms", "3 bedroom flats", [5, 3, 1], { kind: "fitting" }],
    ["a price within the budget", "flats under 550,000", [2], { kind: "fitting" }],
  ] as const)("have %s", async ([, keyword, ids, reason], { db }) => {
    await fiveHomes(db);
    expect(await chosenFor(db, keyword)).toMatchObject({ ids, reason });
  });

  test("have what weighs most where none has all of it", async ({ db }) => {
    await fiveHomes(db);
    // No penthouse in Gràcia: the neighbourhood weighs more. No house anywhere either.
    const inGracia = { ids: [3], reason: { kind: "place", slug: "gracia" } };
    expect(await chosenFor(db, "penthouse in Gràcia")).toMatchObject(inGracia);
    expect(await chosenFor(db, "house with terrace")).toMatchObject({ reason: { kind: "feature" }, ids: [3, 1] });
    expect(await chosenFor(db, "flats under 300,000")).toMatchObject({ reason: { kind: "newest" } });
  });

  test("are found by the title where the keyword names nothing", async ({ db }) => {
    await fiveHomes(db);
    expect(await chosenFor(db, "documents to buy a home", "Papers for a flat in Gràcia")).toMatchObject({
      ids: [3],
      reason: { kind: "place", slug: "gracia", name: "Gràcia", locative: "in Gràcia" },
    });
  });

  test("are the three newest where nothing is named, and none where there is none", async ({ db }) => {
    expect(await chosenFor(db, "lofts")).toEqual({ ids: [], reason: { kind: "newest" } });
    await fiveHomes(db);
    expect(await chosenFor(db, "cost of buying")).toEqual({ ids: [5, 4, 3], reason: { kind: "newest" } });
  });
});

describe("the articles to read next", () => {
  const candidate = (id: number, keyword: string, answers: string | null = null) => ({
    id,
    subject: about(keyword, "", answers),
  });
  const idsAfter = (article: ReturnType<typeof candidate>, others: ReturnType<typeof candidate>[]) =>
    relatedArticles(article, others).map(({ id }) => id);

  test("are about the same place, then about the same matter, then the newest", () => {
    const others = [
      candidate(2, "mortgage for non-residents", "mortgage-for-non-residents/what"),
      candidate(3, "sell a flat", "steps-of-selling/what"),
      candidate(4, "Gràcia"),
      candidate(5, "sell my flat in Gràcia", "steps-of-selling/what"),
    ];
    const article = candidate(1, "vender un piso en Gràcia", "time-to-sell/what");
    expect(idsAfter(article, others)).toEqual([5, 4, 3]);
  });

  test("are never the article itself, and keep their order among equals", () => {
    const others = [candidate(3, "Barcelona"), candidate(1, "Gràcia"), candidate(2, "xyz")];
    expect(idsAfter(candidate(1, "Gràcia"), others)).toEqual([3, 2]);
  });
});
