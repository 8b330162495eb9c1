import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";

import { db } from "~/db/db.server";
import { formStamp } from "~/http/forms/form-guard.server";
import { action as sendContact } from "~/routes/site/contact";
import { loader as frame } from "~/routes/site/frame";
import { loader } from "~/routes/site/sent";
import { action as sendValuation } from "~/routes/site/valuation";

import { theAgency } from "../support/builders";
import { type Answer, get, post } from "../support/requests";

const said = {
  firstName: "Ana",
  lastName: "Puig",
  email: "ana@example.com",
  propertyAddress: "Carrer de Mallorca 1",
  message: "Is there a lift?",
};

beforeAll(async () => {
  await theAgency(db);
});
beforeEach(async () => {
  await db.deleteFrom("outbox").execute();
  await db.deleteFrom("contact_submissions").execute();
});

/** What the browser that got an answer sends from then on. */
function carrying(answer: Answer) {
  return { Cookie: answer.headers.get("Set-Cookie")?.split(";")[0] ?? "" };
}

function shown(answer: Answer) {
  return JSON.parse(JSON.stringify(answer.data)).shown;
}

describe("who has sent a form", () => {
  test("reads what reached us, where the receipt went and what to do next, in the language of the page", async () => {
    const sent = await post(sendValuation, "/ca/valuation", said);
    const page = await get(loader, "/ca/sent", {}, carrying(sent));
    expect(shown(page)).toMatchObject({
      kind: "valuation",
      thanks: "valuationSent",
      message: "Is there a lift?",
      receiptTo: "ana@example.com",
      page: "/valuation",
      step: { href: "/services/property-sales" },
    });
    const values = shown(page).answers.map(({ value }: { value: string }) => value);
    expect(values).toEqual(expect.arrayContaining(["Ana Puig", "ana@example.com", "Carrer de Mallorca 1"]));
  });

  test("carries no word of it in the address nor in the cookie", async () => {
    const sent = await post(sendContact, "/contact", said);
    expect(sent.headers.get("Location")).toBe("/sent");
    const value = decodeURIComponent(carrying(sent).Cookie.split("=")[1] ?? "").split(".")[0] ?? "";
    expect(atob(value)).toContain('"kind":"contact"');
    expect(atob(value)).not.toMatch(/Ana|Puig|example|Mallorca|lift/);
  });

  test("sends nothing again by loading the page anew", async () => {
    const sent = await post(sendContact, "/contact", said);
    for (const _time of [1, 2]) await get(loader, "/sent", {}, carrying(sent));
    expect(await db.selectFrom("contact_submissions").select("id").execute()).toHaveLength(1);
  });

  test("is told at the form to which Back leads that it was sent, and at no other", async () => {
    const headers = carrying(await post(sendContact, "/es/contact", said));
    const sentAt = async (path: string) => JSON.parse(JSON.stringify((await get(frame, path, {}, headers)).data)).sent;
    expect(await sentAt("/es/contact")).toMatchObject({ thanks: "contactSent" });
    expect(await sentAt("/es/valuation")).toBeNull();
  });

  test("is not told of a receipt that does not leave", async () => {
    const sent = await post(sendContact, "/contact", { ...said, stamp: formStamp(new Date()) });
    expect(shown(await get(loader, "/sent", {}, carrying(sent)))).toMatchObject({ kind: "contact", receiptTo: null });
  });
});

describe("nothing of a message is shown", () => {
  test.each([
    ["to another browser", {}],
    ["for a cookie that we did not sign", { Cookie: `sent=${encodeURIComponent(btoa(JSON.stringify({ id: 1 })))}` }],
  ])("%s", async (_whom, headers) => {
    await post(sendContact, "/contact", said);
    expect(shown(await get(loader, "/sent", {}, headers))).toBeNull();
  });

  test("of somebody whose message got the same number after a backup was restored", async () => {
    const sent = await post(sendContact, "/contact", said);
    const [{ id } = { id: 0 }] = await db.selectFrom("contact_submissions").select("id").execute();
    const created_at = new Date(Date.now() + 60_000).toISOString();
    const other = { first_name: "Berta", email: "berta@example.com", created_at };
    await db.updateTable("contact_submissions").set(other).where("id", "=", id).execute();
    expect(shown(await get(loader, "/sent", {}, carrying(sent)))).toMatchObject({ answers: [], message: "" });
  });

  test("once half an hour is over, whatever the browser still sends", async () => {
    const sent = await post(sendContact, "/contact", said);
    vi.setSystemTime(Date.now() + 31 * 60 * 1000);
    try {
      expect(shown(await get(loader, "/sent", {}, carrying(sent)))).toBeNull();
    } finally {
      vi.useRealTimers();
    }
  });

  test("once it is erased", async () => {
    const sent = await post(sendContact, "/contact", said);
    await db.deleteFrom("contact_submissions").execute();
    expect(shown(await get(loader, "/sent", {}, carrying(sent)))).toMatchObject({ answers: [], receiptTo: null });
  });
});
