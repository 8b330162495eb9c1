import { beforeAll, beforeEach, describe, expect, test } from "vitest";

import { db } from "~/db/db.server";
import { listBatchKeywords, listBatches } from "~/domain/batches/batches.server";
import { action as makes, loader as page } from "~/routes/admin/articles/missing";

import { signedInAs } from "../support/accounts";
import { aPerson } from "../support/builders";
import { get, origin, type Answer, answerOf } from "../support/requests";

let headers: Record<string, string>;

beforeAll(async () => {
  headers = await signedInAs(db, await aPerson(db, { admin: "active" }));
});
beforeEach(async () => {
  for (const table of ["articles", "article_batches"] as const) await db.deleteFrom(table).execute();
});

const path = "/admin/articles/batch/missing";

/** Sends the form with these boxes ticked. */
function ticks(...parts: string[]): Promise<Answer> {
  const body = new URLSearchParams(parts.map((part) => ["part", part]));
  const request = new Request(new URL(path, origin), { method: "POST", body, headers });
  return answerOf(() => makes({ request, params: {}, context: {} }));
}

describe("the page of what is missing", () => {
  test("leads to the batch that was made, or to all of them", async () => {
    const one = await ticks("mortgage.ca");
    const [batch] = await listBatches(db, 5);
    expect([one.status, one.headers.get("Location")]).toEqual([303, `/admin/articles/batch/${batch?.id}`]);
    expect(batch?.name).toMatch(/^Missing articles, Catalan, \d{1,2} \p{L}+ \d{4}$/u);
    expect((await listBatchKeywords(db, batch?.id ?? 0)).length).toBe(batch?.total);

    const several = await ticks("selling.es", "taxes.es", "selling.ru");
    expect(several.headers.get("Location")).toBe("/admin/articles/batch#recent-batches");
    expect(await listBatches(db, 5)).toHaveLength(3);
    expect((await get(page, path, {}, headers)).data).toMatchObject({
      missing: { ca: { mortgage: [] }, es: { selling: [], taxes: [] }, ru: { selling: [] } },
    });

    const again = await ticks("mortgage.ca");
    expect(again.headers.get("Location")).toBe(path);
    expect(await listBatches(db, 5)).toHaveLength(3);
  });

  test("asks for a tick where there is none of ours", async () => {
    for (const parts of [[], ["mortgage.fr"], ["toString.en"], ["on"]]) {
      expect(await ticks(...parts)).toMatchObject({ status: 400, data: { isUnticked: true } });
    }
    expect(await listBatches(db, 5)).toEqual([]);
  });
});
