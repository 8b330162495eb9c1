import type { Db } from "~/db/database";
import {
  countFittingHomes,
  findMatchableHome,
  listFittingHomes,
} from "~/domain/enquiries/briefs/brief-homes.repository.server";
import { briefsForHome, homesForBrief } from "~/domain/enquiries/briefs/brief-matching.server";
import { budgetNames, emptyBrief, matches, type SearchBrief } from "~/domain/enquiries/briefs/search-brief";
import { receiveEnquiry } from "~/domain/enquiries/receiving/receive-enquiry.server";
import { propertyTypes } from "~/domain/properties/property";

import { anEnquiry, aNeighborhood, aProperty, theAgency } from "../support/builders";
import { describe, expect, test } from "../support/test";

const now = new Date("2026-11-21T10:00:00.000Z");

async function aBrief(db: Db, asked: Partial<SearchBrief>, email = "ana@example.com", at = now) {
  await theAgency(db);
  const brief = { ...emptyBrief, ...asked };
  const enquiry = anEnquiry({
    kind: "search-brief",
    email,
    asked: brief,
    message: asked.additionalRequirements,
  });
  return receiveEnquiry(db, enquiry, at);
}

describe("the homes for a stored brief", () => {
  test("fit it, each with what speaks for it and what it lacks", async ({ db }) => {
    await aNeighborhood(db, { slug: "gracia", name: "Gràcia" });
    const home = await aProperty(db, { neighborhood: "gracia", price: 600_000, bedrooms: 3, has_elevator: 1 });
    await aProperty(db, { neighborhood: "eixample", price: 600_000 });
    const { id } = await aBrief(db, {
      budget: "500-750k",
      propertyType: "apartment",
      bedrooms: "2+",
      bathrooms: "1+",
      neighborhoods: ["gracia"],
      features: ["elevator", "sea-view"],
      additionalRequirements: "A desk by a window",
    });
    expect(await homesForBrief(db, id)).toMatchObject([
      {
        home: { id: home.id },
        reasons: [
          { about: "budget", budget: "500-750k" },
          { about: "propertyType", type: "apartment" },
          { about: "bedrooms", count: 3 },
          { about: "bathrooms", count: 2 },
          { about: "neighborhood", name: "Gràcia" },
          { about: "feature", feature: "elevator" },
        ],
        lacking: ["sea-view"],
      },
    ]);
  });

  test("are public and not sold: available ones first, with most of the wishes, then the less expensive", async ({
    db,
  }) => {
    const reserved = await aProperty(db, { status: "pending", price: 500_000, has_elevator: 1 });
    const dear = await aProperty(db, { price: 900_000 });
    const cheap = await aProperty(db, { price: 700_000 });
    const wished = await aProperty(db, { price: 950_000, has_elevator: 1 });
    for (const status of ["draft", "sold"] as const) await aProperty(db, { status });
    const { id } = await aBrief(db, { features: ["elevator"] });
    expect((await homesForBrief(db, id)).map(({ home }) => home.id)).toEqual([
      wished.id,
      cheap.id,
      dear.id,
      reserved.id,
    ]);
  });

  test("are none for a message that is no brief", async ({ db }) => {
    await theAgency(db);
    await aProperty(db);
    const { id } = await receiveEnquiry(db, anEnquiry(), now);
    expect(await homesForBrief(db, id)).toEqual([]);
    expect(await homesForBrief(db, 999)).toEqual([]);
  });
});

