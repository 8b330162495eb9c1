import { countWords } from "~/domain/cleaning/text-statistics";
import { compose } from "~/domain/writer/article/compose";
import { builtInWriter } from "~/domain/writer/built-in-writer.server";
import { readOurData } from "~/domain/writer/values/our-data.server";
import { type Language, languages } from "~/i18n/languages";

import { aNeighborhood, aProperty } from "../../support/builders";
import { describe, expect, test } from "../../support/test";

import { drafted, draftsOf, fewKeywordsIn, theSamples, today } from "./built-in-samples";

const ofPrices = /price per|precio metro|preu metre|цена метра/u;
const never = AbortSignal.timeout(60_000);

describe("a writer without homes", () => {
  test("still writes what is true of the neighbourhoods and the rules", async ({ db }) => {
    await theSamples(db);
    await db.deleteFrom("properties").execute();
    await db.deleteFrom("developments").execute();
    const others = (language: Language) => fewKeywordsIn(language).filter((keyword) => !ofPrices.test(keyword));
    for (const { language, keyword, content } of await draftsOf(db, others)) {
      expect(countWords(content), `${language}: ${keyword}`).toBeGreaterThanOrEqual(600);
      expect(content, `${language}: ${keyword}`).not.toContain("/property/");
    }
  });

  test("does not answer what a place costs with what others cost", async ({ db }) => {
    await theSamples(db);
    await db.deleteFrom("properties").execute();
    const topic = (keyword: string, language: Language) => ({ keyword, title: keyword, language });
    for (const [language, keyword] of [
      ["en", "price per square metre in the Eixample"],
      ["ca", "preu m2 poblenou"],
    ] as const) {
      const composed = compose(topic(keyword, language), await readOurData(db, language), today);
      expect(composed).toEqual({ ok: false, reason: "too-little" });
    }
  });

  test("writes, or says that there is too little, when the database is empty", async ({ db }) => {
    for (const language of languages) {
      const data = await readOurData(db, language);
      for (const keyword of fewKeywordsIn(language)) {
        const composed = compose({ keyword, title: keyword, language }, data, today);
        if (composed.ok) expect(countWords(composed.draft.content), keyword).toBeGreaterThanOrEqual(600);
        else expect(["too-little", "unknown"], keyword).toContain(composed.reason);
      }
    }
  });
});

describe("the built-in writer", () => {
  test("hands in title, text and description, and costs nothing", async ({ db }) => {
    await theSamples(db);
    const writer = builtInWriter(db, () => today);
    const assignment = { keyword: "transfer tax", title: "What transfer tax costs", language: "en" } as const;
    const writing = await writer.write(assignment, never);
    expect(writing).toMatchObject({ ok: true, draft: { title: "What transfer tax costs", costCents: 0 } });
    expect(writing.ok && writing.raw === writing.draft.content).toBe(true);
  });

  test("escapes what the agent typed, and takes nothing of it for a link", async ({ db }) => {
    await aNeighborhood(db, { slug: "eixample", name: "Eix & [ample](/x)" });
    const title = '<img src=x onerror="alert(1)"> [click](https://evil.example) {date}';
    for (let home = 0; home < 3; home += 1) await aProperty(db, { title, summary: "<b>1 < 2</b>" });
    const { content } = drafted(await readOurData(db, "en"), "en", "homes in eixample with 2 bedrooms");
    expect(content).toContain("&lt;img src=x onerror=&quot;alert(1)&quot;&gt; [click](https://evil.example) {date}");
    expect(content).not.toMatch(/<img|<b>|href="https:/);
  });

  test("says that it knows nothing about what it has no entry for, and is not to be asked again", async ({ db }) => {
    await theSamples(db);
    for (const keyword of ["alquiler de coches", "🏠🏠", "qué es y cómo", "nota simple en Marte"]) {
      const writing = await builtInWriter(db, () => today).write({ keyword, title: keyword, language: "es" }, never);
      const message = `The built-in writer knows nothing about “${keyword}”; use the article service or write it yourself.`;
      expect(writing).toEqual({ ok: false, mayPass: false, message });
    }
  });

  test("stops when it is told to", async ({ db }) => {
    const assignment = { keyword: "x", title: "x", language: "en" } as const;
    const writing = await builtInWriter(db, () => today).write(assignment, AbortSignal.abort());
    expect(writing).toMatchObject({ ok: false, mayPass: true });
  });

  test("does not speak of drafts and sold homes, and calls a home by its kind where its title is in another language", async ({
    db,
  }) => {
    await aProperty(db, { title: "Shown title", property_type: "loft" });
    await aProperty(db, { title: "Draft title", status: "draft" });
    await aProperty(db, { title: "Sold title", status: "sold" });
    expect((await readOurData(db, "en")).homes.map(({ title }) => title)).toEqual(["Shown title"]);
    expect((await readOurData(db, "ru")).homes.map(({ title }) => title)).toEqual([null]);
    expect(drafted(await readOurData(db, "ru"), "ru", "лофт").content).toContain(">лофт, eixample</a>");
  });
});
