import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";

import { db } from "~/db/db.server";
import type { ArticleAnswer } from "~/domain/articles/article-entry";
import { type ArticleTexts, newArticle } from "~/domain/articles/article-form";
import type { AskedWords } from "~/domain/cleaning/taken-out";
import { titleOf } from "~/domain/guide/asked";
import { guide } from "~/domain/guide/guide.server";
import type { Language } from "~/i18n/languages";
import { action as edits, loader as edit } from "~/routes/admin/articles/edit";
import { loader as fixAddress } from "~/routes/admin/articles/fix";
import { loader as fromGuide } from "~/routes/admin/articles/from-guide";
import { loader as list } from "~/routes/admin/articles/list";
import { action as create, loader as newForm } from "~/routes/admin/articles/new";
import { action as restore, loader as revision } from "~/routes/admin/articles/revision";
import { loader as revisions } from "~/routes/admin/articles/revisions";

import { signedInAs } from "../support/accounts";
import { aPerson, aProperty } from "../support/builders";
import { questionNamed } from "../support/questions";
import { deed, flashOf, get, post } from "../support/requests";

const { action: fix, loader: askToFix } = questionNamed("articles/fix");

const { action: remove, loader: askToRemove } = questionNamed("articles/delete");

const save = deed(edits, "edit");
const clean = deed(edits, "store-cleaned");

let headers: Record<string, string>;
let editor: { id: number; email: string };

beforeAll(async () => {
  editor = await aPerson(db, { admin: "active" });
  headers = await signedInAs(db, editor);
});
beforeEach(async () => {
  await db.deleteFrom("articles").execute();
});

const filledIn = { ...newArticle, title: "Why corners cost more", content: "<h2>Light</h2>\n<p>On three streets.</p>" };
const creates = (fields: Record<string, string> = {}) =>
  post(create, "/admin/articles/new", { ...filledIn, ...fields }, {}, headers);
const saves = (id: number, fields: Record<string, string>, tab = "") =>
  post(
    save,
    `/admin/articles/${id}/edit${tab}`,
    { ...filledIn, slug: "corners", version: "1", ...fields },
    { id: String(id) },
    headers,
  );
const opens = (id: number | string) => get(edit, `/admin/articles/${id}/edit`, { id: String(id) }, headers);
const rowOf = (id: number) => db.selectFrom("articles").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

async function anArticle(fields: Record<string, string> = {}) {
  const answer = await creates({ slug: "corners", ...fields });
  expect(answer.status).toBe(303);
  const id = Number(/^\/admin\/articles\/(\d+)\/edit$/.exec(answer.headers.get("Location") ?? "")?.[1]);
  return id;
}