describe("the briefs for a home", () => {
  test("are those that it fits, who asked for most first", async ({ db }) => {
    const home = await aProperty(db, { price: 600_000, bedrooms: 3 });
    const anything = await aBrief(db, {}, "anything@example.com");
    const exact = await aBrief(db, { budget: "500-750k", bedrooms: "3+", timeline: "3-months" }, "exact@example.com");
    await aBrief(db, { bedrooms: "4+" }, "larger@example.com");
    expect(await briefsForHome(db, home.id, now)).toMatchObject([
      {
        enquiryId: exact.id,
        name: "Ana Puig",
        state: "waiting",
        timeline: "3-months",
        reasons: [{ about: "budget" }, { about: "bedrooms", count: 3 }],
      },
      { enquiryId: anything.id, reasons: [], lacking: [] },
    ]);
  });

  test("are of the last six months, no spam, and of each person the newest", async ({ db }) => {
    const home = await aProperty(db);
    await aBrief(db, {}, "old@example.com", new Date("2026-05-20T10:00:00.000Z"));
    await aBrief(db, { bedrooms: "1+" }, "ana@example.com", new Date("2026-11-01T10:00:00.000Z"));
    const newest = await aBrief(db, { bedrooms: "2+" }, "ANA@example.com");
    const spam = await aBrief(db, {}, "spam@example.com");
    await db
      .updateTable("contact_submissions")
      .set({ set_aside_at: now.toISOString() })
      .where("id", "=", spam.id)
      .execute();
    expect((await briefsForHome(db, home.id, now)).map(({ enquiryId }) => enquiryId)).toEqual([newest.id]);
  });

  test("are shown for a draft, and for a sold home no more", async ({ db }) => {
    const draft = await aProperty(db, { status: "draft" });
    const sold = await aProperty(db, { status: "sold" });
    await aBrief(db, {});
    expect(await briefsForHome(db, draft.id, now)).toHaveLength(1);
    expect(await briefsForHome(db, sold.id, now)).toEqual([]);
    expect(await briefsForHome(db, 999, now)).toEqual([]);
  });
});

test("what the database finds for a brief is what the rule of the site says", async ({ db }) => {
  await theAgency(db);
  await aNeighborhood(db, { slug: "ciutat-vella" });
  await aNeighborhood(db, { slug: "born", inside: "ciutat-vella" });
  const homes: { id: number }[] = [];
  const at = <Each>(list: readonly Each[], index: number) => list[index % list.length] as Each;
  for (let index = 0; index < 48; index += 1) {
    const home = await aProperty(db, {
      status: at(["available", "pending", "available", "sold"] as const, index),
      price: at([300_000, 499_999, 500_000, 750_000, 999_999, 1_000_000, 1_000_001], index),
      property_type: at(propertyTypes, Math.floor(index / 4)),
      bedrooms: index % 5,
      bathrooms: index % 4,
      neighborhood: at(["eixample", "born", "ciutat-vella"], index),
      features: JSON.stringify([[], ["balcony"], ['A "sea-view" of sorts'], ["sea-view", "roof-terrace"]][index % 4]),
      has_elevator: index % 3 === 0 ? 1 : 0,
    });
    homes.push(home);
  }
  const briefs: Partial<SearchBrief>[] = [
    {},
    ...budgetNames.map((budget) => ({ budget, features: ["elevator", "terrace-balcony"] as const })),
    { propertyType: "any", bedrooms: "3+", features: ["sea-view", "terrace-balcony", "elevator"] },
    { propertyType: at(propertyTypes, 1), bathrooms: "2+", features: ["sea-view"] },
    { neighborhoods: ["ciutat-vella"], features: ["elevator"] },
    { neighborhoods: ["eixample", "ciutat-vella"], bedrooms: "any", bathrooms: "any" },
  ];
  for (const asked of briefs) {
    const brief = { ...emptyBrief, ...asked };
    const expected: { id: number; price: number; met: number }[] = [];
    for (const { id } of homes) {
      const home = await findMatchableHome(db, id);
      const match = home?.status === "available" ? matches(brief, home) : undefined;
      if (home && match?.fits) expected.push({ id, price: home.price, met: match.features.length });
    }
    expected.sort((one, other) => other.met - one.met || one.price - other.price || one.id - other.id);
    expect(expected.length, JSON.stringify(asked)).toBeGreaterThan(0);

    const choice = { brief, statuses: ["available"] } as const;
    const found = await listFittingHomes(db, choice, 100);
    expect(found.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
    expect(await countFittingHomes(db, choice)).toBe(expected.length);
  }

  // And the other way round: the briefs for each home.
  for (const [index, asked] of briefs.entries()) await aBrief(db, asked, `buyer-${index}@example.com`);
  for (const { id } of homes) {
    const home = await findMatchableHome(db, id);
    if (!home || home.status === "sold") continue;
    const expected = briefs.flatMap((asked, index) => {
      const { fits, met, features } = matches({ ...emptyBrief, ...asked }, home);
      return fits ? [{ index, reasons: met.length + features.length }] : [];
    });
    const found = await briefsForHome(db, id, now);
    expect(found.map(({ reasons }) => reasons.length)).toEqual(
      expected.map(({ reasons }) => reasons).toSorted((one, other) => other - one),
    );
  }
});
