import { sql } from "kysely";

import type { Db } from "~/db/database";
import { book } from "~/domain/booking/book.server";
import { planAppointment } from "~/domain/diary/appointments.server";
import { receiveEnquiry } from "~/domain/enquiries/receiving/receive-enquiry.server";
import {
  findRemoval,
  forgetLapsedSamples,
  lapsedSamples,
  removeSamples,
  restoreSamples,
} from "~/domain/samples/removal.server";
import type { SampleKind } from "~/domain/samples/sample";
import { sampleRows } from "~/domain/samples/sample-rows";
import { listSamples } from "~/domain/samples/samples.server";
import { finishJobRun, startJobRun } from "~/domain/site/job-runs.server";
import { photosInUse } from "~/domain/site/photos-in-use.server";
import { homes as sampleHomes } from "~/seed/homes";
import { recogniseSamples } from "~/seed/recognise-samples.server";

import { opensHours } from "../support/bookable";
import { anEnquiry, aPerson, aProperty } from "../support/builders";
import { theSamples } from "../support/samples";
import { tablesOf } from "../support/tables";
import { describe, expect, test } from "../support/test";

const now = new Date("2026-11-23T10:00:00.000Z");
const later = new Date("2026-11-23T12:00:00.000Z");

/** How many samples of each kind would go. */
async function going(db: Db): Promise<Partial<Record<SampleKind, number>>> {
  const samples = await listSamples(db);
  const kinds = samples.going.map(({ kind }) => kind);
  return Object.fromEntries([...new Set(kinds)].map((kind) => [kind, kinds.filter((each) => each === kind).length]));
}

async function kept(db: Db) {
  const samples = await listSamples(db);
  return samples.kept.map(({ title, changed, messages }) => ({ title, changed, messages }));
}

async function anAdmin(db: Db): Promise<number> {
  return (await aPerson(db, { email: "agent@example.com", admin: "active" })).id;
}

async function aBackup(db: Db, at: Date) {
  await startJobRun(db, "backup", at);
  await finishJobRun(db, "backup", null, at);
}