async function aStoredArticle(content: string, title = "Corrupted") {
  const at = "2026-11-01T09:00:00.000Z";
  const { id } = await db
    .insertInto("articles")
    .values({
      article_group: title,
      title,
      slug: title.toLowerCase(),
      content,
      status: "draft",
      created_at: at,
      updated_at: at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

const wrapped = `\`\`\`html\n<h2>Corners</h2>\n<p>${"Light on three streets. ".repeat(8)}</p>\n\`\`\``;

describe("the list of articles", () => {
  test("finds by words of title and keyword and by status, and says how many there are", async () => {
    await anArticle({ keyword: "gràcia apartment" });
    await anArticle({ title: "Energy ratings", slug: "energy", status: "published" });
    const found = async (query: string) => (await get(list, `/admin/articles${query}`, {}, headers)).data;
    expect(await found("")).toMatchObject({ failure: null, list: { found: 2, counts: { draft: 1, published: 1 } } });
    expect(await found("?q=gracia+corners")).toMatchObject({ list: { found: 1, articles: [{ slug: "corners" }] } });
    expect(await found("?status=published")).toMatchObject({ list: { found: 1, articles: [{ slug: "energy" }] } });
    expect(await found("?q=nothing")).toMatchObject({ list: { found: 0, articles: [] } });
  });

  test("says why it cannot be read, and keeps the search", async () => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const spy = vi.spyOn(db, "selectFrom").mockImplementation((table: unknown) => {
      if (table === "articles") throw new Error("disk I/O error");
      return Object.getPrototypeOf(db).selectFrom.call(db, table);
    });
    const answer = await get(list, "/admin/articles?q=corners", {}, headers);
    spy.mockRestore();
    logged.mockRestore();
    expect(answer.status).toBe(500);
    expect(answer.data).toMatchObject({
      list: null,
      search: { text: "corners" },
      failure: expect.stringMatching(/^Error loading articles: disk I\/O error/),
    });
  });
});

describe("writing an article", () => {
  test("leads to its editor, and keeps who wrote it", async () => {
    const id = await anArticle();
    expect(await rowOf(id)).toMatchObject({ title: "Why corners cost more", status: "draft", word_count: 4 });
    expect((await opens(id)).data).toMatchObject({
      opened: { article: { updatedBy: editor.email }, cleaned: [] },
      review: { words: 4 },
    });
  });

  test("says at the fields what is wrong, and keeps every word", async () => {
    const answer = await creates({ title: "", slug: "?!", content: "<p>Kept.</p>" });
    expect(answer.status).toBe(400);
    expect(answer.data).toMatchObject({
      answer: { texts: { content: "<p>Kept.</p>", slug: "?!" }, errors: { title: ["articleForm.title.required"] } },
    });
    await anArticle();
    const taken = await creates({ slug: "corners" });
    expect([taken.status, taken.data]).toMatchObject([
      400,
      { answer: { errors: { slug: ["articleForm.slug.taken"] } } },
    ]);
  });

  test("is stored as a draft by who wants to add a picture to it, and leads to its pictures", async () => {
    const answer = await creates({ deed: "pictures", keyword: "corner flats", status: "published" });
    const { id, ...row } = await db.selectFrom("articles").selectAll().executeTakeFirstOrThrow();
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, `/admin/articles/${id}/pictures`]);
    expect(row).toMatchObject({ title: filledIn.title, keyword: "corner flats", status: "draft", published_at: null });
    expect(row.content).toContain("On three streets.");
    expect(flashOf(answer)).toMatchObject({ name: "articleCreatedForPictures" });
  });

  test("goes public by no press that asks for pictures, whatever moment stands in it", async () => {
    await creates({ deed: "pictures", title: "Past", publishAt: "2026-01-02 09:00:00" });
    await creates({ deed: "pictures", title: "To come", publishAt: "2999-01-02T09:00", status: "published" });
    const rows = await db.selectFrom("articles").select(["title", "status", "publish_at"]).orderBy("id").execute();
    expect(rows).toEqual([
      { title: "Past", status: "draft", publish_at: null },
      { title: "To come", status: "draft", publish_at: "2999-01-02T08:00:00.000Z" },
    ]);
  });

  test("without a title stores nothing for a picture, says so at the field, and keeps every word as it was", async () => {
    const answer = await creates({ deed: "pictures", title: " ", content: "<p>Kept.</p>", status: "published" });
    expect([answer.status, answer.data]).toMatchObject([
      400,
      {
        answer: {
          texts: { content: "<p>Kept.</p>", status: "published" },
          errors: { title: ["articleForm.title.required"] },
        },
      },
    ]);
    expect(await db.selectFrom("articles").selectAll().execute()).toEqual([]);
  });

  test("can begin in another language", async () => {
    const { data } = await get(newForm, "/admin/articles/new?of=3&language=ca", {}, headers);
    expect(data).toMatchObject({ original: 3, texts: { language: "ca" } });
  });
});

describe("an article that the guide begins", () => {
  const titled = (key: string, language: Language) => {
    const entry = guide()[key];
    return entry && titleOf(entry, "what", language);
  };
  type Begun = { texts: ArticleTexts; begun: { about: string | null; failure: string | null } };
  const begins = async (query: string) =>
    (await get(newForm, `/admin/articles/new?${query}`, {}, headers)).data as Begun;
  const asks = async (query: string) => (await get(fromGuide, `/admin/articles/from-guide?${query}`, {}, headers)).data;

  test("shows what is answered to a keyword before: for certain, homes, to be chosen, or nothing", async () => {
    expect(await asks("keyword=contrato+de+arras&language=es")).toMatchObject({
      answer: { kind: "certain", answer: { about: "deposit-contract/what" } },
    });
    expect(await asks("keyword=living+with+a+dog+in+gracia&language=en&entry=noise")).toMatchObject({
      answer: { kind: "choose" },
      answers: expect.arrayContaining([expect.objectContaining({ about: "noise/what" })]),
    });
    expect(await asks("keyword=football+tickets&language=en")).toMatchObject({ answer: { kind: "unknown" } });
    expect(await asks("")).toMatchObject({ answer: null, isMissing: false });
    expect(await asks("keyword=+&language=xx")).toMatchObject({ answer: null, isMissing: true, language: "en" });
  });

  test("has a draft in its form, called by what it answers, and stores nothing before it is saved", async () => {
    const { texts, begun } = await begins("keyword=contrato+de+arras&language=es");
    expect(texts).toMatchObject({
      keyword: "contrato de arras",
      language: "es",
      title: titled("deposit-contract", "es"),
      content: expect.stringContaining("<h2 id="),
    });
    expect(begun).toMatchObject({ about: "deposit-contract/what", failure: null });
    expect(await db.selectFrom("articles").select("id").execute()).toEqual([]);
  });

  test("answers what was chosen, and keeps that with it when it is saved", async () => {
    const { texts, begun } = await begins("keyword=living+with+a+dog&language=en&about=noise/what");
    expect(texts.title).toBe(titled("noise", "en"));
    const path = `/admin/articles/new?about=${begun.about}`;
    await post(create, path, texts, {}, headers);
    expect(await db.selectFrom("articles").select(["about", "keyword"]).execute()).toEqual([
      { about: "noise/what", keyword: "living with a dog" },
    ]);
  });

  test("says why there is none, and keeps the keyword; an answer that the guide has not is none", async () => {
    const { texts, begun } = await begins("keyword=football+tickets&language=en&about=football/what");
    expect(texts).toMatchObject({ keyword: "football tickets", content: "" });
    expect(begun).toMatchObject({ about: null, failure: expect.stringContaining("nothing about “football tickets”") });
  });
});

