import { sql } from "kysely";

import type { Db } from "~/db/database";
import { migrateToLatest } from "~/db/migrate.server";
import { findBrief } from "~/domain/enquiries/briefs/brief.repository.server";
import { budgetNames, emptyBrief, type SearchBrief, timelines } from "~/domain/enquiries/briefs/search-brief";
import type { EnquiryKind } from "~/domain/enquiries/enquiry";
import { findEnquiry, listEnquiries } from "~/domain/enquiries/inbox/received-enquiries.server";
import { searchFeatureKeys } from "~/domain/listings/features";
import { propertyTypes } from "~/domain/properties/property";
import { searchedPlaces } from "~/domain/properties/property-search";

import { databaseBefore } from "../support/old-schema";
import { describe, expect, test } from "../support/test";

type OldRow = {
  kind: EnquiryKind;
  objectives: string;
  /** What the panel shows of it, where that is something else. */
  shown?: string;
  details?: Record<string, string | string[]>;
  property_address?: string;
  property_type?: string;
  area?: number;
  bedrooms?: number;
  bathrooms?: number;
};

const at = "2026-11-20T10:00:00.000Z";

/** A message as the site stored it before this migration. */
async function store(db: Db, { kind, objectives, details = {}, ...own }: OldRow): Promise<number> {
  const home = { property_address: "", property_type: null, area: null, bedrooms: null, bathrooms: null, ...own };
  const { rows } = await sql<{ id: number }>`
    insert into contact_submissions (kind, first_name, email, language, objectives, privacy_read_at, fingerprint, created_at,
      details, property_address, property_type, area, bedrooms, bathrooms)
    values (${kind}, 'Ana', 'ana@example.com', 'ca', ${objectives}, ${at}, 'x', ${at}, ${JSON.stringify(details)},
      ${home.property_address}, ${home.property_type}, ${home.area}, ${home.bedrooms}, ${home.bathrooms})
    returning id`.execute(db);
  return rows[0]?.id ?? 0;
}

const lines = async (db: Db, id: number) => {
  const enquiry = await findEnquiry(db, id);
  return [...(enquiry?.request.map(({ name, value }) => `${name}: ${value}`) ?? []), enquiry?.message].join("\n");
};

describe("a message from before its answers were kept as keys", () => {
  const known: OldRow[] = [
    { kind: "contact", property_address: "Balmes 1", objectives: "Address: Balmes 1\nHi ha ascensor?\nGràcies" },
    {
      kind: "premium-valuation",
      ...{ property_address: "Balmes 1", property_type: "penthouse", area: 1200, bedrooms: 0, bathrooms: 2 },
      details: { "Would like to sell": "not decided yet", "Best time for a visit": "midday" },
      objectives:
        "Property type: penthouse\nAddress: Balmes 1\nBedrooms: 0\nBathrooms: 2\nArea: 1200 m²\nWould like to sell: not decided yet\nBest time for a visit: midday\nTé terrassa.",
    },
    {
      kind: "viewing",
      details: {
        Home: "000003 Pis: amb galeria",
        "Wished time": "any day, evening",
        "Or else": "Saturday 2026-12-05, any time",
      },
      objectives:
        "Home: 000003 Pis: amb galeria\nWished time: any day, evening\nOr else: Saturday 2026-12-05, any time\nHome: sweet home",
      // The wishes have other names now, in old messages too.
      shown:
        "Home: 000003 Pis: amb galeria\nPreferred time: any day, evening\nAlternative: Saturday 2026-12-05, any time\nHome: sweet home",
    },
    {
      kind: "quote",
      property_address: "Balmes 1",
      details: { Service: "Turnkey services", Package: "not decided yet" },
      objectives: "Address: Balmes 1\nService: Turnkey services\nPackage: not decided yet\n",
    },
    {
      kind: "consultation",
      details: { Service: "Legal support", "Best time to talk": "morning" },
      objectives: "Service: Legal support\nBest time to talk: morning\n",
    },
    {
      kind: "development",
      details: { Development: "Illa Test", Unit: "1-A" },
      objectives: "Development: Illa Test\nUnit: 1-A\nHi ha traster?",
    },
  ];

  test("shows line by line what it showed, and the sender's own words", async () => {
    const db = await databaseBefore("2026-11-22-09");
    const ids: number[] = [];
    for (const row of known) ids.push(await store(db, row));

    await migrateToLatest(db);

    for (const [index, id] of ids.entries()) {
      const { shown, objectives } = known[index] ?? {};
      expect(await lines(db, id)).toBe(shown ?? objectives);
      expect((await findEnquiry(db, id))?.request).not.toEqual([]);
    }
    expect(await findEnquiry(db, ids[2] ?? 0)).toMatchObject({
      asked: {
        home: { id: 3, title: "Pis: amb galeria" },
        firstPart: "evening",
        secondDay: "2026-12-05",
      },
      message: "Home: sweet home",
    });
    await db.destroy();
  });

  test("that says anything unknown keeps that as text", async () => {
    const db = await databaseBefore("2026-11-22-09");
    const unknown = await store(db, {
      kind: "viewing",
      details: { Home: "000003 Pis", Parking: "two places" },
      objectives: "Home: 000003 Pis\nParking: two places\nHi ha ascensor?",
    });
    // A question that this form does not ask.
    const strange = await store(db, {
      kind: "contact",
      ...{ property_address: "Balmes 1", bedrooms: 3 },
      objectives: "Address: Balmes 1\nBedrooms: 3\nHi ha ascensor?",
    });

    await migrateToLatest(db);

    expect(await findEnquiry(db, unknown)).toMatchObject({
      request: [{ name: "Home", value: "000003 Pis" }],
      message: "Parking: two places\nHi ha ascensor?",
    });
    expect(await lines(db, strange)).toBe("Address: Balmes 1\nBedrooms: 3\nHi ha ascensor?");
    await db.destroy();
  });

  test("that another program wrote keeps its text and the home it told of", async () => {
    const db = await databaseBefore("2026-11-22-09");
    const plain = await store(db, { kind: "contact", objectives: "From a fair" });
    const foreign = await store(db, {
      kind: "valuation",
      ...{ property_address: "Balmes 1", area: 120, details: { Stand: "12" } },
      objectives: "From a fair",
    });

    await migrateToLatest(db);

    expect(await findEnquiry(db, plain)).toMatchObject({ request: [], message: "From a fair" });
    expect(await lines(db, foreign)).toBe("Address: Balmes 1\nArea: 120 m²\nStand: 12\nFrom a fair");
    expect((await listEnquiries(db, "all", 10)).map(({ ownHome }) => ownHome.address)).toEqual(["", "Balmes 1"]);
    await db.destroy();
  });

  test("that is a brief is still matched with homes where its text was changed or holds more", async () => {
    const db = await databaseBefore("2026-11-22-09");
    const brief = JSON.stringify({ neighborhoods: ["eixample"], features: [] });
    const details = { Neighbourhoods: ["Eixample", "Sants"] };
    const changed = await store(db, { kind: "search-brief", details, objectives: "Called on Monday" });
    const more = await store(db, {
      kind: "search-brief",
      details,
      objectives: "Neighbourhoods: Eixample, Sants\nAmb llum",
    });
    await sql`update contact_submissions set brief = ${brief}`.execute(db);

    await migrateToLatest(db);

    for (const id of [changed, more]) expect(await findBrief(db, id)).toMatchObject({ neighborhoods: ["eixample"] });
    expect((await findEnquiry(db, changed))?.message).toBe("Neighbourhoods: Eixample, Sants\nCalled on Monday");
    expect((await findEnquiry(db, more))?.message).toBe("Neighbourhoods: Eixample, Sants\nAmb llum");
    await db.destroy();
  });
});

