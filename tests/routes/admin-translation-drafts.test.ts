import { beforeAll, beforeEach, describe, expect, test } from "vitest";

import { db } from "~/db/db.server";
import { findWriterSettings, saveWriterSettings } from "~/domain/agency/writer-settings.server";
import { findTranslation } from "~/domain/listings/translations.server";
import { translateNext } from "~/domain/translations/translating.server";
import { findDraft } from "~/domain/translations/translation-drafts.server";
import { action as newArticle, loader as newArticleForm } from "~/routes/admin/articles/new";
import { action as doAsk, loader as ask } from "~/routes/admin/ask";
import { action as translations } from "~/routes/admin/listings/all-translations";
import { action, loader } from "~/routes/admin/listings/translation";
import { loader as editHome } from "~/routes/admin/properties/edit";
import { action as gridAction, loader as grid } from "~/routes/admin/properties/translations";

import { signedInAs } from "../support/accounts";
import { anArticle, aPerson, aProperty, theAgency } from "../support/builders";
import { get, post } from "../support/requests";

let headers: Record<string, string>;

beforeAll(async () => {
  headers = await signedInAs(db, await aPerson(db, { admin: "active" }));
});
beforeEach(async () => {
  await db.deleteFrom("settings").where("key", "=", "writer").execute();
  await db.deleteFrom("translation_drafts").execute();
});

const costless = { budget: 5, inputPrice: 0, outputPrice: 0 };

async function withService(cost: { budget: number; inputPrice: number; outputPrice: number } = costless) {
  const { version } = await findWriterSettings(db);
  const settings = {
    writer: "built-in",
    url: "http://localhost:1/v1",
    model: "m",
    ...cost,
  } as const;
  await saveWriterSettings(db, settings, { version, now: new Date() });
}

/** What a service answers, without one. */
function answering(translated: Record<string, string>) {
  const asks = {
    name: "m",
    ask: async (said: readonly { content: string }[]) => {
      const words = JSON.parse(said[1]?.content ?? "{}") as Record<string, string>;
      const known = Object.keys(words).map((name) => [name, translated[name] ?? "Una frase."]);
      return { ok: true as const, text: JSON.stringify(Object.fromEntries(known)), costCents: 0 };
    },
  };
  return translateNext(db, {
    service: { asks, terms: { budget: 5, price: { input: 0, output: 0 } } },
    style: () => [],
    clock: () => new Date(),
  });
}

describe("the texts of a home in another language", () => {
  const of = async () => {
    const { id } = await aProperty(db, {
      ...{ title: "Loft in the Born", summary: "A loft.", description: "It has a balcony.", images: 1 },
      source_language: "en",
    });
    const params = { id: String(id), language: "es", kind: "properties" };
    const path = `/admin/properties/${id}/translations/es`;
    const draft = () => findDraft(db, { kind: "property", id }, "es");
    return { id, params, path, draft };
  };

  test("are asked of a service, shown as machine-made, and confirmed by a person", async () => {
    const { id, params, path, draft } = await of();
    await withService();
    expect((await get(loader, path, params, headers)).data).toMatchObject({
      standing: { draft: null, hasService: true },
    });
    expect((await post(action, path, { intent: "translate" }, params, headers)).headers.get("Location")).toBe(path);
    expect(await draft()).toMatchObject({ status: "waiting" });
    await answering({ title: "Loft en el Born", summary: "Un loft.", description: "Tiene un balcón." });

    const { data } = await get(loader, path, params, headers);
    expect(data).toMatchObject({
      standing: { draft: { status: "ready", words: { title: "Loft en el Born" } } },
      translation: { state: "missing" },
      images: [{ number: 1, source: "Photograph 1" }],
    });
    const [image] = (data as { images: { name: string }[] }).images;
    const words = { title: "Loft en el Born", summary: "Un loft.", description: "Tiene un balcón soleado." };
    const sent = { intent: "save", ...words, [image?.name ?? ""]: "Salón", sourceRevision: "", savedAt: "" };
    expect((await post(action, path, sent, params, headers)).status).toBe(303);
    expect(await findTranslation(db, { kind: "property", id }, "es")).toMatchObject({ state: "current", words });
    expect(await draft()).toBeUndefined();
    const alts = await db.selectFrom("property_image_texts").select("alt_text").where("language", "=", "es").execute();
    expect(alts).toContainEqual({ alt_text: "Salón" });
  });

  test("may be stopped, or thrown away", async () => {
    const { params, path, draft } = await of();
    await withService();
    await post(action, path, { intent: "translate" }, params, headers);
    expect((await post(action, path, { intent: "drop" }, params, headers)).status).toBe(303);
    expect(await draft()).toBeUndefined();
  });

  test("begin with a copy of the original where there is no service", async () => {
    const { params, path } = await of();
    expect((await get(loader, `${path}?copy=source`, params, headers)).data).toMatchObject({
      standing: { draft: null, hasService: false, copiesSource: true },
    });
  });
});