describe("saving an article", () => {
  test("publishes it, and stores who reviewed it and when", async () => {
    const id = await anArticle();
    const answer = await saves(id, { status: "published" });
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, `/admin/articles/${id}/edit`]);
    expect(flashOf(answer)).toMatchObject({ name: "articleUpdated" });
    const row = await rowOf(id);
    expect(row).toMatchObject({ status: "published", reviewed_by: editor.id, version: 2 });
    expect(row.reviewed_at).toBe(row.published_at);
  });

  test("tells what it took out", async () => {
    const id = await anArticle();
    const content = '<h2>Light</h2><p onclick="x()">Text.</p><script>x()</script><iframe src="/"></iframe>';
    expect(flashOf(await saves(id, { content }))).toEqual({
      name: "articleStoredWithout",
      values: { what: "one script, one embedded page, one event handler" },
      hasFailed: true,
    });
    expect((await rowOf(id)).content).toBe('<h2 id="s-light">Light</h2><p>Text.</p>');
  });

  test("tells the second of two people, keeps their words, and takes them when they insist", async () => {
    const id = await anArticle();
    await saves(id, { keyword: "first" });
    const answer = await saves(id, { keyword: "second" });
    expect(answer.status).toBe(409);
    expect(answer.data).toMatchObject({
      answer: {
        texts: { keyword: "second" },
        conflict: { version: 2, savedBy: editor.email, fields: [{ field: "keyword" }] },
      },
    });
    expect((await rowOf(id)).keyword).toBe("first");
    expect((await saves(id, { keyword: "second", over: "2" })).status).toBe(303);
    expect((await rowOf(id)).keyword).toBe("second");
  });

  test("that is gone gives the words back", async () => {
    const answer = await saves(999, { keyword: "mine" });
    expect([answer.status, answer.data]).toMatchObject([
      404,
      { answer: { status: "gone", texts: { keyword: "mine" } } },
    ]);
    expect((await opens(999)).status).toBe(404);
    expect((await opens("x")).status).toBe(404);
  });

  test("is not what cleaning and previewing do", async () => {
    const id = await anArticle();
    const cleaned = await saves(id, { deed: "clean", content: wrapped });
    expect([cleaned.status, cleaned.data]).toMatchObject([
      200,
      { answer: { status: "redrawn", cleaned: ["fences"], texts: { content: expect.stringMatching(/^<h2>/) } } },
    ]);
    const shown = await saves(id, { deed: "show", content: "<h1>New</h1><script>x()</script>" }, "?tab=preview");
    expect([shown.status, shown.data]).toMatchObject([
      200,
      { review: { preview: '<h2 id="s-new">New</h2>', takenOut: [{ kind: "script", count: 1 }] } },
    ]);
    expect(await rowOf(id)).toMatchObject({ version: 1 });
  });

  test("shows who looks at it before with which homes readers will see it, in the article's language", async () => {
    const [shown, hidden] = [await aProperty(db, { source_language: "es" }), await aProperty(db, { status: "draft" })];
    const content = [shown, hidden].map(({ id }) => `<p><a href="/es/property/${id}">Una casa</a></p>`).join("\n");
    const id = await anArticle({ content, language: "es" });
    const review = { homes: [{ id: shown.id, price: 850_000, textLanguage: "es" }] };
    expect((await opens(id)).data).toMatchObject({ review });
    const looks = { deed: "show", content, language: "es" };
    expect((await saves(id, looks, "?tab=preview")).data).toMatchObject({ review });
    expect((await creates(looks)).data).toMatchObject({ review });
  });

  test("warns of claims that are wrong, with the truth and its source", async () => {
    const id = await anArticle({ content: "<p>The golden visa lets you live in Spain if you buy a home.</p>" });
    expect((await opens(id)).data).toMatchObject({
      review: { facts: [{ claim: "golden-visa", fact: { source: "Ley Orgánica 1/2025" } }] },
    });
  });

  test("takes the largest article, and refuses more than that", async () => {
    const id = await anArticle();
    const content = `<p>${"Дом ".repeat(49_000)}</p>`;
    expect((await saves(id, { content })).status).toBe(303);
    expect((await saves(id, { content: "x".repeat(200_001), version: "2" })).status).toBe(400);
    expect((await saves(id, { content: "x".repeat(8_500_000), version: "2" })).status).toBe(413);
  });

  test("keeps the words around a photograph that is written out in them, and says that it was taken out", async () => {
    const id = await anArticle();
    const photo = `data:image/jpeg;base64,${"9j4AAQSk".repeat(900_000)}`;
    const answer = await saves(id, { content: `<p>Six rooms.</p><p><img src="${photo}"> And a terrace.</p>` });
    expect(answer.status).toBe(303);
    expect(flashOf(answer)).toMatchObject({ name: "articleStoredWithout" });
    expect((await rowOf(id)).content).toBe("<p>Six rooms.</p><p> And a terrace.</p>");
  });
});

