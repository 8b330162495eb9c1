import { beforeAll, beforeEach, expect, test } from "vitest";

import { db } from "~/db/db.server";
import { createBatch, listBatchKeywords } from "~/domain/batches/batches.server";
import { loader as batchPage } from "~/routes/admin/articles/batch-page";
import { action, loader } from "~/routes/admin/articles/batch-topic";

import { signedInAs } from "../support/accounts";
import { aPerson } from "../support/builders";
import { deed, flashOf, get, post } from "../support/requests";

const [choose, leave] = [deed(action, "choose"), deed(action, "leave")];
let headers: Record<string, string>;
let params: { id: string; topic: string };
let path: string;

beforeAll(async () => {
  headers = await signedInAs(db, await aPerson(db, { admin: "active" }));
});
beforeEach(async () => {
  await db.deleteFrom("article_batches").execute();
  const topics = [{ keyword: "living in Gràcia with a dog", title: "Gràcia with a dog" }];
  const made = await createBatch(db, { name: "Dogs", language: "ca" }, topics, new Date());
  if (!made.ok) throw new Error("It has no topics.");
  const [topic] = await listBatchKeywords(db, made.id);
  params = { id: String(made.id), topic: String(topic?.id) };
  path = `/admin/articles/batch/${params.id}/topic/${params.topic}`;
});

const about = async () => (await listBatchKeywords(db, Number(params.id)))[0]?.about;
const sends = (send: typeof choose, fields: Record<string, string>) => post(send, path, fields, params, headers);

test("the page offers what is near, every entry, and all that the chosen entry answers", async () => {
  const page = await get(loader, path, params, headers);
  expect(page.data).toMatchObject({ answer: { kind: "choose" }, answers: null });
  const chosen = await get(loader, `${path}?entry=noise`, params, headers);
  expect(chosen.data).toMatchObject({
    entry: "noise",
    answers: expect.arrayContaining([expect.objectContaining({ about: "noise/pitfalls" })]),
  });
  const none = await get(loader, `${path}?entry=%00nothing`, params, headers);
  expect([none.status, none.data]).toMatchObject([200, { answers: null }]);
});

test("what is chosen is kept and said; it can be left to the writer again", async () => {
  expect(flashOf(await sends(choose, { about: "noise/what" }))).toMatchObject({ name: "answerChosen" });
  expect(await about()).toBe("noise/what");
  await sends(leave, {});
  expect(await about()).toBeNull();
});

test("nothing chosen, or what the guide does not answer, is said on the page", async () => {
  for (const said of ["", "noise", "none/what", "noise/section-99", "x".repeat(10_000)]) {
    expect(await sends(choose, { about: said })).toMatchObject({ status: 400, data: { isUnchosen: true } });
  }
  expect(await about()).toBeNull();
});

test("while a batch is written, only what failed is looked up each time the page asks again", async () => {
  const page = async () =>
    (await get(batchPage, `/admin/articles/batch/${params.id}`, { id: params.id }, headers)).data;
  expect(await page()).toMatchObject({ keywords: [{ answer: { kind: "choose" } }] });
  await db.updateTable("article_batches").set({ status: "processing" }).execute();
  expect(await page()).toMatchObject({ keywords: [{ answer: null }] });
  await db.updateTable("batch_keywords").set({ status: "failed" }).execute();
  expect(await page()).toMatchObject({ keywords: [{ answer: { kind: "choose" } }] });
});

test("a topic that is gone leads back to the batches", async () => {
  await db.deleteFrom("article_batches").execute();
  expect(flashOf(await sends(choose, { about: "noise/what" }))).toMatchObject({ name: "batchGone" });
  expect((await get(loader, path, params, headers)).status).toBe(404);
});
