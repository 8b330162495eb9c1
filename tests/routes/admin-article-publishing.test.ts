import { beforeAll, beforeEach, describe, expect, test } from "vitest";

import { db } from "~/db/db.server";
import { newArticle } from "~/domain/articles/article-form";
import { runPublishing } from "~/jobs/publish-articles.server";
import { action as edits, loader as edit } from "~/routes/admin/articles/edit";
import { loader as list } from "~/routes/admin/articles/list";
import { action as create, loader as newForm } from "~/routes/admin/articles/new";
import { loader as article } from "~/routes/site/articles/article";

import { signedInAs } from "../support/accounts";
import { anArticle, aPerson, theAgency } from "../support/builders";
import { deed, get, post } from "../support/requests";

const save = deed(edits, "edit");
let headers: Record<string, string>;

beforeAll(async () => {
  await theAgency(db);
  headers = await signedInAs(db, await aPerson(db, { admin: "active" }));
});
beforeEach(async () => {
  await db.deleteFrom("articles").execute();
  await db.deleteFrom("machine_state").execute();
});

const wrong = {
  ...newArticle,
  title: "Buying from abroad",
  slug: "abroad",
  content: "<p>Buying a home for 500,000 euros gives you a golden visa.</p>",
};
const creates = (fields: Record<string, string>) =>
  post(create, "/admin/articles/new", { ...wrong, ...fields }, {}, headers);
const rows = () => db.selectFrom("articles").selectAll().execute();

describe("publishing a false statement", () => {
  test("brings the form back with what was typed and the error at its tick, and stores nothing", async () => {
    const answer = await creates({ status: "published", despiteReason: "It is a quotation" });
    expect(answer.status).toBe(400);
    expect(answer.data).toMatchObject({
      answer: {
        status: "refused",
        texts: { title: wrong.title, content: wrong.content, status: "published" },
        despite: { isTicked: false, reason: "It is a quotation" },
        errors: { despite: ["articleForm.despite.required"] },
      },
      review: { facts: [{ claim: "golden-visa" }] },
    });
    expect(await rows()).toEqual([]);
  });

  test("is stored with its reason where the tick is set", async () => {
    const answer = await creates({ status: "published", despite: "on", despiteReason: "It is a quotation" });
    expect(answer.status).toBe(303);
    expect(await rows()).toMatchObject([{ status: "published", despite_reason: "It is a quotation" }]);
  });

  test("is asked for when an article that is public is made false", async () => {
    const { id } = await anArticle(db, { title: wrong.title, slug: "abroad" });
    const sent = { ...wrong, status: "published", version: "1" };
    const answer = await post(save, `/admin/articles/${id}/edit`, sent, { id: String(id) }, headers);
    expect(answer.status).toBe(400);
    expect(await rows()).toMatchObject([{ version: 1, despite_reason: null }]);
  });
});

describe("an article in another language", () => {
  test("is written with the first beside it, before and after it is saved", async () => {
    const english = await anArticle(db, { title: "Corners", content: "<p>On three streets.</p>" });
    const path = `/admin/articles/new?of=${english.id}&language=ca`;
    const beside = { id: english.id, language: "en", title: "Corners", html: "<p>On three streets.</p>" };
    expect((await get(newForm, path, {}, headers)).data).toMatchObject({ beside, texts: { language: "ca" } });

    const catalan = { ...newArticle, title: "Xamfrans", language: "ca", content: "<p>A tres carrers.</p>" };
    const location = (await post(create, path, catalan, {}, headers)).headers.get("Location") ?? "";
    expect(location).toMatch(new RegExp(`^/admin/articles/\\d+/edit\\?beside=${english.id}$`));
    const id = /\d+/.exec(location)?.[0] ?? "";
    expect((await get(edit, location, { id }, headers)).data).toMatchObject({
      beside,
      opened: { values: { title: "Xamfrans" } },
    });
  });
});

describe("an article for later", () => {
  const right = { content: "<h2>Light</h2><p>On three streets.</p>", publishAt: "2090-06-01T09:30" };
  const reads = () => get(article, "/articles/abroad", { slug: "abroad" });

  test("is not there before its hour and is there from it on", async () => {
    expect((await creates(right)).status).toBe(303);
    expect(await rows()).toMatchObject([{ status: "draft", publish_at: "2090-06-01T07:30:00.000Z" }]);
    expect((await reads()).status).toBe(404);
    await runPublishing(new Date("2090-06-01T07:29:00.000Z"));
    expect((await reads()).status).toBe(404);

    // Somebody believes this clock: nothing stands against the year.
    await db.deleteFrom("machine_state").execute();
    const at = "2090-06-01T07:00:00.000Z";
    await db.insertInto("machine_state").values({ id: 1, checked_at: at, clock_trusted_at: at }).execute();
    await runPublishing(new Date("2090-06-01T07:30:00.000Z"));
    expect((await reads()).status).toBe(200);
  });

  test("waits while the date of the machine cannot be believed", async () => {
    await creates(right);
    const at = "2026-11-22T12:00:00.000Z";
    await db.insertInto("machine_state").values({ id: 1, checked_at: at, clock_trusted_at: at }).execute();
    await runPublishing(new Date("2090-06-02T07:30:00.000Z"));
    expect(await rows()).toMatchObject([{ status: "draft" }]);
  });

  test("stands in the list as scheduled, with what the checks say", async () => {
    await creates(right);
    const found = await get(list, "/admin/articles?status=scheduled", {}, headers);
    const [row] = await rows();
    expect(found.data).toMatchObject({
      list: {
        found: 1,
        articles: [{ publishAt: "2090-06-01T07:30:00.000Z" }],
        verdicts: { [row?.id ?? 0]: { level: "issues" } },
      },
    });
  });
});