describe("what goes with the samples", () => {
  test("is all that the site came with, but for its places and the agency", async ({ db }) => {
    await theSamples(db);
    expect(await going(db)).toEqual({ property: 6, development: 3, article: 2, story: 3, claim: 4 });
    expect(await kept(db)).toEqual([]);
  });

  test("is no home of the agent’s own", async ({ db }) => {
    await theSamples(db);
    const own = await aProperty(db);
    const by = await anAdmin(db);
    await removeSamples(db, by, now);
    expect(await db.selectFrom("properties").select("id").execute()).toEqual([own]);
    expect(await db.selectFrom("neighborhoods").select("slug").execute()).toHaveLength(8);
    for (const table of ["developments", "articles", "stories", "claims", "article_properties"] as const) {
      expect([table, await db.selectFrom(table).selectAll().execute()]).toEqual([table, []]);
    }
  });

  const changes: [string, (db: Db) => Promise<unknown>, string[]][] = [
    ["its price", (db) => db.updateTable("properties").set({ price: 1 }).where("id", "=", 1).execute(), ["price"]],
    [
      "its text",
      (db) => db.updateTable("properties").set({ summary: "Mine" }).where("id", "=", 1).execute(),
      ["texts"],
    ],
    [
      "a translation of it",
      (db) => db.updateTable("property_translations").set({ title: "El meu" }).where("property_id", "=", 1).execute(),
      ["texts"],
    ],
    [
      "what it says of itself",
      (db) => db.updateTable("properties").set({ private_notes: "Keys at the bar" }).where("id", "=", 1).execute(),
      ["details"],
    ],
    [
      "a photo of it, by taking it away",
      (db) => db.deleteFrom("property_images").where("property_id", "=", 1).where("display_order", "=", 0).execute(),
      ["photos"],
    ],
    [
      "what a photo of it shows, in words",
      (db) => db.updateTable("property_image_texts").set({ alt_text: "A door" }).where("image_id", "=", 1).execute(),
      ["photos"],
    ],
    [
      "whether it is sold",
      (db) => db.updateTable("properties").set({ status: "sold" }).where("id", "=", 1).execute(),
      ["status"],
    ],
  ];
  test.for(changes)("is no home of which somebody has changed %s", async ([, change, changed], { db }) => {
    await theSamples(db);
    await change(db);
    expect(await kept(db)).toEqual([{ title: sampleHomes()[0]?.title.en, changed, messages: 0 }]);
    await removeSamples(db, await anAdmin(db), now);
    expect(await db.selectFrom("properties").select("id").execute()).toEqual([{ id: 1 }]);
  });

  test("is no development of which a unit got another price, and no article of which one language was edited", async ({
    db,
  }) => {
    await theSamples(db);
    await db.updateTable("development_units").set({ price: 1 }).where("id", "=", 1).execute();
    await db.updateTable("articles").set({ title: "El meu" }).where("id", "=", 3).execute();
    expect((await kept(db)).map(({ changed }) => changed)).toEqual([["units"], ["texts"]]);
    await removeSamples(db, await anAdmin(db), now);
    expect(await db.selectFrom("developments").select("id").execute()).toHaveLength(1);
    expect(await db.selectFrom("articles").select("language").execute()).toHaveLength(4);
  });

  test("is no home that somebody has written about", async ({ db }) => {
    await theSamples(db);
    await receiveEnquiry(db, anEnquiry({ kind: "viewing", propertyId: 2 }), now);
    expect(await kept(db)).toEqual([{ title: sampleHomes()[1]?.title.en, changed: [], messages: 1 }]);
  });

  test("is no home with a booking that its visitor has yet to confirm", async ({ db }) => {
    await theSamples(db);
    const by = await anAdmin(db);
    await opensHours(db, { goes: by });
    const { kind: _kind, ...message } = anEnquiry({ propertyId: 2, asked: {} });
    const wish = { kind: "viewing", place: "", startsAt: "2026-11-25T09:00:00.000Z", message } as const;
    expect(await book(db, wish, now)).toMatchObject({ ok: true, state: "provisional" });
    expect(await kept(db)).toEqual([{ title: sampleHomes()[1]?.title.en, changed: [], messages: 1 }]);
    await removeSamples(db, by, now);
    expect(await db.selectFrom("provisional_bookings").select("property_id").execute()).toEqual([{ property_id: 2 }]);
  });

  test("is no home and no development that stands in the diary", async ({ db }) => {
    await theSamples(db);
    const building = await db.selectFrom("developments").select(["id", "name"]).orderBy("id").executeTakeFirstOrThrow();
    const home = await db.selectFrom("properties").select("title").where("id", "=", 1).executeTakeFirstOrThrow();
    const when = { startsAt: new Date("2026-11-28T10:00:00.000Z"), endsAt: new Date("2026-11-28T10:45:00.000Z") };
    const person = { name: "Ana Puig", email: "", phone: "", language: "ca" } as const;
    const owner = { name: "", email: "", language: "ca" } as const;
    const about = [{ kind: "property", id: 1 } as const, { kind: "development", id: building.id, unit: null } as const];
    const by = await anAdmin(db);
    for (const [index, each] of about.entries()) {
      const rest = { place: `Place ${index}`, enquiryId: null, goes: null, notes: "", tells: false };
      const entry = { kind: "viewing", ...when, person, owner, about: each, ...rest } as const;
      await planAppointment(db, { entry, by, seen: "" }, now);
    }

    expect(await going(db)).toMatchObject({ property: 5, development: 2 });
    expect((await listSamples(db)).kept).toMatchObject([
      { title: home.title, changed: [], messages: 0, appointments: 1 },
      { title: building.name, changed: [], messages: 0, appointments: 1 },
    ]);
  });

  test("is a home that was only looked at, starred, or put in another order", async ({ db }) => {
    await theSamples(db);
    await db.updateTable("properties").set({ is_featured: 0, version: 2 }).where("id", "=", 1).execute();
    await db.updateTable("stories").set({ position: 9 }).where("id", "=", 1).execute();
    expect(await kept(db)).toEqual([]);
  });
});

