import { describe, expect, test } from "vitest";

import { subjectOfArticle } from "~/domain/articles/article-subject";
import type { OurData, OurHome, OurPlace } from "~/domain/articles/our-data.repository.server";
import { relatedArticles } from "~/domain/articles/related-articles";
import { relatedHomes } from "~/domain/articles/related-homes";

function aPlace(slug: string, name: string, inside: string | null = null): OurPlace {
  const center = { latitude: 41.4, longitude: 2.2 };
  return { slug, inside, name, locative: `in ${name}`, tagline: "", paragraphs: [], names: [name], center };
}

function aHome(id: number, place: string, given: Partial<OurHome> = {}): OurHome {
  return {
    id,
    title: `Home ${id}`,
    summary: null,
    place,
    isReserved: false,
    price: 700_000,
    area: 100,
    usefulArea: null,
    bedrooms: 3,
    bathrooms: 2,
    type: "apartment",
    builtYear: null,
    renovatedYear: null,
    floor: null,
    totalFloors: null,
    hasLift: true,
    hasParking: false,
    energyRating: null,
    consumption: null,
    fees: null,
    features: [],
    ...given,
  };
}

const places = [
  aPlace("eixample", "Eixample"),
  aPlace("gracia", "Gràcia"),
  aPlace("ciutat-vella", "Ciutat Vella"),
  aPlace("born", "Born", "ciutat-vella"),
];
const data: OurData = {
  places,
  developments: [],
  homes: [
    aHome(1, "eixample", { type: "penthouse", features: ["terrace-balcony"], price: 895_000 }),
    aHome(2, "eixample", { bedrooms: 2, price: 520_000 }),
    aHome(3, "gracia", { type: "duplex", features: ["terrace-balcony"] }),
    aHome(4, "born", { type: "loft", bedrooms: 1, price: 580_000 }),
    aHome(5, "eixample", { price: 910_000 }),
  ],
};
const about = (keyword: string, title = "") => subjectOfArticle({ keyword, title }, places);
const chosenFor = (keyword: string, title = "", chosen: number[] = []) =>
  relatedHomes(about(keyword, title), data, chosen);

describe("the homes beside an article", () => {
  test("are those that the agent chose, as long as they are listed", () => {
    expect(chosenFor("pisos en el Eixample", "", [3, 1])).toEqual({ ids: [3, 1], reason: { kind: "chosen" } });
    expect(chosenFor("lofts", "", [99, 3])).toEqual({ ids: [3], reason: { kind: "chosen" } });
    expect(chosenFor("lofts", "", [99])).toMatchObject({ ids: [4], reason: { kind: "type", type: "loft" } });
  });

  test.each([
    ["the neighbourhood, newest first", "buy a flat in Eixample", [5, 2, 1], { kind: "place", slug: "eixample" }],
    ["a neighbourhood inside it too", "Ciutat Vella", [4], { kind: "place", slug: "ciutat-vella" }],
    ["the kind in another language", "áticos en Barcelona", [1], { kind: "type", type: "penthouse" }],
    ["the feature", "balcón y terraza", [3, 1], { kind: "feature", feature: "terrace-balcony" }],
    ["all that is named", "penthouse in Eixample", [1], { kind: "place", slug: "eixample" }],
    ["the bedrooms", "3 bedroom flats", [5, 3, 1], { kind: "fitting" }],
  ])("have %s", (_what, keyword, ids, reason) => {
    expect(chosenFor(keyword)).toMatchObject({ ids, reason });
  });

  test("have what weighs most where none has all of it", () => {
    // No penthouse in Gràcia: the neighbourhood weighs more. No house anywhere either.
    expect(chosenFor("penthouse in Gràcia")).toMatchObject({ ids: [3], reason: { kind: "place", slug: "gracia" } });
    expect(chosenFor("house with terrace")).toMatchObject({ reason: { kind: "feature" }, ids: [3, 1] });
    expect(chosenFor("flats under 300,000")).toMatchObject({ reason: { kind: "newest" } });
  });

  test("are found by the title where the keyword names nothing", () => {
    expect(chosenFor("documents to buy a home", "Papers for a flat in Gràcia")).toMatchObject({
      ids: [3],
      reason: { kind: "place", slug: "gracia", name: "Gràcia", locative: "in Gràcia" },
    });
  });

  test("are the three newest where nothing is named, and none where there is none", () => {
    expect(chosenFor("cost of buying")).toEqual({ ids: [5, 4, 3], reason: { kind: "newest" } });
    expect(relatedHomes(about("lofts"), { ...data, homes: [] }, [1])).toEqual({ ids: [], reason: { kind: "newest" } });
  });
});

describe("the articles to read next", () => {
  const candidate = (id: number, keyword: string) => ({ id, subject: about(keyword) });
  const idsAfter = (keyword: string, others: ReturnType<typeof candidate>[]) =>
    relatedArticles(candidate(1, keyword), others).map(({ id }) => id);

  test("are about the same place, then about the same matter, then the newest", () => {
    const others = [
      candidate(2, "mortgage for non-residents"),
      candidate(3, "sell a flat"),
      candidate(4, "Gràcia"),
      candidate(5, "sell my flat in Gràcia"),
    ];
    expect(idsAfter("vender un piso en Gràcia", others)).toEqual([5, 4, 3]);
  });

  test("are never the article itself, and keep their order among equals", () => {
    const others = [candidate(3, "Barcelona"), candidate(1, "Gràcia"), candidate(2, "xyz")];
    expect(idsAfter("Gràcia", others)).toEqual([3, 2]);
  });
});
