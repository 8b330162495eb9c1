import { readFileSync } from "node:fs";

import { sql } from "kysely";

import type { Db } from "~/db/database";
import type { NewEnquiry } from "~/domain/enquiries/enquiry";
import { type EnquiryView, readInboxSearch } from "~/domain/enquiries/inbox/inbox";
import {
  countEnquiries,
  findEnquiry,
  listEnquiries,
  readInbox,
} from "~/domain/enquiries/inbox/received-enquiries.server";
import { receiveEnquiry } from "~/domain/enquiries/receiving/receive-enquiry.server";
import { countProperties } from "~/domain/properties/property-counts.server";

import * as migration from "../../migrations/2026-11-22-07-growth-panel.js";
import { anEnquiry, aProperty, theAgency } from "../support/builders";
import { describe, expect, test } from "../support/test";

const now = new Date("2026-11-21T10:00:00.000Z");
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 60 * 60_000);

async function received(db: Db, given: Partial<NewEnquiry>, at = now) {
  await theAgency(db);
  return receiveEnquiry(db, anEnquiry(given), at);
}

describe("the list of messages", () => {
  test("begins with the one that has waited longest", async ({ db }) => {
    await received(db, { firstName: "Second" }, hoursAgo(3));
    await received(db, { firstName: "First" }, hoursAgo(30));
    await received(db, { firstName: "Third" }, hoursAgo(1));
    const names = (await listEnquiries(db, "waiting", 10)).map(({ name }) => name);
    expect(names).toEqual(["First Puig", "Second Puig", "Third Puig"]);
    expect(await listEnquiries(db, "waiting", 2)).toHaveLength(2);
    expect(await countEnquiries(db, "waiting")).toBe(3);
  });

  test("keeps suspected spam apart, and leaves out what was answered", async ({ db }) => {
    const answered = await received(db, { firstName: "Answered" });
    await received(db, { firstName: "Spam", spamReason: "too-fast" });
    await db
      .updateTable("contact_submissions")
      .set({ answered_at: now.toISOString(), answered_how: "phone" })
      .where("id", "=", answered.id)
      .execute();
    expect(await listEnquiries(db, "waiting", 10)).toEqual([]);
    expect(await listEnquiries(db, "spam", 10)).toMatchObject([{ name: "Spam Puig" }]);
    expect([await countEnquiries(db, "waiting"), await countEnquiries(db, "spam")]).toEqual([0, 1]);
  });

  test("says what a message is about", async ({ db }) => {
    const { id } = await aProperty(db, { title: "Corner apartment" });
    await received(db, { kind: "viewing", propertyId: id }, hoursAgo(3));
    await received(
      db,
      { kind: "valuation", asked: { propertyAddress: "Balmes 1", bedrooms: 3, area: 104 } },
      hoursAgo(2),
    );
    await received(db, { asked: {}, message: "Hello\nthere" }, hoursAgo(1));
    expect(await listEnquiries(db, "waiting", 10)).toMatchObject([
      { home: "Corner apartment" },
      { home: null, ownHome: { address: "Balmes 1", bedrooms: 3, area: 104 } },
      { home: null, ownHome: { address: "", bedrooms: null, area: null }, firstLine: "Hello" },
    ]);
  });
});

describe("reading a message", () => {
  test("parts the sender's own words from what the form asked", async ({ db }) => {
    const home = await aProperty(db, { title: "Corner apartment" });
    const { id } = await received(db, {
      kind: "viewing",
      propertyId: home.id,
      phone: "+34 611 222 333",
      language: "ru",
      page: "/property/1",
      asked: { home: { id: 1, title: "Corner apartment: top floor" }, firstPart: "morning", secondPart: "evening" },
      message: "Добрый день!\nHome: sweet home",
      wantsNews: true,
    });
    expect(await findEnquiry(db, id)).toEqual({
      id,
      phoneNumber: "+34611222333",
      messagingNumber: "34611222333",
      guardMark: null,
      kind: "viewing",
      name: "Ana Puig",
      email: "ana@example.com",
      phone: "+34 611 222 333",
      language: "ru",
      page: "/property/1",
      home: { id: home.id, title: "Corner apartment", status: "available" },
      asked: { home: { id: 1, title: "Corner apartment: top floor" }, firstPart: "morning", secondPart: "evening" },
      request: [
        { topic: "home", name: "Home", value: "000001 Corner apartment: top floor" },
        { topic: "firstWish", name: "Preferred time", value: "any day, morning" },
        { topic: "secondWish", name: "Alternative", value: "any day, evening" },
      ],
      message: "Добрый день!\nHome: sweet home",
      wantsNews: true,
      state: "waiting",
      spamReason: null,
      spamSigns: null,
      setAside: null,
      receivedAt: now.toISOString(),
      answer: null,
      draft: null,
      notes: [],
    });
  });

  test("shows only lines where nothing was written, and only words where nothing was asked", async ({ db }) => {
    const lines = await received(db, { asked: { propertyAddress: "Balmes 1" } });
    const words = await received(db, { asked: {}, message: "Hello" });
    expect(await findEnquiry(db, lines.id)).toMatchObject({
      request: [{ name: "Address", value: "Balmes 1" }],
      message: "",
    });
    expect(await findEnquiry(db, words.id)).toMatchObject({ request: [], message: "Hello" });
  });

  test("keeps a text whole that another system wrote", async ({ db }) => {
    const { id } = await received(db, { asked: { propertyAddress: "Balmes 1" }, message: "Hello" });
    // Another program knows its own columns only.
    const theirs = { objectives: "Anything at all", asked: null, message: "" };
    await db.updateTable("contact_submissions").set(theirs).where("id", "=", id).execute();
    expect(await findEnquiry(db, id)).toMatchObject({ request: [], message: "Anything at all" });
  });

  test("that is not there gives nothing", async ({ db }) => {
    expect(await findEnquiry(db, 1)).toBeUndefined();
  });
});

