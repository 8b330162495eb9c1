import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";

import { db } from "~/db/db.server";
import { findWriterSettings } from "~/domain/agency/writer-settings.server";
import { startBatch } from "~/domain/batches/batches.server";
import { environment } from "~/environment.server";
import { loader as overview } from "~/routes/admin/settings/overview";
import { action as save, loader as form } from "~/routes/admin/settings/writer";
import { loader as status } from "~/routes/admin/status";

import { signedInAs } from "../support/accounts";
import { aPerson, theAgency } from "../support/builders";
import { get, post } from "../support/requests";
import { aBatch } from "../support/writing";

const path = "/admin/settings/writer";
const endpoint = { url: "https://api.example.com/v1", key: "very-secret", model: "writer-1" };
let headers: Record<string, string>;

beforeAll(async () => {
  await theAgency(db);
  headers = await signedInAs(db, await aPerson(db, { admin: "active" }));
});
beforeEach(async () => {
  vi.spyOn(environment, "articleEndpoint", "get").mockReturnValue(undefined);
  await db.deleteFrom("settings").where("key", "=", "writer").execute();
  await db.deleteFrom("writer_calls").execute();
  await db.deleteFrom("article_batches").execute();
});

const withEndpoint = () => vi.spyOn(environment, "articleEndpoint", "get").mockReturnValue(endpoint);
const send = (fields: Record<string, string>) => post(save, path, fields, {}, headers);
const service = { writer: "endpoint", budget: "20", inputPrice: "0,15", outputPrice: "0.60 €" };

describe("the article writer", () => {
  test("is the built-in one until somebody decides otherwise", async () => {
    expect((await get(form, path, {}, headers)).data).toMatchObject({
      endpoint: null,
      spent: 0,
      state: { values: { writer: "built-in", budget: "0.00", inputPrice: "", outputPrice: "" } },
    });
    expect((await send({ writer: "built-in", budget: "", inputPrice: "", outputPrice: "" })).status).toBe(303);
    expect((await findWriterSettings(db)).settings).toMatchObject({ writer: "built-in", budget: 0 });
  });

  test("may be a service once one is set up, with its prices and a budget", async () => {
    expect(await send(service)).toMatchObject({
      status: 400,
      data: { state: { values: service, errors: { writer: ["settings.writer.noEndpoint"] } } },
    });
    withEndpoint();
    const answer = await send(service);
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/admin/settings"]);
    expect((await findWriterSettings(db)).settings).toEqual({
      writer: "endpoint",
      budget: 20,
      inputPrice: 0.15,
      outputPrice: 0.6,
    });
  });

  test("is shown with its host and model, and never with its key", async () => {
    withEndpoint();
    await db
      .insertInto("writer_calls")
      .values({ month: new Date().toISOString().slice(0, 7), called_at: "x", writer: "writer-1", cost_cents: 250 })
      .execute();
    for (const [loader, at] of [[form, path] as const, [overview, "/admin/settings"] as const]) {
      const { data } = await get(loader, at, {}, headers);
      expect(JSON.stringify(data)).toContain('"host":"api.example.com","model":"writer-1"');
      expect(JSON.stringify(data)).toContain('"spent":2.5');
      expect(JSON.stringify(data)).not.toContain("very-secret");
    }
  });

  test.each([
    [{ ...service, budget: "a lot" }, "budget", "settings.budget.invalid"],
    [{ ...service, budget: "-5" }, "budget", "settings.budget.invalid"],
    [{ ...service, budget: "10001" }, "budget", "settings.budget.invalid"],
    [{ ...service, budget: "12.345" }, "budget", "settings.budget.invalid"],
    [{ ...service, inputPrice: "" }, "inputPrice", "settings.price.required"],
    [{ ...service, outputPrice: "1e9" }, "outputPrice", "settings.price.invalid"],
    [{ ...service, writer: "somebody" }, "writer", "settings.writer.required"],
    [{ budget: "20" }, "writer", "settings.writer.required"],
  ])("is refused with what was typed kept: %j", async (fields, name, message) => {
    withEndpoint();
    const { status: code, data } = await send(fields);
    expect([code, data]).toMatchObject([400, { state: { values: fields, errors: { [name]: [message] } } }]);
    expect((await findWriterSettings(db)).version).toBe("");
  });

  test("tells the second of two people what the first one stored", async () => {
    withEndpoint();
    await send({ ...service, version: "" });
    const answer = await send({ writer: "built-in", budget: "5", version: "" });
    expect([answer.status, answer.data]).toMatchObject([
      409,
      { state: { overtakenBy: { writer: "endpoint", budget: "20.00" }, values: { budget: "5" } } },
    ]);
  });
});

test("the status says how many batches are written, and what failed last", async () => {
  const { data } = await get(status, "/admin/status", {}, headers);
  expect(data).toMatchObject({ writing: { batches: 0, waiting: 0, lastFailure: null } });

  const id = await aBatch(db, 3, { isStarted: false });
  await aBatch(db, 2, { isStarted: false });
  await startBatch(db, id, new Date());
  const at = new Date().toISOString();
  await db
    .updateTable("batch_keywords")
    .set({ status: "failed", error_message: "No key", failed_at: at })
    .where("keyword", "=", "key 1")
    .where("batch_id", "=", id)
    .execute();
  expect((await get(status, "/admin/status", {}, headers)).data).toMatchObject({
    writing: { batches: 1, waiting: 2, lastFailure: { batchId: id, keyword: "key 1", message: "No key", at } },
  });
});
