import { sql } from "kysely";

import type { Db } from "~/db/database";
import { answerEnquiry } from "~/domain/enquiries/answering/answering.server";
import { emptyBrief } from "~/domain/enquiries/briefs/search-brief";
import type { NewEnquiry } from "~/domain/enquiries/enquiry";
import { inboxPath, readInboxSearch, withoutWords } from "~/domain/enquiries/inbox/inbox";
import { readInbox } from "~/domain/enquiries/inbox/received-enquiries.server";
import { erasePerson } from "~/domain/enquiries/people/erasing.server";
import { eraseExpired } from "~/domain/enquiries/people/retention.server";
import { changeBrief } from "~/domain/enquiries/receiving/change-brief.server";
import { receiveEnquiry } from "~/domain/enquiries/receiving/receive-enquiry.server";
import { sendReply } from "~/domain/enquiries/replying/replies.server";

import { anEnquiry, aPerson, aProperty, theAgency } from "../support/builders";
import { describe, expect, test } from "../support/test";

const now = new Date("2026-11-21T10:00:00.000Z");
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 60 * 60_000);

async function received(db: Db, given: Partial<NewEnquiry>, at = hoursAgo(1)) {
  await theAgency(db);
  return receiveEnquiry(db, anEnquiry({ asked: {}, ...given }), at);
}

const search = (given: Record<string, string>) => readInboxSearch(new URLSearchParams(given));
const inbox = (db: Db, q: string, more = {}) => readInbox(db, search({ q, ...more }), now);
const found = async (db: Db, q: string, more = {}) =>
  (await inbox(db, q, more)).enquiries.map(({ name, foundIn }) => ({ name, foundIn }));
const names = async (db: Db, q: string, more = {}) => (await found(db, q, more)).map(({ name }) => name);

describe("a search of the inbox", () => {
  test("looks in every view, and leads to one of them where that is asked for", async ({ db }) => {
    const { id: adminId } = await aPerson(db, { admin: "active" });
    await received(db, { firstName: "Waiting" });
    await received(db, { firstName: "Late" }, hoursAgo(30));
    await received(db, { firstName: "Suspected", spamReason: "honeypot" });
    const { id } = await received(db, { firstName: "Answered" }, hoursAgo(40));
    await answerEnquiry(db, { id, how: "phone", adminId }, hoursAgo(39));

    expect(await names(db, "puig")).toEqual(["Late Puig", "Waiting Puig", "Answered Puig", "Suspected Puig"]);
    expect(await names(db, "puig", { view: "answered" })).toEqual(["Answered Puig"]);
    expect(await names(db, "puig", { view: "spam" })).toEqual(["Suspected Puig"]);
    expect((await inbox(db, "puig")).counts).toEqual({
      waiting: 2,
      late: 1,
      answered: 1,
      all: 3,
      spam: 1,
      everywhere: 4,
    });
  });

  test("keeps the view that was chosen in its address, and everywhere without one", () => {
    expect(inboxPath(search({ q: "puig" }))).toBe("/admin/enquiries?q=puig");
    expect(inboxPath(search({ q: "puig", view: "waiting" }))).toBe("/admin/enquiries?view=waiting&q=puig");
    expect(inboxPath(withoutWords(search({ q: "puig" })))).toBe("/admin/enquiries");
    expect(inboxPath(withoutWords(search({ q: "puig", view: "spam" })))).toBe("/admin/enquiries?view=spam");
  });

  test("finds the words of the message and of what the form asked, by their beginnings, and shows them", async ({
    db,
  }) => {
    await received(db, {
      firstName: "Ana",
      asked: { propertyAddress: "Carrer de Provença 214" },
      message: "Good morning, we would like to sell before summer because my mother moves to Lleida with us in June.",
    });
    await received(db, {
      firstName: "Olga",
      language: "ru",
      message: "Ищем светлую квартиру у парка, нужен подъём без ступеней",
    });
    await received(db, {
      firstName: "Joan",
      language: "ca",
      message: "M’interessa el pis del Paral·lel, a l’Eixample",
    });

    expect(await found(db, "lleida")).toEqual([
      { name: "Ana Puig", foundIn: [{ place: "text", said: "… moves to Lleida with us in June." }] },
    ]);
    expect(await found(db, "provenca 214")).toEqual([
      {
        name: "Ana Puig",
        foundIn: [{ place: "text", said: "… Carrer de Provença 214 Good morning, we would like to sell before …" }],
      },
    ]);
    for (const words of ["КВАРТИР", "подъем", "подъём", "светлую парка"]) {
      expect([words, await names(db, words)]).toEqual([words, ["Olga Puig"]]);
    }
    for (const words of ["parallel", "paral·lel", "eixample", "l'eixample", "interessa"]) {
      expect([words, await names(db, words)]).toEqual([words, ["Joan Puig"]]);
    }
    // The middle of a word is no word.
    expect(await names(db, "eida")).toEqual([]);
  });

  test("finds the home that a message is about by its title of today and its street", async ({ db }) => {
    const home = await aProperty(db, { title: "Àtic with terrace" });
    await db.updateTable("properties").set({ address: "Carrer de Còrsega 300" }).where("id", "=", home.id).execute();
    await received(db, { firstName: "Ana", kind: "viewing", propertyId: home.id });
    await received(db, { firstName: "Ben" });

    expect(await found(db, "atic")).toEqual([
      { name: "Ana Puig", foundIn: [{ place: "home", said: "Àtic with terrace" }] },
    ]);
    // As another program leaves the words of a home, and as the panel writes them.
    for (const found_by of ["", "atic with terrace carrer de corsega 300"]) {
      await db.updateTable("properties").set({ found_by }).where("id", "=", home.id).execute();
      expect(await found(db, "corsega 300")).toEqual([
        { name: "Ana Puig", foundIn: [{ place: "street", said: "Carrer de Còrsega 300" }] },
      ]);
    }
    expect(await names(db, "ana terrace corsega")).toEqual(["Ana Puig"]);
    expect(await names(db, "ben terrace")).toEqual([]);
  });

  test("says which of name, address, phone and number it was", async ({ db }) => {
    const { id } = await received(db, { firstName: "Ana", email: "a.puig@example.com", phone: "+34 611 22 23 33" });
    const why = async (q: string) => (await found(db, q)).flatMap(({ foundIn }) => foundIn);
    expect(await why("ana")).toEqual([{ place: "name", said: "Ana Puig" }]);
    expect(await why("a.puig@")).toEqual([{ place: "email", said: "a.puig@example.com" }]);
    expect(await why("611222333")).toEqual([{ place: "phone", said: "+34 611 22 23 33" }]);
    expect(await why("ana 222333")).toEqual([
      { place: "name", said: "Ana Puig" },
      { place: "phone", said: "+34 611 22 23 33" },
    ]);
    expect(await why(`no. ${id}`)).toEqual([{ place: "number", said: String(id) }]);
    expect(await why("")).toEqual([]);
  });

  test("finds what another program writes and changes", async ({ db }) => {
    const { id } = await received(db, { firstName: "Ana", message: "A balcony" });
    const theirs = { objectives: "A cellar in Gràcia", asked: null, message: "" };
    await db.updateTable("contact_submissions").set(theirs).where("id", "=", id).execute();
    expect([await names(db, "balcony"), await names(db, "gracia")]).toEqual([[], ["Ana Puig"]]);
  });

  test("finds what was replied and shows it, but not by the names under a reply", async ({ db }) => {
    const { id: adminId } = await aPerson(db, { admin: "active" });
    const { id } = await received(db, { firstName: "Ana", message: "Is it quiet?" });
    await received(db, { firstName: "Ben", message: "Does it have a lift?" });
    const body = "Dear Ana,\n\nThe bedrooms look onto the Paral·lel courtyard.\n\nKind regards,\nMarta Riba\nXamfrà";
    const reply = { enquiryId: id, adminId, seen: "", subject: "Re: your message", body, attachments: [] };
    await sendReply(db, reply, now);

    expect(await found(db, "courtyard")).toEqual([
      {
        name: "Ana Puig",
        foundIn: [{ place: "reply", said: "… the Paral·lel courtyard. Kind regards, Marta Riba Xamfrà" }],
      },
    ]);
    expect([await names(db, "ana parallel"), await names(db, "riba")]).toEqual([["Ana Puig"], []]);
  });

  test("finds a brief by what it asks for now", async ({ db }) => {
    const brief = { ...emptyBrief, additionalRequirements: "a workshop" };
    const { id } = await received(db, { kind: "search-brief", asked: emptyBrief, message: "a garden" });
    await changeBrief(db, id, { brief, addressHash: "" }, now);
    expect([await names(db, "garden"), await names(db, "workshop")]).toEqual([[], ["Ana Puig"]]);
  });
});