test("a brief that was stored in words only is read back", async () => {
  const db = await databaseBefore("2026-11-21-03");
  const budgets = ["€300,000 – 500,000", "€500,000 – 750,000", "€750,000 – 1,000,000", "€1,000,000 and over"];
  const times = [
    "Immediately",
    "Within 1 month",
    "Within 3 months",
    "Within 6 months",
    "Within 1 year",
    "Just exploring",
  ];
  const places = ["Eixample", "Pedralbes", "Gràcia", "Sarrià", "Ciutat Vella", "Born", "Poble Nou", "Les Corts"];
  const features = [
    ...["Terrace or balcony", "Parking", "Lift", "Air conditioning", "Pool", "Garden", "Storage", "Concierge"],
    ...["Gym", "Sea view", "City view", "Recently renovated"],
  ];
  const briefs: [Record<string, string | string[]>, SearchBrief][] = [
    [{}, emptyBrief],
    ...budgets.map((said, index) => [{ Budget: said }, { ...emptyBrief, budget: budgetNames[index] }] as const),
    ...times.map((said, index) => [{ Timeline: said }, { ...emptyBrief, timeline: timelines[index] }] as const),
    ...propertyTypes.map(
      (type) =>
        [
          { "Property type": type.charAt(0).toUpperCase() + type.slice(1) },
          { ...emptyBrief, propertyType: type },
        ] as const,
    ),
    [
      { Bedrooms: "3+", Bathrooms: "2+", Neighbourhoods: places, Features: features },
      { bedrooms: "3+", bathrooms: "2+", neighborhoods: [...searchedPlaces], features: [...searchFeatureKeys] },
    ],
  ].map(([details, brief]) => [{ ...details }, brief as SearchBrief]);
  const ids: number[] = [];
  for (const [details] of briefs) {
    const objectives = Object.entries(details).map(([name, said]) => `${name}: ${[said].flat().join(", ")}`);
    ids.push(await store(db, { kind: "search-brief", details, objectives: objectives.join("\n") }));
  }

  await migrateToLatest(db);

  for (const [index, id] of ids.entries()) {
    expect(await findBrief(db, id)).toEqual(briefs[index]?.[1]);
    const said = Object.entries(briefs[index]?.[0] ?? {}).map(([name, each]) => `${name}: ${[each].flat().join(", ")}`);
    // Today "Storage" is a storage room, and a range has no spaces around its dash.
    const today = [...said, ""].join("\n").replace("Storage", "Storage room").replace(" – ", "–");
    expect(await lines(db, id)).toBe(today);
  }
  await db.destroy();
});
