import { sql } from "kysely";

import type { Db } from "~/db/database";
import { receiveEnquiry } from "~/domain/enquiries/receiving/receive-enquiry.server";

import { aProperty, anEnquiry, theAgency } from "../support/builders";
import { describe, expect, test } from "../support/test";

const now = new Date("2026-11-21T10:00:00.000Z");
const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

function messages(db: Db) {
  return db.selectFrom("contact_submissions").selectAll().execute();
}
function mails(db: Db) {
  return db.selectFrom("outbox").selectAll().execute();
}

describe("receiving a message", () => {
  test("stores what was said, under the names other systems read", async ({ db }) => {
    await theAgency(db);
    const home = await aProperty(db);

    await receiveEnquiry(
      db,
      anEnquiry({
        kind: "valuation",
        phone: "+34 611 222 333",
        propertyId: home.id,
        asked: {
          propertyAddress: "Carrer de Mallorca 1",
          propertyType: "penthouse",
          area: 96,
          bedrooms: 3,
          bathrooms: 2,
        },
        message: "There is a terrace.",
        language: "ca",
        page: "/valuation",
        wantsNews: true,
      }),
      now,
    );

    expect(await messages(db)).toMatchObject([
      {
        kind: "valuation",
        first_name: "Ana",
        company: "+34 611 222 333",
        objectives:
          "Property type: penthouse\nAddress: Carrer de Mallorca 1\nBedrooms: 3\nBathrooms: 2\nArea: 96 m²\nThere is a terrace.",
        contact_preferences: '["email","phone"]',
        property_id: home.id,
        language: "ca",
        page: "/valuation",
        privacy_shown_at: now.toISOString(),
        news_consent_at: now.toISOString(),
        spam_reason: null,
        created_at: now.toISOString(),
      },
    ]);
  });

  test("lays the mail to the agent ready with it, and a receipt in the sender's language", async ({ db }) => {
    const agency = await theAgency(db);

    const { id } = await receiveEnquiry(db, anEnquiry({ language: "ca" }), now);

    const waiting = { enquiry_id: id, status: "waiting", tries: 0 };
    expect(await mails(db)).toMatchObject([
      { ...waiting, template: "new-enquiry", recipient: agency.email, language: "en" },
      { ...waiting, template: "receipt", recipient: "ana@example.com", language: "ca" },
    ]);
  });

  test("lays no more than three receipts a day ready for one address, and tells the agent of each", async ({ db }) => {
    await theAgency(db);

    for (const minutes of [0, 1, 2, 3, 4]) {
      const email = minutes % 2 === 0 ? "ana@example.com" : "Ana@Example.com";
      await receiveEnquiry(db, anEnquiry({ email, message: `Question ${minutes}` }), minutesLater(minutes));
    }
    await receiveEnquiry(db, anEnquiry({ message: "The day after" }), minutesLater(25 * 60));

    const laid = (await mails(db)).map(({ template }) => template);
    expect(laid.filter((template) => template === "new-enquiry")).toHaveLength(6);
    expect(laid.filter((template) => template === "receipt")).toHaveLength(4);
  });

  test("stores a double press once", async ({ db }) => {
    await theAgency(db);

    const [first, second] = await Promise.all([
      receiveEnquiry(db, anEnquiry(), now),
      receiveEnquiry(db, anEnquiry({ email: "ANA@example.com" }), minutesLater(1)),
    ]);

    expect(second).toEqual(first);
    expect(await messages(db)).toHaveLength(1);
    expect(await mails(db)).toHaveLength(2);
  });

  test("stores the same words again when they come an hour later", async ({ db }) => {
    await theAgency(db);

    await receiveEnquiry(db, anEnquiry(), now);
    await receiveEnquiry(db, anEnquiry(), minutesLater(60));

    expect(await messages(db)).toHaveLength(2);
  });

  test("stores another question of the same person at once", async ({ db }) => {
    await theAgency(db);

    await receiveEnquiry(db, anEnquiry(), now);
    await receiveEnquiry(db, anEnquiry({ message: "And is there a lift?" }), now);

    expect(await messages(db)).toHaveLength(2);
  });

  test("keeps suspected spam and writes no mail about it", async ({ db }) => {
    await theAgency(db);

    await receiveEnquiry(db, anEnquiry({ spamReason: "honeypot" }), now);

    expect(await messages(db)).toMatchObject([{ spam_reason: "honeypot" }]);
    expect(await mails(db)).toHaveLength(0);
  });

  test("is not lost when the agency's settings cannot be read", async ({ db }) => {
    await receiveEnquiry(db, anEnquiry(), now);

    expect(await messages(db)).toHaveLength(1);
    expect(await mails(db)).toMatchObject([{ recipient: "", status: "waiting" }, { template: "receipt" }]);
  });

  test("leaves nothing half-written when the mail cannot be laid ready", async ({ db }) => {
    await sql`create trigger full before insert on outbox begin select raise(abort, 'disk full'); end`.execute(db);

    await expect(receiveEnquiry(db, anEnquiry(), now)).rejects.toThrow("disk full");

    expect(await messages(db)).toHaveLength(0);
  });

  test("that was put aside as spam and is sent again properly reaches the agent", async ({ db }) => {
    await theAgency(db);

    await receiveEnquiry(db, anEnquiry({ spamReason: "too-fast" }), now);
    await receiveEnquiry(db, anEnquiry(), minutesLater(1));
    await receiveEnquiry(db, anEnquiry(), minutesLater(2));

    expect((await messages(db)).map((message) => message.spam_reason)).toEqual([null]);
    expect((await mails(db)).map(({ template }) => template)).toEqual(["new-enquiry", "receipt"]);
  });
});

