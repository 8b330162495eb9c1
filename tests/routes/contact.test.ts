import { beforeAll, beforeEach, describe, expect, test } from "vitest";

import { db } from "~/db/db.server";
import { newEnquiryMail } from "~/domain/delivery/agent-mail.server";
import { findToldEnquiry } from "~/domain/delivery/told-enquiry.repository.server";
import { formStamp } from "~/http/forms/form-guard.server";
import { languageCookie } from "~/http/pages/language.server";
import { action, loader } from "~/routes/site/contact";
import { action as asksForPremium } from "~/routes/site/premium-valuation";
import { action as asksForValuation } from "~/routes/site/valuation";

import { aProperty, theAgency } from "../support/builders";
import { get, origin, post } from "../support/requests";

const said = {
  firstName: "Ana",
  lastName: "Puig",
  email: "ana@example.com",
  propertyAddress: "Carrer de Mallorca 1",
};

const stored = () => db.selectFrom("contact_submissions").selectAll().execute();

beforeAll(async () => {
  await theAgency(db);
});
beforeEach(async () => {
  await db.deleteFrom("outbox").execute();
  await db.deleteFrom("contact_submissions").execute();
});

describe("sending the contact form", () => {
  test("stores the message and leads to what reached us", async () => {
    const answer = await post(action, "/ca/contact", { ...said, from: "/property/3" });
    expect(answer.status).toBe(303);
    expect(answer.headers.get("Location")).toBe("/ca/sent");
    expect(answer.headers.get("Set-Cookie")).toContain("sent=");
    expect(await stored()).toMatchObject([{ kind: "contact", language: "ca", page: "/property/3", spam_reason: null }]);
  });

  test("with an address that looks mistyped is asked about once at its field, and taken when it is sent again", async () => {
    const mistyped = { ...said, email: "ana@gmial.com" };
    const question = { email: ["field.email.meant|meant=ana@gmail.com|typed=ana@gmial.com"] };
    const answer = await post(action, "/es/contact", mistyped);
    expect([answer.status, answer.data]).toMatchObject([400, { result: { error: question } }]);
    expect(await stored()).toEqual([]);

    // Another one that looks mistyped is asked about too.
    const other = await post(action, "/es/contact", {
      ...mistyped,
      email: "ana@yaho.com",
      askedAddress: "ana@gmial.com",
    });
    expect(other.status).toBe(400);
    expect((await post(action, "/es/contact", { ...mistyped, askedAddress: "ana@gmial.com" })).status).toBe(303);
    expect(await stored()).toMatchObject([{ email: "ana@gmial.com" }]);
  });

  test("that cannot be stored says so in the sentence of its form", async () => {
    await db.schema.alterTable("contact_submissions").renameTo("away").execute();
    try {
      const sentence = async (answer: Promise<{ data: unknown }>) =>
        ((await answer).data as { result: { error: Record<string, string[]> } }).result.error[""];
      expect(await sentence(post(action, "/contact", said))).toEqual(["form.failed"]);
      expect(await sentence(post(asksForValuation, "/valuation", said))).toEqual(["valuation.failed"]);
      expect(await sentence(post(asksForPremium, "/valuation/premium", said))).toEqual(["valuation.failed"]);
    } finally {
      await db.schema.alterTable("away").renameTo("contact_submissions").execute();
    }
  });

  test("about several homes keeps them as data, and tells the agent where each stands", async () => {
    const one = await aProperty(db, { title: "Loft, with; signs" });
    const other = await aProperty(db, { title: "Corner" });
    const page = `/contact?homes=${one.id},${other.id},987654,x`;
    const { data } = await get(loader, page);
    expect(data).toMatchObject({
      homes: [{ id: one.id }, { id: other.id }],
      known: { propertyAddress: "Loft, with; signs; Corner" },
    });

    expect((await post(action, page, said)).status).toBe(303);
    const [enquiry] = await stored();
    expect(JSON.parse(enquiry?.asked ?? "")).toMatchObject({
      homes: [
        { id: one.id, title: "Loft, with; signs" },
        { id: other.id, title: "Corner" },
      ],
    });
    const told = await findToldEnquiry(db, enquiry?.id ?? 0);
    if (!told) throw new Error("The message is not there.");
    const { text } = newEnquiryMail(told, "https://xamfra.example", new Date());
    for (const { id } of [one, other]) expect(text).toContain(`https://xamfra.example/property/${id}`);
  });

  test("twice stores it once", async () => {
    await post(action, "/contact", said);
    await post(action, "/contact", said);
    expect(await stored()).toHaveLength(1);
  });

  test("with nothing in it answers 400 with an error for each required field", async () => {
    const answer = await post(action, "/contact", {});
    expect(answer.status).toBe(400);
    expect(Object.keys(errorsOf(answer.data))).toEqual(["firstName", "lastName", "email", "propertyAddress"]);
    expect(await stored()).toHaveLength(0);
  });

  test.each([
    ["an e-mail with spaces", { email: "ana @example.com" }, "email"],
    ["an e-mail without a dot", { email: "ana@example" }, "email"],
    ["a name of 101 letters", { firstName: "a".repeat(101) }, "firstName"],
    ["a null byte", { lastName: "Pu\0ig" }, "lastName"],
    ["a repeated field", { email: ["ana@example.com", "eva@example.com"] }, "email"],
    ["letters for a phone", { phone: "call me" }, "phone"],
  ])("with %s says so at its field and keeps the rest", async (_what, wrong, field) => {
    const answer = await post(action, "/contact", { ...said, ...wrong });
    expect(answer.status).toBe(400);
    expect(Object.keys(errorsOf(answer.data))).toEqual([field]);
    expect(await stored()).toHaveLength(0);
  });

  test("of a megabyte is refused as too large", async () => {
    const answer = await post(action, "/contact", { ...said, message: "a".repeat(1_000_000) });
    expect(answer.status).toBe(413);
  });

  test("leads back to a list of homes with all its filters, however long its address", async () => {
    const from = `/properties?${new URLSearchParams({ neighborhood: "gràcia, vila", q: "loft (light) +terrace" })}&near=${"%D0%B6".repeat(80)}`;
    expect(from.length).toBeGreaterThan(450);
    await post(action, "/contact", { ...said, from });
    expect(await stored()).toMatchObject([{ page: from }]);
  });

  test("with an address that nobody has been led to leads back to its own page", async () => {
    await post(action, "/contact", { ...said, from: `/properties?q=${"a".repeat(5000)}` });
    expect(await stored()).toMatchObject([{ page: "/contact" }]);
  });

  test("never leads to another site", async () => {
    for (const from of ["https://evil.example", "//evil.example", "/\\evil.example", "javascript:alert(1)"]) {
      const answer = await post(action, "/contact", { ...said, email: `${from.length}@example.com`, from });
      expect(answer.headers.get("Location")).toBe("/sent");
    }
    expect(new Set((await stored()).map(({ page }) => page))).toEqual(new Set(["/contact"]));
  });
});