test("a text longer than any article is not cleaned: its limit is asked first, and it stands there as it was typed", async () => {
  const content = "\\u003c".repeat(200_000);
  const typed = { content, title: "Corners", deed: "clean" };
  for (const answer of [await saves(await anArticle(), typed), await creates(typed)]) {
    expect(answer.status).toBe(400);
    expect(answer.data).toMatchObject({
      answer: {
        texts: { content, title: "Corners" },
        cleaned: null,
        errors: { content: ["field.tooLong|max=200000"] },
      },
    });
  }
});

describe("words that would go", () => {
  const content = "<p>Light.</p><textarea>Ask for the nota simple before you sign.</textarea>";
  const askedOf = (answer: { data: unknown }) => {
    const { lost } = (answer.data as { answer: ArticleAnswer }).answer;
    if (!lost) throw new Error("Nobody was asked.");
    return lost;
  };

  test("are asked about before they are stored, and what was typed is kept", async () => {
    const id = await anArticle();
    const asked = await saves(id, { content, metaDescription: "Typed." });
    expect(asked.status).toBe(422);
    expect(asked.data).toMatchObject({ answer: { texts: { content, metaDescription: "Typed." }, version: 1 } });
    const { key, at } = askedOf(asked);
    expect(at).toBe("save");
    expect((await saves(id, { content, lostWords: "drop:0123456789abcdef" })).status).toBe(422);
    expect((await saves(id, { content, lostWords: `keep:${key}` })).status).toBe(303);
    expect((await rowOf(id)).content).toBe("<p>Light.</p>\n<p>Ask for the nota simple before you sign.</p>");
  });

  test("are asked about in a new article", async () => {
    const asked = await creates({ content });
    expect(asked.status).toBe(422);
    expect((await creates({ content, lostWords: `drop:${askedOf(asked).key}` })).status).toBe(303);
  });

  test("are asked about when it is cleaned, and stay where that is wished", async () => {
    const id = await anArticle();
    const json = JSON.stringify({ content: "<p>Light.</p>", html: "<p>Another text of six words.</p>" });
    const asked = await saves(id, { content: json, deed: "clean" });
    expect([asked.status, askedOf(asked).at]).toEqual([422, "clean"]);
    const kept = await saves(id, { content: json, cleanWords: `keep:${askedOf(asked).key}` });
    expect(kept.data).toMatchObject({
      answer: { texts: { content: "<p>Light.</p>\n<p>Another text of six words</p>" }, cleaned: ["json"] },
    });
  });
});