describe("the inbox", () => {
  const names = async (db: Db, query: string) =>
    (await readInbox(db, readInboxSearch(new URLSearchParams(query)), now)).enquiries.map(({ name }) => name);

  async function oneOfEach(db: Db) {
    await received(db, { firstName: "Quiet" }, hoursAgo(2));
    await received(db, { firstName: "Late" }, hoursAgo(30));
    await received(db, { firstName: "Suspected", spamReason: "honeypot" }, hoursAgo(5));
    const aside = await received(db, { firstName: "Aside" }, hoursAgo(6));
    const early = await received(db, { firstName: "Early" }, hoursAgo(50));
    const recent = await received(db, { firstName: "Recent" }, hoursAgo(60));
    const update = db.updateTable("contact_submissions");
    await update.set({ set_aside_at: now.toISOString() }).where("id", "=", aside.id).execute();
    const answered = { answered_how: "phone" } as const;
    await update
      .set({ ...answered, answered_at: hoursAgo(40).toISOString() })
      .where("id", "=", early.id)
      .execute();
    await update
      .set({ ...answered, answered_at: hoursAgo(1).toISOString() })
      .where("id", "=", recent.id)
      .execute();
  }

  test("has a view for each state, with what is most urgent first", async ({ db }) => {
    await oneOfEach(db);
    const shown: Record<Exclude<EnquiryView, "everywhere">, string[]> = {
      waiting: ["Late Puig", "Quiet Puig"],
      late: ["Late Puig"],
      answered: ["Recent Puig", "Early Puig"],
      all: ["Late Puig", "Quiet Puig", "Recent Puig", "Early Puig"],
      spam: ["Suspected Puig", "Aside Puig"],
    };
    for (const [view, expected] of Object.entries(shown)) expect(await names(db, `view=${view}`)).toEqual(expected);
    const { counts } = await readInbox(db, readInboxSearch(new URLSearchParams()), now);
    expect(counts).toEqual({ waiting: 2, late: 1, answered: 2, all: 4, spam: 2, everywhere: 6 });
  });

  test("finds a person by parts of name and e-mail, accents and capitals aside", async ({ db }) => {
    await received(db, { firstName: "Núria", lastName: "Gràcia", email: "nuria@example.com" });
    await received(db, { firstName: "Ben", lastName: "100%_real", email: "ben@example.com" });
    expect(await names(db, "q=nuria gracia")).toEqual(["Núria Gràcia"]);
    expect(await names(db, "q=GRÀCIA N")).toEqual(["Núria Gràcia"]);
    expect(await names(db, "q=ben@")).toEqual(["Ben 100%_real"]);
    expect(await names(db, "q=%25_r")).toEqual(["Ben 100%_real"]);
    expect(await names(db, "q=%25%25")).toEqual([]);
    expect(await names(db, "q=nobody")).toEqual([]);
  });

  test("finds a phone number however it is written, and a message by its number", async ({ db }) => {
    const { id } = await received(db, { firstName: "Ana", phone: "+34 (611) 22-23.33" });
    await received(db, { firstName: "Ben", phone: "699 999 999" });
    for (const words of ["611222333", "0034 611 222 333", "+34611222333", "222 333", `${id}`, `no. ${id}`, `#${id}`]) {
      expect([words, await names(db, String(new URLSearchParams({ q: words })))]).toEqual([words, ["Ana Puig"]]);
    }
  });

  test("shows twenty a page, and the last page where there are fewer", async ({ db }) => {
    await theAgency(db);
    for (let each = 0; each < 21; each += 1) {
      await receiveEnquiry(db, anEnquiry({ firstName: `Nr ${each}` }), hoursAgo(10 - each / 10));
    }
    expect(await names(db, "")).toHaveLength(20);
    expect(await names(db, "page=2")).toEqual(["Nr 20 Puig"]);
    expect(await names(db, "page=9")).toEqual(["Nr 20 Puig"]);
  });

  test("goes on from those that wait to those that were answered, page by page", async ({ db }) => {
    await theAgency(db);
    for (let each = 0; each < 43; each += 1) {
      const { id } = await receiveEnquiry(db, anEnquiry({ firstName: `Nr${each}` }), hoursAgo(200 - each));
      if (each >= 25) {
        const answer = { answered_at: hoursAgo(each - 20).toISOString(), answered_how: "phone" } as const;
        await db.updateTable("contact_submissions").set(answer).where("id", "=", id).execute();
      }
    }
    const shown: string[] = [];
    for (const page of [1, 2, 3]) shown.push(...(await names(db, `view=all&page=${page}`)));
    expect(shown).toEqual(Array.from({ length: 43 }, (_, each) => `Nr${each} Puig`));
    const found: string[] = [];
    for (const page of [1, 2, 3]) found.push(...(await names(db, `view=all&q=nr&page=${page}`)));
    expect(found).toEqual(shown);
  });

  test("takes every sign for itself", async ({ db }) => {
    await theAgency(db);
    const people = ['Ana "la" O\'Neil', "100% Sol_er", "Núria 🌊", "NEAR(ana)"];
    for (const firstName of people) await receiveEnquiry(db, anEnquiry({ firstName, lastName: "" }), hoursAgo(1));
    const found = (words: string) => names(db, String(new URLSearchParams({ q: words })));
    for (const [words, ...expected] of [
      ['"la" O\'N', people[0]],
      ["% sol_e", people[1]],
      ["nuria 🌊", people[2]],
      ["near(", people[3]],
      ["*"],
      ["a* OR b"],
      ['"'.repeat(3)],
      ["\u200b'; --"],
    ] as const) {
      expect([words, await found(words)]).toEqual([words, expected]);
    }
    expect(await found("   ")).toHaveLength(people.length);
  });

  test("counts each view for the words alone", async ({ db }) => {
    await oneOfEach(db);
    const countsFor = async (q: string) =>
      (await readInbox(db, readInboxSearch(new URLSearchParams({ q })), now)).counts;
    expect(await countsFor("puig")).toEqual({ waiting: 2, late: 1, answered: 2, all: 4, spam: 2, everywhere: 6 });
    expect(await countsFor("e")).toEqual({ waiting: 2, late: 1, answered: 2, all: 4, spam: 2, everywhere: 6 });
    expect(await countsFor("late")).toEqual({ waiting: 1, late: 1, answered: 0, all: 1, spam: 0, everywhere: 1 });
    expect(await countsFor("aside")).toEqual({ waiting: 0, late: 0, answered: 0, all: 0, spam: 1, everywhere: 1 });
  });

  test("takes an address that makes no sense for the first view", () => {
    for (const query of ["view=everywhere&page=-1", "view=&page=1e3", "view=LATE&page=0&q=%00"]) {
      expect(readInboxSearch(new URLSearchParams(query))).toEqual({ view: "waiting", words: "", page: 1 });
    }
  });
});