describe("another language in the middle of the form", () => {
  test("draws it with all that was typed and no complaint, remembers the choice, and stores nothing", async () => {
    const typed = { firstName: "Ana", email: "ana@", message: "Is there", from: "/property/3", stamp: "1.forged" };
    for (let time = 0; time < 30; time++) await post(action, "/contact", { ...typed, language: "en" });
    const answer = await post(action, "/ru/contact", { ...typed, language: "ru" });
    expect(answer.status).toBe(200);
    expect(answer.data).toEqual({ result: { initialValue: typed } });
    expect(await languageCookie.parse(answer.headers.get("Set-Cookie"))).toBe("ru");
    expect(await stored()).toEqual([]);

    // Nor does it count among the messages of a visitor.
    await post(action, "/contact", said);
    expect(await stored()).toMatchObject([{ spam_reason: null }]);
  });
});

describe("suspected spam", () => {
  test.each([
    ["fills in the trap is marked", { website: "https://spam.example" }, { spam_reason: null, guard_mark: "honeypot" }],
    ["takes no time is marked", { stamp: () => formStamp(new Date()) }, { spam_reason: null, guard_mark: "too-fast" }],
    ["forges the time is put aside", { stamp: "1.forged" }, { spam_reason: "too-fast", guard_mark: null }],
  ])("that %s, stored, and thanked like any other", async (_how, sign, judged) => {
    const fields = Object.fromEntries(
      Object.entries(sign).map(([name, value]) => [name, typeof value === "function" ? value() : value]),
    );
    const answer = await post(action, "/contact", { ...said, ...fields });
    expect(answer.status).toBe(303);
    expect(answer.headers.get("Location")).toBe("/sent");
    expect(await stored()).toMatchObject([judged]);
  });
});

describe("a request that is no form", () => {
  test.each(["application/json", "text/plain", ""])("of type %j answers 400", async (type) => {
    const request = new Request(`${origin}/contact`, { method: "POST", body: "{}", headers: { "Content-Type": type } });
    await expect(refusal(request)).resolves.toBe(400);
  });

  test("broken multipart answers 400", async () => {
    const request = new Request(`${origin}/contact`, {
      method: "POST",
      body: "--x\r\nnonsense",
      headers: { "Content-Type": "multipart/form-data; boundary=x" },
    });
    await expect(refusal(request)).resolves.toBe(400);
  });
});

async function refusal(request: Request): Promise<number> {
  try {
    await action({ request, params: {}, context: {} });
    return 200;
  } catch (thrown) {
    return thrown instanceof Response ? thrown.status : 500;
  }
}

function errorsOf(data: unknown): object {
  return JSON.parse(JSON.stringify(data)).result.error;
}
