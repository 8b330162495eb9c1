import type { Db } from "~/db/database";
import { receiveEnquiry } from "~/domain/enquiries/enquiries.server";
import type { NewEnquiry } from "~/domain/enquiries/enquiry";
import { countEnquiries, findEnquiry, listEnquiries } from "~/domain/enquiries/received-enquiries.server";
import { minutesSince, replyClock } from "~/domain/enquiries/reply-clock";
import { countProperties } from "~/domain/properties/property-counts.server";

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
    await received(db, { kind: "viewing", propertyId: id, propertyAddress: undefined }, hoursAgo(3));
    await received(db, { kind: "valuation", propertyAddress: "Balmes 1", bedrooms: 3, area: 104 }, hoursAgo(2));
    await received(db, { propertyAddress: undefined, message: "Hello\nthere" }, hoursAgo(1));
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
      propertyAddress: undefined,
      phone: "+34 611 222 333",
      language: "ru",
      page: "/property/1",
      details: { Home: "000001 Corner apartment: top floor", Times: ["morning", "evening"] },
      message: "Добрый день!\nHome: sweet home",
      wantsNews: true,
    });
    expect(await findEnquiry(db, id)).toEqual({
      id,
      kind: "viewing",
      name: "Ana Puig",
      email: "ana@example.com",
      phone: "+34 611 222 333",
      language: "ru",
      page: "/property/1",
      home: { id: home.id, title: "Corner apartment", status: "available" },
      request: [
        { name: "Home", value: "000001 Corner apartment: top floor" },
        { name: "Times", value: "morning, evening" },
      ],
      message: "Добрый день!\nHome: sweet home",
      wantsNews: true,
      spamReason: null,
      receivedAt: now.toISOString(),
      answeredAt: null,
    });
  });

  test("shows only lines where nothing was written, and only words where nothing was asked", async ({ db }) => {
    const lines = await received(db, { propertyAddress: "Balmes 1" });
    const words = await received(db, { propertyAddress: undefined, message: "Hello" });
    expect(await findEnquiry(db, lines.id)).toMatchObject({
      request: [{ name: "Address", value: "Balmes 1" }],
      message: "",
    });
    expect(await findEnquiry(db, words.id)).toMatchObject({ request: [], message: "Hello" });
  });

  test("keeps a text whole that another system wrote", async ({ db }) => {
    const { id } = await received(db, { propertyAddress: "Balmes 1", message: "Hello" });
    await db.updateTable("contact_submissions").set({ objectives: "Anything at all" }).where("id", "=", id).execute();
    expect(await findEnquiry(db, id)).toMatchObject({ request: [], message: "Anything at all" });
  });

  test("that is not there gives nothing", async ({ db }) => {
    expect(await findEnquiry(db, 1)).toBeUndefined();
  });
});

describe("the clock of the promised 24 hours", () => {
  const after = (hours: number) => replyClock(hoursAgo(hours).toISOString(), now);

  test("is quiet for eighteen hours, then due soon, and late from the twenty-fourth", () => {
    expect(after(0)).toMatchObject({ state: "quiet", minutes: 1440, share: 100 });
    expect(after(17.9).state).toBe("quiet");
    expect(after(18)).toMatchObject({ state: "soon", minutes: 360, share: 25 });
    expect(after(23.99).state).toBe("soon");
    expect(after(24)).toMatchObject({ state: "late", minutes: 0, dueAt: now.toISOString() });
    expect(after(25.25)).toMatchObject({ state: "late", minutes: 75, share: 100 });
  });

  test("knows how long somebody has waited", () => {
    expect(minutesSince(hoursAgo(1.5).toISOString(), now)).toBe(90);
    expect(minutesSince(hoursAgo(-1).toISOString(), now)).toBe(0);
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
