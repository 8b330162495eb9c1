import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";

import { db } from "~/db/db.server";
import { receiveEnquiry } from "~/domain/enquiries/receiving/receive-enquiry.server";
import { spamQuota } from "~/domain/enquiries/receiving/spam-quota.server";
import { formStamp } from "~/http/forms/form-guard.server";
import { loader as inbox } from "~/routes/admin/enquiries/list";
import { action as contacts } from "~/routes/site/contact";
import { action as asksAboutDevelopment } from "~/routes/site/development/information";
import { action as asksForPremium } from "~/routes/site/premium-valuation";
import { action as consults } from "~/routes/site/services/consultation";
import { action as asksForQuote } from "~/routes/site/services/quote";
import { action as asksForValuation } from "~/routes/site/valuation";
import { action as asksForViewing } from "~/routes/site/viewing";

import { signedInAs } from "../support/accounts";
import { aDevelopment, anEnquiry, aPerson, aProperty, theAgency } from "../support/builders";
import { get, post } from "../support/requests";

// A disk that is as full as a test says: the edge of the machine.
let freeBytes = 5_000_000_000;
vi.mock("~/outside/disk.server", async (original) => ({
  ...(await original<object>()),
  diskSpace: async () => ({ freeBytes, totalBytes: 10_000_000_000 }),
}));

const said = {
  firstName: "Ana",
  lastName: "Puig",
  email: "ana@example.com",
  propertyAddress: "Carrer de Mallorca 1",
};
const hours = (many: number) => many * 60 * 60 * 1000;
const drawn = (ago: number) => formStamp(new Date(Date.now() - ago));
const stored = () => db.selectFrom("contact_submissions").select(["email", "spam_reason"]).execute();

let property = 0;
let development = "";

beforeAll(async () => {
  await theAgency(db);
  property = (await aProperty(db)).id;
  development = (await aDevelopment(db)).slug;
});
beforeEach(async () => {
  freeBytes = 5_000_000_000;
  await db.deleteFrom("outbox").execute();
  await db.deleteFrom("contact_submissions").execute();
  await db.deleteFrom("unkept_spam").execute();
});

async function suspected(many: number, ago = 0) {
  const at = new Date(Date.now() - ago);
  for (let count = 0; count < many; count += 1) {
    await receiveEnquiry(db, anEnquiry({ email: `spam-${count}-${ago}@example.com`, spamReason: "honeypot" }), at);
  }
}

const tooFast = () => ({ ...said, stamp: drawn(0) });

/** What a refused form is drawn with again. */
function drawnAgain({ data }: { data: unknown }): {
  initialValue: Record<string, unknown>;
  error: Record<string, string[]>;
} {
  return JSON.parse(JSON.stringify(data)).result;
}

describe("a flood of suspected messages", () => {
  test(`ends at ${spamQuota.aDay} a day, and whoever may be a person is told, with a trap filled in too`, async () => {
    await suspected(spamQuota.aDay);

    const trapped = await post(contacts, "/contact", { ...said, website: "https://manager.example" });
    expect(trapped.status).toBe(503);
    const refused = await post(contacts, "/contact", tooFast());

    expect(refused.status).toBe(503);
    expect(refused.headers.get("Retry-After")).toBe("60");
    const { initialValue, error } = drawnAgain(refused);
    expect(initialValue).toMatchObject({ firstName: "Ana", email: "ana@example.com" });
    expect(Object.values(error).flat()[0]).toMatch(/^form\.notNow\|phone=\+34/);
    expect(await stored()).toHaveLength(spamQuota.aDay);
  });

  test("never keeps a message out that nobody suspects, nor one that is sent again", async () => {
    await suspected(spamQuota.aDay);
    await post(contacts, "/contact", tooFast());
    expect((await post(contacts, "/contact", said)).status).toBe(303);
    expect((await stored()).filter(({ spam_reason }) => spam_reason === null)).toMatchObject([{ email: said.email }]);
  });

  test("begins anew the day after, and ends for good at a thousand", async () => {
    await suspected(spamQuota.aDay, hours(25));
    expect((await post(contacts, "/contact", tooFast())).status).toBe(303);
    for (let day = 2; day < 6; day += 1) await suspected(spamQuota.aDay, hours(25 * day));
    expect((await post(contacts, "/contact", { ...tooFast(), email: "eva@example.com" })).status).toBe(503);
    expect((await post(contacts, "/contact", said)).status).toBe(303);
  });

  test("ends where the disk is nearly full, which takes every message that nobody suspects", async () => {
    freeBytes = 150_000_000;
    expect((await post(contacts, "/contact", tooFast())).status).toBe(503);
    expect((await post(contacts, "/contact", said)).status).toBe(303);
    expect(await stored()).toEqual([{ email: said.email, spam_reason: null }]);
  });

  test("is told of in the spam, with how many were not kept", async () => {
    const headers = await signedInAs(db, await aPerson(db, { admin: "active" }));
    const unkept = async () => {
      const { data } = await get(inbox, "/admin/enquiries?view=spam", {}, headers);
      return JSON.parse(JSON.stringify(data)).unkept.count as number;
    };
    const before = await unkept();
    freeBytes = 0;
    for (let count = 0; count < 3; count += 1) await post(contacts, "/contact", { ...said, website: "x" });
    expect(await unkept()).toBe(before + 3);
  });
});

