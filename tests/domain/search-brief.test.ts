import { parseWithZod } from "@conform-to/zod/v4";

import { requestText } from "~/domain/enquiries/asked/lines.server";
import { homesThatFit } from "~/domain/enquiries/briefs/brief-homes.server";
import {
  afterStoring,
  type BriefProgress,
  noProgress,
  stepFor,
  withDetails,
  withPreferences,
  withWishes,
} from "~/domain/enquiries/briefs/brief-progress";
import { briefProgressSchema } from "~/domain/enquiries/briefs/brief-progress.schema";
import {
  budgetNames,
  emptyBrief,
  type MatchableHome,
  matches,
  type SearchBrief,
} from "~/domain/enquiries/briefs/search-brief";
import { detailsSchema, locationSchema, preferencesSchema } from "~/domain/enquiries/briefs/search-brief.schema";

import { aNeighborhood, aProperty } from "../support/builders";
import { describe, expect, test } from "../support/test";

const home: MatchableHome = {
  price: 600_000,
  propertyType: "apartment",
  bedrooms: 3,
  bathrooms: 2,
  neighborhoods: ["born", "ciutat-vella"],
  features: ["elevator", "roof-terrace"],
};

const brief = (said: Partial<SearchBrief>): SearchBrief => ({ ...emptyBrief, ...said });

describe("measuring a home by a brief", () => {
  test("finds nothing against it when nothing was asked for", () => {
    expect(matches(emptyBrief, home)).toEqual({ fits: true, met: [], missed: [], features: [] });
    const any = brief({ propertyType: "any", bedrooms: "any", bathrooms: "any" });
    expect(matches(any, home)).toEqual({ fits: true, met: [], missed: [], features: [] });
  });

  test("says what is met and what is missed", () => {
    const asked = brief({
      budget: "500-750k",
      propertyType: "loft",
      bedrooms: "3+",
      bathrooms: "3+",
      neighborhoods: ["born"],
    });
    expect(matches(asked, home)).toMatchObject({
      fits: false,
      met: ["budget", "bedrooms", "neighborhood"],
      missed: ["propertyType", "bathrooms"],
    });
  });

  test.each([
    ["299,999", 299_999, []],
    ["300,000", 300_000, ["300-500k"]],
    ["500,000", 500_000, ["300-500k", "500-750k"]],
    ["750,000", 750_000, ["500-750k", "750k-1m"]],
    ["1,000,000", 1_000_000, ["750k-1m", "1m+"]],
    ["2,500,000", 2_500_000, ["1m+"]],
  ])("takes budgets inclusive at both ends: %s", (_name, price, fitting) => {
    expect(budgetNames.filter((budget) => matches(brief({ budget }), { ...home, price }).fits)).toEqual(fitting);
  });

  test("takes more rooms than asked for, and never fewer", () => {
    expect(matches(brief({ bedrooms: "2+" }), home).fits).toBe(true);
    expect(matches(brief({ bedrooms: "3+" }), home).fits).toBe(true);
    expect(matches(brief({ bedrooms: "4+" }), home).fits).toBe(false);
  });

  test("counts a home for the neighbourhood that contains its own, not the other way round", () => {
    expect(matches(brief({ neighborhoods: ["ciutat-vella"] }), home).fits).toBe(true);
    expect(matches(brief({ neighborhoods: ["born"] }), { ...home, neighborhoods: ["ciutat-vella"] }).fits).toBe(false);
    expect(matches(brief({ neighborhoods: ["gracia", "born"] }), home).fits).toBe(true);
  });

  test("takes features as wishes that exclude nothing, and a roof terrace for a terrace", () => {
    const match = matches(brief({ features: ["terrace-balcony", "pool", "elevator"] }), home);
    expect(match).toMatchObject({ fits: true, features: ["terrace-balcony", "elevator"] });
  });
});

describe("the homes that fit a brief", () => {
  test("are still to be had, those with most of the wishes first, then the less expensive", async ({ db }) => {
    await aNeighborhood(db, { slug: "ciutat-vella" });
    await aNeighborhood(db, { slug: "born", inside: "ciutat-vella" });
    const dear = await aProperty(db, { neighborhood: "born", price: 700_000 });
    const cheap = await aProperty(db, { neighborhood: "ciutat-vella", price: 550_000 });
    const wished = await aProperty(db, { neighborhood: "born", price: 740_000, has_elevator: 1, features: '["gym"]' });
    await aProperty(db, { neighborhood: "eixample", price: 600_000 });
    await aProperty(db, { neighborhood: "born", price: 600_000, status: "pending" });
    await aProperty(db, { neighborhood: "born", price: 600_000, status: "draft" });

    const asked = brief({ budget: "500-750k", neighborhoods: ["ciutat-vella"], features: ["elevator", "gym"] });
    const found = await homesThatFit(db, "en", asked);

    expect(found.homes.map((each) => each.home.id)).toEqual([wished.id, cheap.id, dear.id]);
    expect(found.homes.map((each) => each.features)).toEqual([["elevator", "gym"], [], []]);
    expect(found.total).toBe(3);
  });

  test("are six at most, and counted in full", async ({ db }) => {
    for (let each = 0; each < 8; each += 1) await aProperty(db);
    const found = await homesThatFit(db, "ru", emptyBrief);
    expect(found).toMatchObject({ total: 8 });
    expect(found.homes).toHaveLength(6);
  });
});