describe("a sister article", () => {
  test("is filled in with what a service translated, and confirmed by saving it", async () => {
    const { id } = await anArticle(db, {
      language: "en",
      title: "The tax",
      content: '<p>See <a href="/costs">this</a>.</p>',
    });
    const path = `/admin/articles/new?of=${id}&language=es`;
    await withService();
    expect((await post(newArticle, path, { intent: "translate" }, {}, headers)).headers.get("Location")).toBe(path);
    await answering({ title: "El impuesto", content: '<p>Vea <a href="/costs">esto</a>.</p>' });
    expect((await get(newArticleForm, path, {}, headers)).data).toMatchObject({
      texts: { title: "El impuesto", language: "es", content: '<p>Vea <a href="/es/costs">esto</a>.</p>' },
      standing: { draft: { status: "ready", writer: "m" } },
    });
  });

  test("is filled in with the original to be written over", async () => {
    const { id } = await anArticle(db, { language: "en", title: "The tax" });
    expect(
      (await get(newArticleForm, `/admin/articles/new?of=${id}&language=ca&copy=source`, {}, headers)).data,
    ).toMatchObject({
      texts: { title: "The tax", language: "ca" },
    });
  });
});

describe("all that is missing", () => {
  const theGrid = "/admin/properties/translations";
  const question = { section: "properties", question: "translate-missing" };
  const asking = "/admin/properties/ask/translate-missing";

  async function aPublicHome() {
    const texts = { title: "Loft in the Born", summary: "A loft.", description: "It has a balcony." };
    const { id } = await aProperty(db, { ...texts, source_language: "en", status: "available" });
    return { id, params: { id: String(id) }, path: `/admin/properties/${id}/translations` };
  }
  const waiting = async () =>
    (await db.selectFrom("translation_drafts").select(["subject_id", "language"]).execute()).length;

  test("of a record is asked for with one press, and stopped with one", async () => {
    await theAgency(db);
    const { id, params, path } = await aPublicHome();
    await withService();
    const asked = await post(translations, path, { intent: "translate" }, params, headers);
    expect(asked.headers.get("Location")).toBe(`/admin/properties/${id}/edit`);
    const { data } = await get(editHome, `/admin/properties/${id}/edit`, params, headers);
    expect(data).toMatchObject({
      edited: {
        standing: {
          drafts: { es: "waiting", ca: "waiting", ru: "waiting" },
          work: { counts: { total: 3, waiting: 3 } },
          hasService: true,
        },
      },
    });
    await post(translations, path, { intent: "stop" }, params, headers);
    expect(await waiting()).toBe(0);
  });

  test("of a page of the grid is asked for after a question that says how much it is and what it may cost", async () => {
    await db.deleteFrom("properties").execute();
    const { id } = await aPublicHome();
    await aPublicHome();
    await withService({ budget: 5, inputPrice: 3, outputPrice: 15 });
    const { data } = await get(ask, `${asking}?show=open`, question, headers);
    expect(data).toMatchObject({ title: "Translate 6 texts?" });
    expect(JSON.stringify(data)).toMatch(/may cost about €0\.\d\d, .* €0\.00 of this month’s €5\.00 is spent/);
    const sent = await post(doAsk, `${asking}?show=open`, {}, question, headers);
    expect(sent.headers.get("Location")).toBe(`${theGrid}?show=open`);
    expect(await waiting()).toBe(6);
    expect((await get(grid, theGrid, {}, headers)).data).toMatchObject({
      drafts: { [id]: { es: "waiting" } },
      work: { counts: { total: 6 } },
      hasService: true,
    });
    expect((await post(gridAction, theGrid, { intent: "stop" }, {}, headers)).headers.get("Location")).toBe(theGrid);
    expect(await waiting()).toBe(0);
  });

  test("is asked for as far as the budget goes, which is said before", async () => {
    await db.deleteFrom("properties").execute();
    await aPublicHome();
    await withService({ budget: 0.015, inputPrice: 3, outputPrice: 15 });
    const { data } = await get(ask, asking, question, headers);
    expect(JSON.stringify(data)).toContain("has room for 2 of 3 texts");
    await withService({ budget: 0.001, inputPrice: 3, outputPrice: 15 });
    expect((await get(ask, asking, question, headers)).headers.get("Location")).toBe(theGrid);
    await post(doAsk, asking, {}, question, headers);
    expect(await waiting()).toBe(0);
  });

  test("is asked of nobody without a service", async () => {
    const { params, path, id } = await aPublicHome();
    const answer = await post(translations, path, { intent: "translate" }, params, headers);
    expect(answer.headers.get("Location")).toBe(`/admin/properties/${id}/edit`);
    expect(await waiting()).toBe(0);
    expect((await get(ask, asking, question, headers)).headers.get("Location")).toBe(theGrid);
  });
});