describe("a form that lay open for more than a day", () => {
  test.each([
    ["a day and an hour", hours(25)],
    ["until the clock was put back by an hour", -hours(1)],
  ])("and was sent after %s is drawn again, and its message is in the spam meanwhile", async (_how, ago) => {
    const answer = await post(contacts, "/contact", { ...said, stamp: drawn(ago) });
    expect(answer.status).toBe(400);
    const { initialValue, error } = drawnAgain(answer);
    expect(Object.values(error).flat()).toEqual(["form.stale"]);
    expect(initialValue).toMatchObject({ firstName: "Ana", propertyAddress: "Carrer de Mallorca 1" });
    // The page gets a time of its own again.
    expect(initialValue).not.toHaveProperty("stamp");
    expect(await stored()).toEqual([{ email: said.email, spam_reason: "too-fast" }]);

    expect((await post(contacts, "/contact", said)).status).toBe(303);
    expect(await stored()).toEqual([{ email: said.email, spam_reason: null }]);
    expect(await db.selectFrom("outbox").select("template").execute()).toHaveLength(2);
  });

  test("overnight is a message like any other", async () => {
    expect((await post(contacts, "/contact", { ...said, stamp: drawn(hours(20)) })).status).toBe(303);
    expect(await stored()).toEqual([{ email: said.email, spam_reason: null }]);
  });
});

describe("each form of the site", () => {
  const forms: [string, Parameters<typeof post>[0], string, () => Record<string, string>, Record<string, string>][] = [
    ["contact", contacts, "/contact", () => ({}), {}],
    ["valuation", asksForValuation, "/valuation", () => ({}), {}],
    ["premium valuation", asksForPremium, "/valuation/premium", () => ({}), {}],
    ["viewing", asksForViewing, "/property/1/viewing", () => ({ id: String(property) }), {}],
    ["quote", asksForQuote, "/services/turnkey-services/quote", () => ({}), {}],
    [
      "consultation",
      consults,
      "/services/legal-support/consultation",
      () => ({ slug: "legal-support", service: "legal-support" }),
      {},
    ],
    ["development", asksAboutDevelopment, "/developments/x/information", () => ({ slug: development }), {}],
  ];

  test.each(forms)(
    "gives %s back with all that was typed when it may not be taken",
    async (_what, action, path, params) => {
      freeBytes = 0;
      const typed = { ...tooFast(), message: "Is there a lift?", phone: "+34 611 222 333" };
      const answer = await post(action, path, typed, params());
      expect(answer.status).toBe(503);
      expect(drawnAgain(answer).initialValue).toMatchObject({
        firstName: "Ana",
        email: "ana@example.com",
        message: "Is there a lift?",
        phone: "+34 611 222 333",
      });
    },
  );

  test.each(forms)("gives %s back when it lay open for too long", async (_what, action, path, params) => {
    const answer = await post(action, path, { ...said, stamp: drawn(hours(30)), message: "A lift?" }, params());
    expect([answer.status, drawnAgain(answer).initialValue]).toMatchObject([400, { message: "A lift?" }]);
  });
});