describe("the steps of a search", () => {
  const ana = {
    person: { name: "Ana Puig", email: "ana@example.com", wantsNews: false },
    guard: { stamp: "1.a", isTrapped: false },
  };
  const steps = [1, 2, 3, 4] as const;
  const seen = (progress: BriefProgress) => steps.map((step) => stepFor(progress, step));

  test("open one after the other", () => {
    const named = withDetails(noProgress, ana);
    const wished = withPreferences(named, { budget: "1m+" });
    expect(seen(noProgress)).toEqual([1, 1, 1, 1]);
    expect(seen(named)).toEqual([1, 2, 2, 2]);
    expect(seen(wished)).toEqual([1, 2, 3, 3]);
    expect(seen(withDetails(wished, ana))).toEqual([1, 2, 3, 3]);
  });

  test("keep answers that come before their turn, and lead to what is missing", () => {
    const early = withPreferences(noProgress, { budget: "1m+" });
    expect(early.brief.budget).toBe("1m+");
    expect(seen(early)).toEqual([1, 1, 1, 1]);
  });

  test("end in a confirmation that forgets who it was", () => {
    const stored = afterStoring(withPreferences(withDetails(noProgress, ana), { budget: "1m+" }));
    expect(stored).toEqual({ brief: { ...emptyBrief, budget: "1m+" }, answered: 0, isStored: true });
    expect(seen(stored)).toEqual([1, 1, 1, 4]);
    expect(seen(withDetails(stored, ana))).toEqual([1, 2, 2, 2]);
  });

  test("do not confirm a brief that was changed after it was stored", () => {
    const stored = afterStoring(withPreferences(withDetails(noProgress, ana), { budget: "1m+" }));
    expect(seen(withWishes(stored, { budget: "1m+", neighborhoods: [] }))).toEqual([1, 1, 1, 4]);
    expect(seen(withWishes(stored, { neighborhoods: ["gracia"] }))).toEqual([1, 1, 1, 1]);
  });

  test("are read back exactly or not at all", () => {
    const progress = withPreferences(withDetails(noProgress, ana), { budget: "1m+", bedrooms: "2+" });
    expect(briefProgressSchema.safeParse(JSON.parse(JSON.stringify(progress))).data).toEqual(progress);
    for (const wrong of [null, "", {}, { ...progress, answered: 3 }, { ...progress, isAdmin: true }]) {
      expect(briefProgressSchema.safeParse(wrong).success).toBe(false);
    }
    const unknown = { ...progress, brief: { ...progress.brief, budget: "free" } };
    expect(briefProgressSchema.safeParse(unknown).success).toBe(false);
  });
});

describe("the answers of a step", () => {
  const errorsOf = (schema: Parameters<typeof parseWithZod>[1]["schema"], fields: [string, string][]) => {
    const form = new FormData();
    for (const [name, value] of fields) form.append(name, value);
    const submission = parseWithZod(form, { schema });
    return submission.status === "success" ? undefined : submission.error;
  };

  test("need a name and an address of the simple pattern, and no tick", () => {
    expect(errorsOf(detailsSchema, [])).toEqual({
      name: ["search.name.required"],
      email: ["field.email.required"],
    });
    expect(
      errorsOf(detailsSchema, [
        ["name", " "],
        ["email", "ana@nowhere"],
      ]),
    ).toEqual({
      name: ["search.name.required"],
      email: ["field.email.invalid"],
    });
    expect(
      errorsOf(detailsSchema, [
        ["name", "Ana"],
        ["email", "ana@example.com"],
      ]),
    ).toBeUndefined();
  });

  test("may be left out in steps 2 and 3, but not be anything", () => {
    expect(errorsOf(preferencesSchema, [])).toBeUndefined();
    expect(errorsOf(locationSchema, [])).toBeUndefined();
    expect(
      errorsOf(preferencesSchema, [
        ["budget", "free"],
        ["bedrooms", "9+"],
      ]),
    ).toEqual({
      budget: ["field.invalid"],
      bedrooms: ["field.invalid"],
    });
    expect(
      errorsOf(locationSchema, [
        ["neighborhoods", "atlantis"],
        ["features", "pool"],
      ]),
    ).toEqual({
      neighborhoods: ["field.invalid"],
    });
    expect(errorsOf(locationSchema, [["additionalRequirements", "a".repeat(801)]])).toEqual({
      additionalRequirements: ["field.tooLong|max=800"],
    });
  });

  test("come in our order, each once", () => {
    expect(locationSchema.parse({ neighborhoods: ["born", "eixample", "born"], features: ["gym", "parking"] })).toEqual(
      {
        neighborhoods: ["eixample", "born"],
        features: ["parking", "gym"],
      },
    );
  });
});

describe("a brief in the words that the agent reads", () => {
  test("is English, and leaves out what was not asked for", () => {
    const text = (asked: SearchBrief) => requestText({ kind: "search-brief", asked });
    expect(text(brief({ bedrooms: "any", propertyType: "any" }))).toBe("");
    const said = text({
      budget: "500-750k",
      propertyType: "penthouse",
      bedrooms: "3+",
      bathrooms: "2+",
      timeline: "3-months",
      neighborhoods: ["gracia", "sarria-sant-gervasi"],
      features: ["terrace-balcony", "elevator"],
    });
    expect(said.split("\n")).toEqual([
      "Budget: €500,000–750,000",
      "Property type: Penthouse",
      "Bedrooms: 3+",
      "Bathrooms: 2+",
      "Neighbourhoods: Gràcia, Sarrià",
      "Features: Terrace or balcony, Lift",
      "Timeline: Within 3 months",
    ]);
    expect(text(brief({ budget: "1m+" }))).toBe("Budget: €1,000,000 and over");
  });
});