describe("the four counts", () => {
  test("count homes by their status, reserved ones in the total only", async ({ db }) => {
    expect(await countProperties(db)).toEqual({ total: 0, available: 0, sold: 0, drafts: 0 });
    for (const status of ["available", "available", "pending", "sold", "draft"] as const)
      await aProperty(db, { status });
    expect(await countProperties(db)).toEqual({ total: 5, available: 2, sold: 1, drafts: 1 });
  });
});

describe("messages from before the search had a column of its own", () => {
  test("are found by the letters of any script, and so is what another program writes", async ({ db }) => {
    const { id } = await received(db, { firstName: "Núria", lastName: "Ёлкина", email: "N@Example.com" });
    await received(db, { firstName: "Ben", lastName: "Puig", email: "ben@example.com" });
    for (const name of await indexesOfMigration(db)) await sql.raw(`drop index ${name}`).execute(db);
    await sql`drop trigger submissions_found_by_something`.execute(db);
    await sql`alter table contact_submissions drop column found_by`.execute(db);
    await sql`create index submissions_waiting on contact_submissions (spam_reason)`.execute(db);
    await sql`create index submissions_answered on contact_submissions (answered_at)`.execute(db);

    await migration.up(db);

    const found = async (q: string) =>
      (await readInbox(db, readInboxSearch(new URLSearchParams({ q })), now)).enquiries.map((each) => each.id);
    expect(await found("nuria елкина n@example")).toEqual([id]);
    const { id: other } = await sql<{ id: number }>`
      insert into contact_submissions (kind, first_name, email, language, privacy_shown_at, fingerprint, created_at)
      values ('contact', 'OLGA', 'o@example.com', 'en', ${now.toISOString()}, 'x', ${now.toISOString()}) returning id`
      .execute(db)
      .then(({ rows }) => rows[0] ?? { id: 0 });
    expect(await found("olga")).toEqual([other]);
  });
});

/** Names of what the migration makes, as it says itself. */
async function indexesOfMigration(db: Db): Promise<string[]> {
  const made = new Set(
    readFileSync("migrations/2026-11-22-07-growth-panel.js", "utf8").match(/(?<=create index )\w+/g) ?? [],
  );
  const { rows } = await sql<{ name: string }>`select name from sqlite_schema where type = 'index'`.execute(db);
  return rows.map(({ name }) => name).filter((name) => made.has(name));
}