describe("opening a corrupted article", () => {
  test("shows it clean and stores that when the page asks", async () => {
    const id = await aStoredArticle(wrapped);
    expect((await opens(id)).data).toMatchObject({ opened: { cleaned: ["fences"], savesItself: true } });
    const cleans = () => post(clean, `/admin/articles/${id}/edit`, { version: "1" }, { id: String(id) }, headers);
    expect(flashOf(await cleans())).toMatchObject({ name: "contentCleaned" });
    expect((await rowOf(id)).content).not.toContain("```");
    expect(flashOf(await cleans())).toBeNull();
    const kept = await get(revisions, `/admin/articles/${id}/revisions`, { id: String(id) }, headers);
    expect(kept.data).toMatchObject({ revisions: [{ changed: ["content"] }, { isFirst: true }] });
  });
});

describe("revisions", () => {
  test("are compared and restored", async () => {
    const id = await anArticle();
    await saves(id, { content: "<p>Second.</p>" });
    const first = (
      await db.selectFrom("article_revisions").select("id").where("article_id", "=", id).orderBy("id").execute()
    )[0]?.id;
    const params = { id: String(id), revision: String(first) };
    const path = `/admin/articles/${id}/revisions/${first}`;
    expect((await get(revision, path, params, headers)).data).toMatchObject({
      revision: { fields: [{ field: "content" }] },
    });
    const answer = await post(restore, path, {}, params, headers);
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, `/admin/articles/${id}/edit`]);
    expect((await rowOf(id)).content).toContain("On three streets.");
    expect((await get(revision, path, { ...params, revision: "999" }, headers)).status).toBe(404);
    expect((await post(restore, path, {}, { ...params, revision: "999" }, headers)).status).toBe(404);
  });
});

describe("a revision that would lose words", () => {
  test.each([
    ["keep", "<p>Light.</p>\n<p>Ask for the nota simple before you sign.</p>"],
    ["drop", "<p>Light.</p>"],
  ])("is asked about, and restored as was answered: %s", async (answer, stored) => {
    const id = await aStoredArticle("<p>Light.</p><textarea>Ask for the nota simple before you sign.</textarea>");
    expect((await saves(id, { content: "<p>Second.</p>" })).status).toBe(303);
    const revisions = db.selectFrom("article_revisions").select("id").where("article_id", "=", id).orderBy("id");
    const { id: first } = await revisions.executeTakeFirstOrThrow();
    const params = { id: String(id), revision: String(first) };
    const restores = (fields: Record<string, string> = {}) =>
      post(restore, `/admin/articles/${id}/revisions/${first}`, fields, params, headers);

    const asked = await restores();
    expect(asked.status).toBe(422);
    const { lost } = asked.data as { lost: AskedWords };
    expect(lost.excerpts).toEqual(["Ask for the nota simple before you sign"]);
    expect((await restores({ lostWords: `${answer}:0123456789abcdef` })).status).toBe(422);
    expect((await rowOf(id)).content).toBe("<p>Second.</p>");
    expect((await restores({ lostWords: `${answer}:${lost.key}` })).status).toBe(303);
    expect((await rowOf(id)).content).toBe(stored);
  });
});

describe("fixing all drafts", () => {
  test("tells how many were fixed and how many were not", async () => {
    const named = await get(fixAddress, "/admin/articles/fix", {}, headers);
    expect([named.status, named.headers.get("Location")]).toEqual([302, "/admin/articles/ask/fix"]);
    expect((await get(askToFix, "/admin/articles/ask/fix", {}, headers)).status).toBe(200);
    await aStoredArticle(wrapped, "One");
    await aStoredArticle('{"error": "quota exceeded", "code": 429}', "Two");
    const answer = await post(fix, "/admin/articles/ask/fix", {}, {}, headers);
    expect(answer.headers.get("Location")).toBe("/admin/articles");
    expect(flashOf(answer)).toEqual({
      name: "articlesFixed",
      values: { fixedCount: 1, errorCount: 1 },
      hasFailed: false,
    });
  });
});

describe("deleting an article", () => {
  test("asks first, and says so", async () => {
    const id = await anArticle();
    const params = { id: String(id) };
    const path = `/admin/articles/ask/delete/${id}`;
    expect((await get(askToRemove, path, params, headers)).data).toMatchObject({
      asked: { lost: [expect.stringContaining("Why corners cost more")] },
    });
    expect(flashOf(await post(remove, path, {}, params, headers))).toMatchObject({ name: "articleDeleted" });
    expect(flashOf(await post(remove, path, {}, params, headers))).toMatchObject({ name: "articleGone" });
    expect((await get(askToRemove, path, params, headers)).status).toBe(404);
  });
});