describe("the words of who was erased", () => {
  async function everyByte(db: Db): Promise<string> {
    const { rows } = await sql<{ block: Buffer }>`select block from enquiry_words_data
      union all select block from reply_words_data`.execute(db);
    const { rows: texts } = await sql<{ said: string }>`select c0 as said from enquiry_words_content
      union all select c0 from reply_words_content`.execute(db);
    return [...rows.map(({ block }) => block.toString("latin1")), ...texts.map(({ said }) => said)].join("\n");
  }

  test("leave no trace in the index", async ({ db }) => {
    const { id } = await received(db, { email: "gone@example.com", message: "Xylophones and zeppelins" });
    await received(db, { email: "here@example.com", message: "Yachts" });
    const { id: adminId } = await aPerson(db, { admin: "active" });
    const reply = { subject: "Re", body: "Quokkas for you", attachments: [], seen: "" };
    await sendReply(db, { ...reply, enquiryId: id, adminId }, now);
    expect(await everyByte(db)).toMatch(/xylophones[^]*zeppelins/i);
    expect(await everyByte(db)).toMatch(/quokkas/i);

    await erasePerson(db, id, now);

    const left = await everyByte(db);
    expect(left).not.toMatch(/xylo|zepp|quok/i);
    expect(left).toMatch(/yachts/i);
    expect([await names(db, "zeppelins"), await names(db, "yachts")]).toEqual([[], ["Ana Puig"]]);
  });

  test("leave none where only the wish for news is kept", async ({ db }) => {
    await received(db, { message: "Xylophones", wantsNews: true }, new Date("2023-01-01T10:00:00.000Z"));
    await eraseExpired(db, now);
    expect(await db.selectFrom("contact_submissions").select("words_mark").execute()).toEqual([{ words_mark: "" }]);
    expect(await everyByte(db)).not.toMatch(/xylo/i);
  });
});
