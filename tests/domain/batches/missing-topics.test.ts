import type { Db } from "~/db/database";
import { missingKeywordWords } from "~/domain/articles/checks/keyword-check";
import { createBatch, listBatchKeywords, listBatches } from "~/domain/batches/batches.server";
import { missingGroups, type MissingPart, mostMissingAtOnce, readParts } from "~/domain/batches/missing-topics";
import { createFromMissing, missingTopics } from "~/domain/batches/missing-topics.server";
import { entryTopic, placeTopic } from "~/domain/batches/own-topics";
import { compose } from "~/domain/writer/article/compose";
import { entries } from "~/domain/writer/entries/all-entries";
import { findEntries } from "~/domain/writer/entries/find-entries";
import { toldSubject } from "~/domain/writer/keyword/told-subject";
import { readOurData } from "~/domain/writer/values/our-data.server";
import { type Language, languages } from "~/i18n/languages";

import { anArticle } from "../../support/builders";
import { describe, expect, test } from "../../support/test";
import { theSamples, today } from "../writer/built-in-samples";
import { unseenKeywords } from "../writer/keywords";

const nameOf = (language: Language) => `Missing ${language}`;
const creates = (db: Db, parts: MissingPart[]) => createFromMissing(db, parts, nameOf, today);
const titlesIn = async (db: Db, language: Language) =>
  Object.values((await missingTopics(db))[language]).flatMap((topics) => topics.map(({ title }) => title));
const everything = (language: Language) => missingGroups.map((group) => ({ group, language }));

describe("what is missing", () => {
  test("is every neighbourhood and entry of which no article in that language tells", async ({ db }) => {
    await theSamples(db);
    await db.deleteFrom("articles").execute();
    expect((await titlesIn(db, "ca")).length).toBe(Object.keys(entries).length + 8);

    await anArticle(db, {
      language: "ca",
      keyword: "cedula habitabilitat barcelona",
      title: "Sense cèdula no hi ha venda",
    });
    await anArticle(db, { language: "ca", keyword: "", title: "Què diu la nota simple" });
    await anArticle(db, { language: "ca", keyword: "gràcia", title: "Places i cases baixes" });
    const { ca, es } = await missingTopics(db);
    const keywords = (group: "documents" | "neighbourhoods") => ca[group].map(({ keyword }) => keyword);
    expect(keywords("documents")).not.toContain("cèdula d’habitabilitat");
    expect(keywords("documents")).not.toContain("nota simple");
    expect(keywords("documents")).toContain("certificat energètic");
    expect(keywords("neighbourhoods")).not.toContain("viure a Gràcia");
    expect(keywords("neighbourhoods")).toContain("viure a Pedralbes");
    // In another language nothing is told by that.
    expect(es.documents.map(({ keyword }) => keyword)).toContain("nota simple");
  });

  test("counts drafts and keywords that wait; not what is archived, has failed, or tells of something else there", async ({
    db,
  }) => {
    await theSamples(db);
    await db.deleteFrom("articles").execute();
    const isMissing = async () => (await titlesIn(db, "en")).includes("The land registry extract");
    await anArticle(db, { status: "archived", keyword: "land registry extract" });
    await anArticle(db, { keyword: "penthouses for sale in Gràcia" });
    await anArticle(db, { keyword: "living in the Gothic Quarter" });
    expect(await isMissing()).toBe(true);
    const places = (await missingTopics(db)).en.neighbourhoods;
    expect(places).toHaveLength(8);

    const topics = [{ keyword: "land registry extract", title: "What is in the register" }];
    const made = await createBatch(db, { name: "Waits", language: "en" }, topics, today);
    expect(await isMissing()).toBe(false);
    await db.updateTable("batch_keywords").set({ status: "failed" }).execute();
    expect([made.ok, await isMissing()]).toEqual([true, true]);
    await anArticle(db, { status: "draft", keyword: "nota simple" });
    expect(await isMissing()).toBe(false);
  });

  test("is read in the articles as the writer reads its keywords", async ({ db }) => {
    await theSamples(db);
    let alike = 0;
    for (const language of languages) {
      const { places } = await readOurData(db, language);
      for (const keyword of unseenKeywords[language]) {
        const named = findEntries(keyword, keyword, language, entries)?.first.key;
        const told = toldSubject(keyword, keyword, places);
        if (named === undefined ? told?.kind !== "entry" : told?.kind === "place" || told?.key === named) alike += 1;
      }
    }
    // It guesses at no wrong letters and half names: see `toldSubject`.
    expect(alike).toBeGreaterThanOrEqual(52);
  });
});

describe("a batch of what is missing", () => {
  test("is made in each language that was ticked, and leaves nothing of it missing", async ({ db }) => {
    await theSamples(db);
    const made = await creates(
      db,
      readParts(["taxes.es", "neighbourhoods.ru", "neighbourhoods.es", "x.es", "taxes.fr"]),
    );
    expect(made.map(({ language, left }) => [language, left])).toEqual([
      ["es", 0],
      ["ru", 0],
    ]);
    const after = await missingTopics(db);
    expect([after.es.taxes, after.es.neighbourhoods, after.ru.neighbourhoods]).toEqual([[], [], []]);
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
    const all = Object.keys(entries).length + 8;
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

  test.for(languages)("asks the writer in %s for what it knows, in words that stand in the title", (language) => {
    for (const [key, entry] of Object.entries(entries)) {
      const { keyword, title } = entryTopic(entry, language);
      expect([key, findEntries(keyword, title, language, entries)?.first.key]).toEqual([key, key]);
      const missing = missingKeywordWords(keyword, { title, content: "" }).filter(({ place }) => place === "title");
      expect([keyword, missing]).toEqual([keyword, []]);
    }
  });

  test("is written without a failure: some entries, and every neighbourhood, with homes and text or without", async ({
    db,
  }) => {
    await theSamples(db);
    const failed: string[] = [];
    for (const language of languages) {
      const data = await readOurData(db, language);
      const poor = { ...data, homes: [] };
      const poorest = { ...poor, places: data.places.map((place) => ({ ...place, tagline: "", paragraphs: [] })) };
      for (const given of [data, poor, poorest]) {
        for (const place of given.places) {
          const topic = placeTopic(place, language, given.places);
          if (!compose({ ...topic, language }, given, today).ok) failed.push(`${language} ${topic.keyword}`);
          // Where it finds an entry, it writes about that.
          expect([topic.keyword, findEntries(topic.keyword, topic.title, language, entries)?.first.key]).toEqual([
            topic.keyword,
            undefined,
          ]);
          expect(toldSubject(topic.keyword, topic.title, given.places)).toEqual({ kind: "place", slug: place.slug });
        }
      }
      for (const entry of Object.values(entries).filter((_, place) => place % 10 === 3)) {
        const topic = entryTopic(entry, language);
        if (!compose({ ...topic, language }, data, today).ok) failed.push(`${language} ${topic.keyword}`);
      }
    }
    expect(failed).toEqual([]);
  });
});
