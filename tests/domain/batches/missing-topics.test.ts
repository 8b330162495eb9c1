import type { Db } from "~/db/database";
import { createBatch, listBatchKeywords, listBatches } from "~/domain/batches/batches.server";
import { missingGroups, type MissingPart, mostMissingAtOnce, readParts } from "~/domain/batches/missing-topics";
import { createFromMissing, missingTopics } from "~/domain/batches/missing-topics.server";
import { guide } from "~/domain/guide/guide.server";
import { compose } from "~/domain/writer/article/compose";
import { readOurData } from "~/domain/writer/values/our-data.server";
import { type Language, languages } from "~/i18n/languages";

import { anArticle } from "../../support/builders";
import { seededAt as today, theSamples } from "../../support/samples";
import { describe, expect, test } from "../../support/test";

const nameOf = (language: Language) => `Missing ${language}`;
const creates = (db: Db, parts: MissingPart[]) => createFromMissing(db, parts, nameOf, today);
const titlesIn = async (db: Db, language: Language) =>
  Object.values((await missingTopics(db))[language]).flatMap((topics) => topics.map(({ title }) => title));
const everything = (language: Language) => missingGroups.map((group) => ({ group, language }));

describe("what is missing", () => {
  test("is every entry, the places among them, of which no article in that language tells", async ({ db }) => {
    await theSamples(db);
    await db.deleteFrom("articles").execute();
    expect((await titlesIn(db, "ca")).length).toBe(Object.keys(guide()).length);

    await anArticle(db, {
      language: "ca",
      keyword: "CEDULA  d’habitabilitat",
      title: "Sense cèdula no hi ha venda",
    });
    await anArticle(db, { language: "ca", keyword: "", title: "Nota simple" });
    await anArticle(db, { language: "ca", keyword: "gràcia", title: "Places i cases baixes" });
    const { ca, es } = await missingTopics(db);
    const keywords = (group: "documents" | "places") => ca[group].map(({ keyword }) => keyword);
    expect(keywords("documents")).not.toContain("cèdula d’habitabilitat");
    expect(keywords("documents")).not.toContain("nota simple");
    expect(keywords("documents")).toContain("certificat energètic");
    const names = (key: string) => guide()[key]?.in.ca.names[0];
    expect(keywords("places")).not.toContain(names("gracia"));
    expect(keywords("places")).toContain(names("pedralbes"));
    // In another language nothing is told by that.
    expect(es.documents.map(({ keyword }) => keyword)).toContain("nota simple");
  });

  test("counts drafts and keywords that wait; not what is archived, has failed, or tells of something else there", async ({
    db,
  }) => {
    await theSamples(db);
    await db.deleteFrom("articles").execute();
    const isMissing = async () => (await titlesIn(db, "en")).includes(guide()["nota-simple"]?.in.en.title ?? "");
    await anArticle(db, { status: "archived", keyword: "land registry extract" });
    await anArticle(db, { keyword: "penthouses for sale in Gràcia" });
    expect(await isMissing()).toBe(true);
    const places = async () => (await missingTopics(db)).en.places.length;
    const all = await places();
    await anArticle(db, { keyword: "squares and terraces", about: "vila-de-gracia/worth" });
    expect(await places()).toBe(all - 1);

    const topics = [{ keyword: "land registry extract", title: "What is in the register" }];
    const made = await createBatch(db, { name: "Waits", language: "en" }, topics, today);
    expect(await isMissing()).toBe(false);
    await db.updateTable("batch_keywords").set({ status: "failed" }).execute();
    expect([made.ok, await isMissing()]).toEqual([true, true]);
    await anArticle(db, { status: "draft", keyword: "nota simple" });
    expect(await isMissing()).toBe(false);
  });
});

describe("a batch of what is missing", () => {
  test("is made in each language that was ticked, and leaves nothing of it missing", async ({ db }) => {
    await theSamples(db);
    const made = await creates(db, readParts(["taxes.es", "places.ru", "places.es", "x.es", "taxes.fr"]));
    expect(made.map(({ language, left }) => [language, left])).toEqual([
      ["es", 0],
      ["ru", 0],
    ]);
    const after = await missingTopics(db);
    expect([after.es.taxes, after.es.places, after.ru.places]).toEqual([[], [], []]);
    expect(after.ru.taxes.length).toBeGreaterThan(0);
    expect((await listBatches(db, 2)).map(({ name, status }) => [name, status])).toEqual([
      ["Missing ru", "pending"],
      ["Missing es", "pending"],
    ]);
    expect(await listBatchKeywords(db, made[0]?.id ?? 0)).toHaveLength(made[0]?.articles ?? -1);
    expect(await creates(db, readParts(["taxes.es"]))).toEqual([]);
  });

  test("has a hundred articles at most; the rest stays missing", async ({ db }) => {
    await theSamples(db);
    await db.deleteFrom("articles").execute();
    const all = Object.keys(guide()).length;
    const [made] = await creates(db, everything("en"));
    expect(made).toMatchObject({ articles: mostMissingAtOnce, left: all - mostMissingAtOnce });
    expect(await titlesIn(db, "en")).toHaveLength(all - mostMissingAtOnce);
  });

  test("is made once where two press at the same time", async ({ db }) => {
    await theSamples(db);
    const both = await Promise.all([creates(db, everything("en")), creates(db, everything("en"))]);
    const keywords = await db.selectFrom("batch_keywords").select("keyword").execute();
    expect(both.flat().length).toBeGreaterThan(0);
    expect(new Set(keywords.map(({ keyword }) => keyword)).size).toBe(keywords.length);
  });

  test.for(languages)("is written in %s without a failure", async (language, { db }) => {
    await theSamples(db);
    await db.deleteFrom("articles").execute();
    const topics = Object.values((await missingTopics(db))[language]).flat();
    const data = await readOurData(db, language);
    const failed: string[] = [];
    for (const topic of topics.filter((_, place) => place % 10 === 3)) {
      const composed = await compose({ ...topic, language }, { ...data, homes: [] }, today);
      if (!composed.ok) failed.push(`${topic.keyword}: ${composed.reason}`);
    }
    expect(failed).toEqual([]);
  });
});
