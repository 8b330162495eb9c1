import { beforeAll, beforeEach, describe, expect, test } from "vitest";

import { db } from "~/db/db.server";
import { imageUrl } from "~/domain/listings/photo";
import { serviceSlugs, services } from "~/domain/services/service";
import { href } from "~/i18n/href";
import { languages } from "~/i18n/languages";
import { action as askConsultation, loader as consultation } from "~/routes/site/services/consultation";
import { action as askQuote, loader as quote } from "~/routes/site/services/quote";
import { loader as service } from "~/routes/site/services/service";

import { aNeighborhood, aProperty, theAgency } from "../support/builders";
import { get, post } from "../support/requests";

const said = { firstName: "Ana", lastName: "Puig", email: "ana@example.com" };
const turnkeyQuote = "/services/turnkey-services/quote";

const stored = () => db.selectFrom("contact_submissions").selectAll().execute();

beforeAll(async () => {
  await theAgency(db);
  const pictures = [...new Set(serviceSlugs.map((slug) => services[slug].picture))];
  for (const [index, slug] of pictures.entries()) {
    const image_url = imageUrl({ name: String(index).repeat(24), width: 1600 });
    await db
      .insertInto("site_pictures")
      .values({ slug, image_url, width: 1600, height: 1067, is_rendering: 1 })
      .execute();
    const texts = languages.map((language) => ({ picture: slug, language, alt_text: slug }));
    await db.insertInto("site_picture_texts").values(texts).execute();
  }
  await aNeighborhood(db, { slug: "eixample", name: "Eixample" });
  await aNeighborhood(db, { slug: "gracia", name: "Gràcia" });
  for (const price of [640_000, 890_000]) await aProperty(db, { price });
  await aProperty(db, { price: 2_000_000, status: "sold" });
});
beforeEach(async () => {
  await db.deleteFrom("outbox").execute();
  await db.deleteFrom("contact_submissions").execute();
});

describe.for(languages)("in %s", (language) => {
  test("every service has its page and its form", async () => {
    for (const slug of serviceSlugs) {
      const page = await get(service, href(language, `/services/${slug}`), { slug });
      expect(page, slug).toMatchObject({ status: 200, data: { slug, meta: { isPrivate: false } } });
      expect(JSON.stringify(page.data), slug).not.toMatch(/\{(from|to)\}/);
      const form = await get(consultation, href(language, `/services/${slug}/consultation`), { slug });
      expect(form, slug).toMatchObject({ status: 200, data: { from: `/services/${slug}`, meta: { isPrivate: true } } });
    }
    expect((await get(quote, href(language, turnkeyQuote))).status).toBe(200);
  });

  test("other services are not found", async () => {
    for (const slug of ["nothing", "Property-Sales", "", "constructor"]) {
      expect((await get(service, href(language, `/services/${slug}`), { slug })).status).toBe(404);
      expect((await get(consultation, href(language, `/services/${slug}/consultation`), { slug })).status).toBe(404);
      expect((await post(askConsultation, href(language, "/services/x/consultation"), said, { slug })).status).toBe(
        404,
      );
    }
    expect(await stored()).toEqual([]);
  });
});

test("the buyer consultation shows what our own homes cost, and never a price of nothing", async () => {
  const { data } = await get(service, "/services/buyer-consultation", { slug: "buyer-consultation" });
  expect(data).toMatchObject({
    places: [
      { slug: "eixample", homes: 2, price: { from: 640_000, to: 890_000 } },
      { slug: "gracia", homes: 0, price: null },
    ],
  });
});

test("a quote form knows the package whose button was pressed, and no other words", async () => {
  const chosen = async (query: string) => (await get(quote, turnkeyQuote + query)).data;
  expect(await chosen("?package=luxury")).toMatchObject({ chosen: "luxury" });
  for (const query of ["", "?package=", "?package=gold", "?package=%00"]) {
    expect(await chosen(query)).toMatchObject({ chosen: undefined });
  }
});

describe("sending the quote form", () => {
  const home = { propertyAddress: "Carrer de Muntaner 4" };

  test("stores page and package and leads to what reached us", async () => {
    const answer = await post(askQuote, `/es${turnkeyQuote}`, { ...said, ...home, package: "premium" });
    expect(answer.status).toBe(303);
    expect(answer.headers.get("Location")).toBe("/es/sent");
    const [message] = await stored();
    expect(message).toMatchObject({ kind: "quote", language: "es", page: "/services/turnkey-services" });
    expect(JSON.parse(message?.asked ?? "")).toEqual({ ...home, service: "turnkey-services", package: "premium" });
    expect(message?.objectives).toContain("Service: Turnkey services\nPackage: Premium");
  });

  test.each([
    ["no address", {}, "propertyAddress"],
    ["a package that there is not", { ...home, package: "gold" }, "package"],
  ])("with %s says so at its field and stores nothing", async (_what, wrong, field) => {
    const answer = await post(askQuote, turnkeyQuote, { ...said, ...wrong });
    expect(answer.status).toBe(400);
    expect(JSON.parse(JSON.stringify(answer.data))).toMatchObject({
      result: { error: { [field]: expect.any(Array) } },
    });
    expect(await stored()).toEqual([]);
  });
});

describe("sending the consultation form", () => {
  const send = (fields: Record<string, string>, slug = "legal-support") =>
    post(askConsultation, `/ca/services/${slug}/consultation`, { ...said, ...fields }, { slug });

  test("stores service and page and leads to what reached us", async () => {
    const answer = await send({ talkTime: "evening", message: "Tinc una nota simple.", from: "/neighborhoods/gracia" });
    expect(answer.headers.get("Location")).toBe("/ca/sent");
    const [message] = await stored();
    expect(message).toMatchObject({ kind: "consultation", language: "ca", page: "/neighborhoods/gracia" });
    expect(JSON.parse(message?.asked ?? "")).toEqual({ service: "legal-support", talkTime: "evening" });
    expect(message?.objectives).toContain("Service: Legal support\nBest time to talk: evening");
  });

  test("twice stores it once; about another service it is another message", async () => {
    await send({});
    await send({});
    expect(await stored()).toHaveLength(1);
    await send({}, "neighborhood-tours");
    expect((await stored()).map(({ page }) => page)).toEqual([
      "/services/legal-support",
      "/services/neighborhood-tours",
    ]);
  });

  test("with the trap filled in is marked, and thanked like any other", async () => {
    const answer = await send({ website: "https://spam.example" });
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/ca/sent"]);
    expect(await stored()).toMatchObject([{ spam_reason: null, guard_mark: "honeypot" }]);
  });
});