describe("the wish for news", () => {
  const told = (db: Db) =>
    db.selectFrom("contact_submissions").select(["news_consent_at", "news_consent_form"]).execute();

  test("is kept with when and by which form it was given", async ({ db }) => {
    await theAgency(db);

    await receiveEnquiry(db, anEnquiry({ kind: "viewing", page: "/property/3", wantsNews: true }), now);
    await receiveEnquiry(db, anEnquiry(), now);

    expect(await told(db)).toEqual([
      { news_consent_at: now.toISOString(), news_consent_form: "viewing /property/3" },
      { news_consent_at: null, news_consent_form: null },
    ]);
  });

  test("is kept of a message that is sent again with the box ticked", async ({ db }) => {
    await theAgency(db);

    await receiveEnquiry(db, anEnquiry({ page: "/contact" }), now);
    await receiveEnquiry(db, anEnquiry({ page: "/property/3", wantsNews: true }), minutesLater(2));

    expect(await told(db)).toEqual([
      { news_consent_at: minutesLater(2).toISOString(), news_consent_form: "contact /property/3" },
    ]);
  });

  test("is not taken back, nor dated anew, by the same message without or with it", async ({ db }) => {
    await theAgency(db);

    await receiveEnquiry(db, anEnquiry({ page: "/contact", wantsNews: true }), now);
    await receiveEnquiry(db, anEnquiry({ page: "/contact" }), minutesLater(1));
    await receiveEnquiry(db, anEnquiry({ page: "/contact", wantsNews: true }), minutesLater(2));

    expect(await told(db)).toEqual([{ news_consent_at: now.toISOString(), news_consent_form: "contact /contact" }]);
  });

  test("is not taken from a repetition that looks like spam", async ({ db }) => {
    await theAgency(db);

    await receiveEnquiry(db, anEnquiry(), now);
    await receiveEnquiry(db, anEnquiry({ wantsNews: true, spamReason: "honeypot" }), minutesLater(1));

    expect(await told(db)).toEqual([{ news_consent_at: null, news_consent_form: null }]);
  });
});
