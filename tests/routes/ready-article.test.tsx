import { createServer } from "node:http";

import { renderToString } from "react-dom/server";
import { afterAll, beforeAll, expect, test } from "vitest";

import { databaseFile, db } from "~/db/db.server";
import type { HomeCard } from "~/domain/properties/property";
import { propertyForm } from "~/domain/properties/property-form";
import { instances } from "~/i18n/instances.server";
import { PageTexts } from "~/i18n/page-texts";
import { action as update } from "~/routes/admin/properties/edit";
import { loader } from "~/routes/site/articles/article";
import { ContentVersion } from "~/server/content-version";
import type { Drawn } from "~/server/page";
import { pageKey } from "~/server/page-key";
import { ReadyPages } from "~/server/ready-pages";
import { ArticleText } from "~/ui/articles/article-text";

import { signedInAs } from "../support/accounts";
import { anArticle, aPerson, aProperty, theAgency } from "../support/builders";
import { get, post } from "../support/requests";
import { closed, listening } from "../support/s3-server";

const slug = "light-on-two-sides";
const version = new ContentVersion(databaseFile);
const pages = new ReadyPages(version);
let url: string;
let drawn = 0;
// The server in front, with the text of the article for the whole of its page.
const server = createServer((request, response) => {
  const path = request.url ?? "";
  const draw = async (): Promise<Drawn> => {
    drawn += 1;
    return { status: 200, headers: { "content-type": "text/html" }, body: Buffer.from(await articleAt(path)) };
  };
  const send = () => Promise.reject(new Error("It can be kept."));
  const asked = pageKey(request, path);
  if (asked) void pages.answer(asked, path, { request, response, isSecure: false, seconds: 600, draw, send });
});

async function articleAt(path: string) {
  const { html, inText } = (await get(loader, path, { slug })).data as { html: string; inText: HomeCard[] };
  return renderToString(
    <PageTexts i18n={instances.en}>
      <ArticleText html={html} homes={inText} />
    </PageTexts>,
  );
}

beforeAll(async () => {
  url = `${await listening(server)}/articles/${slug}`;
});
afterAll(async () => {
  await closed(server);
  version.close();
});

async function reads(headers: Record<string, string> = {}) {
  const answer = await fetch(url, { headers });
  return { status: answer.status, tag: answer.headers.get("ETag") ?? "", text: await answer.text() };
}

test("an article kept ready shows the new price of a home in it as soon as the agent has saved that", async () => {
  await theAgency(db);
  const home = await aProperty(db, { price: 850_000 });
  const content = `<p>Light.</p><p><a href="/property/${home.id}">A loft</a></p><p>More light.</p>`;
  await anArticle(db, { slug, content });

  const first = await reads();
  expect(first.text).toContain("€850,000");
  expect(await reads()).toEqual(first);
  expect(drawn, "the second visitor is sent the page of the first").toBe(1);

  const headers = await signedInAs(db, await aPerson(db, { admin: "active" }));
  const typed = { ...propertyForm.blank, title: "A loft", neighborhood: "eixample", area: "118", status: "available" };
  const id = String(home.id);
  const fields = { ...typed, price: "790.000 €", version: "1" };
  expect((await post(update, `/admin/properties/${id}/edit`, fields, { id }, headers)).status).toBe(303);

  const second = await reads({ "If-None-Match": first.tag });
  expect([second.status, drawn]).toEqual([200, 2]);
  expect(second.text).toContain("€790,000");
  expect(await reads()).toEqual(second);
});