describe("samples that went", () => {
  test("come back as they were, to the last row", async ({ db }) => {
    await theSamples(db);
    const by = await anAdmin(db);
    const without = ["activity_log", "content_version", "sqlite_sequence"];
    const before = await tablesOf(db, without);
    await removeSamples(db, by, now);
    expect(await findRemoval(db)).toEqual({ removedAt: now.toISOString(), count: 18 });
    expect(await restoreSamples(db, by, later)).toEqual({ ok: true, count: 18, left: [] });
    expect(await tablesOf(db, without)).toEqual(before);
    expect(await findRemoval(db)).toBeNull();
    expect(await going(db)).toEqual({ property: 6, development: 3, article: 2, story: 3, claim: 4 });
  });

  test("keep the lines that tied them to an article which stayed", async ({ db }) => {
    await theSamples(db);
    const by = await anAdmin(db);
    await db.updateTable("articles").set({ content: "<p>Mine</p>" }).where("id", "in", [1, 5]).execute();
    const before = await db.selectFrom("article_properties").selectAll().orderBy("article_id").execute();
    await removeSamples(db, by, now);
    expect(await db.selectFrom("article_properties").selectAll().execute()).toEqual([]);
    await restoreSamples(db, by, later);
    const after = await db.selectFrom("article_properties").selectAll().orderBy("article_id").execute();
    expect(before).not.toEqual([]);
    expect(after).toEqual(before);
  });

  test("leave their place to what the agent has put there since, and say so", async ({ db }) => {
    await theSamples(db);
    const by = await anAdmin(db);
    await removeSamples(db, by, now);
    const [sample] = sampleHomes();
    await aProperty(db, { title: "Mine", reference: sample?.reference ?? "" });
    await db.insertInto("stories").values({ id: 1, position: 1, verification: "deed" }).execute();
    expect(await restoreSamples(db, by, later)).toEqual({ ok: true, count: 17, left: [sample?.title.en] });
    expect(await db.selectFrom("properties").select("id").execute()).toHaveLength(6);
    expect(await db.selectFrom("stories").select("id").execute()).toHaveLength(4);
    expect(await db.selectFrom("story_texts").select("quote").execute()).toHaveLength(12);
    expect(await going(db)).toEqual({ property: 5, development: 3, article: 2, story: 3, claim: 4 });
  });

  test("keep their photos until a backup was made, and no longer", async ({ db }) => {
    await theSamples(db);
    const by = await anAdmin(db);
    const shown = await photosInUse(db);
    await removeSamples(db, by, now);
    expect(await photosInUse(db)).toEqual(shown);
    await aBackup(db, new Date("2026-11-23T02:30:00.000Z"));
    expect(await lapsedSamples(db)).toBeNull();
    expect(await findRemoval(db)).not.toBeNull();

    await aBackup(db, new Date("2026-11-24T02:30:00.000Z"));
    expect(await findRemoval(db)).toBeNull();
    expect(await restoreSamples(db, by, later)).toEqual({ ok: false, reason: "lapsed" });
    const lapsed = await lapsedSamples(db);
    // Six homes, three developments, each with its drawings.
    expect(lapsed?.photos.length).toBeGreaterThan(40);
    await forgetLapsedSamples(db, lapsed?.removedAt ?? "");
    const left = await photosInUse(db);
    expect(lapsed?.photos.filter((photo) => left.has(photo))).toEqual([]);
    expect(left.size).toBeGreaterThan(0);
  });

  test("can be put back after a backup that failed", async ({ db }) => {
    await theSamples(db);
    await removeSamples(db, await anAdmin(db), now);
    await startJobRun(db, "backup", later);
    await finishJobRun(db, "backup", "The disk is full", later);
    expect(await findRemoval(db)).not.toBeNull();
  });
});

describe("a site that is older than the list of samples", () => {
  test("has its samples recognised, and what was touched is left alone", async ({ db }) => {
    await theSamples(db);
    await db.deleteFrom("sample_rows").execute();
    await db.updateTable("properties").set({ title: "Mine" }).where("id", "=", 1).execute();
    await db.updateTable("development_units").set({ price: 1 }).where("id", "=", 1).execute();
    await db.updateTable("articles").set({ version: 2 }).where("id", "=", 1).execute();
    await db.updateTable("stories").set({ version: 2 }).where("id", "=", 1).execute();
    await db.updateTable("property_images").set({ content_hash: "a" }).where("id", "=", 9).execute();
    await aProperty(db);
    await recogniseSamples(db);
    expect(await going(db)).toEqual({ property: 4, development: 2, article: 1, story: 2, claim: 4 });
    expect(await kept(db)).toHaveLength(5);
  });

  test("takes nothing for a sample where everything is the agent’s own", async ({ db }) => {
    await aProperty(db);
    await recogniseSamples(db);
    expect(await listSamples(db)).toEqual({ going: [], kept: [] });
  });
});

test("every table that goes with a sample comes back with it", async ({ db }) => {
  const heads = Object.values(sampleRows).map(([{ table }]) => table);
  const known = new Set(Object.values(sampleRows).flatMap((rows) => rows.map(({ table }) => table)));
  // Made anew by whoever opens the list of articles.
  const derived = ["article_readings", "article_sentences"];
  // Come with a message about the home, and then it stays.
  const booked = ["provisional_bookings", "provisional_booking_links"];
  const { rows } = await sql<{ child: string; parent: string }>`
    select tables.name as child, keys."table" as parent from sqlite_schema as tables, pragma_foreign_key_list(tables.name) as keys
      where tables.type = 'table' and keys.on_delete = 'CASCADE'`.execute(db);
  const goes = new Set(heads);
  for (let size = 0; size !== goes.size;) {
    size = goes.size;
    for (const { child, parent } of rows) if (goes.has(parent)) goes.add(child);
  }
  expect(goes.size).toBeGreaterThan(15);
  const apart = new Set([...known, ...derived, ...booked]);
  expect([...goes].filter((table) => !apart.has(table))).toEqual([]);
});
