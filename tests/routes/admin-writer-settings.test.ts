import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";

import { db } from "~/db/db.server";
import { isReadableOnTheWay } from "~/domain/agency/plain-address";
import { findService, findWriterSettings } from "~/domain/agency/writer-settings.server";
import { startBatch } from "~/domain/batches/batches.server";
import { environment } from "~/environment.server";
import { takeAdminFlash } from "~/http/flash.server";
import { loader as overview } from "~/routes/admin/settings/overview";
import { action as save, loader as form } from "~/routes/admin/settings/writer";
import { loader as status } from "~/routes/admin/status";

import { signedInAs } from "../support/accounts";
import { aPerson, theAgency } from "../support/builders";
import { chatServer } from "../support/chat-server";
import { type Answer, get, origin, post } from "../support/requests";
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

const withEndpoint = () =>
  vi.spyOn(environment, "articleEndpoint", "get").mockReturnValue({ ...endpoint, isOperators: true });
async function flashOf(answer: Answer) {
  const cookie = answer.headers.getSetCookie().map((set) => set.split(";")[0]);
  return (await takeAdminFlash(new Request(origin, { headers: { Cookie: cookie.join("; ") } })))?.flash;
}
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
      data: { state: { values: service, errors: { url: ["settings.service.url.required"] } } },
    });
    withEndpoint();
    const answer = await send(service);
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/admin/settings"]);
    expect((await findWriterSettings(db)).settings).toEqual({
      writer: "endpoint",
      url: "",
      model: "",
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

describe("a service that the settings name", () => {
  const own = { ...service, url: "http://localhost:11434/v1/chat/completions", model: "llama", key: "sesame" };

  test("is kept with its key, which no page shows and no other server gets", async () => {
    expect((await send(own)).status).toBe(303);
    const { settings, version } = await findWriterSettings(db);
    expect(await findService(db, settings, endpoint)).toEqual({
      url: "http://localhost:11434/v1",
      model: "llama",
      key: "sesame",
    });
    for (const [loader, at] of [[form, path] as const, [overview, "/admin/settings"] as const]) {
      expect(JSON.stringify((await get(loader, at, {}, headers)).data)).not.toContain("sesame");
    }
    await send({ ...own, key: "", model: "llama-2", version });
    const kept = await findWriterSettings(db);
    expect(await findService(db, kept.settings, undefined)).toMatchObject({ model: "llama-2", key: "sesame" });

    await send({ ...own, key: "", url: "https://elsewhere.example/v1", version: kept.version });
    const moved = await findWriterSettings(db);
    expect(await findService(db, moved.settings, undefined)).toMatchObject({ key: "" });
  });

  test("never comes back in a page with the key that was typed: neither refused, nor overtaken, nor when the machine fails", async () => {
    const refusal = await send({ ...own, budget: "a lot" });
    expect(refusal.status).toBe(400);
    expect(JSON.stringify(refusal.data)).not.toContain("sesame");
    expect(refusal.data).toMatchObject({ state: { errors: { key: ["settings.service.key.again"] } } });

    await send({ ...own, key: "" });
    const late = await send({ ...own, version: "" });
    expect(late.status).toBe(409);
    expect(JSON.stringify(late.data)).not.toContain("sesame");

    const { version } = await findWriterSettings(db);
    const failing = vi.spyOn(db, "transaction").mockImplementation(() => {
      throw new Error("disk I/O error");
    });
    const undone: unknown = await send({ ...own, version }).catch((thrown: unknown) => thrown);
    failing.mockRestore();
    expect(undone).toMatchObject({ init: { status: 500 }, data: { undone: { action: path } } });
    expect(JSON.stringify(undone)).not.toContain("sesame");
    expect(JSON.stringify(undone)).toContain("llama");
  });

  test("loses its key when it is told to, or stands at another server", async () => {
    const keys = () => db.selectFrom("settings").select("value").where("key", "=", "writer-key").execute();
    await send(own);
    const stored = await findWriterSettings(db);
    await send({ ...own, key: "", forgetKey: "on", version: stored.version });
    expect(await keys()).toEqual([]);
    const kept = await findWriterSettings(db);
    expect(kept.settings.url).toBe("http://localhost:11434/v1");

    await send({ ...own, version: kept.version });
    expect(await keys()).toHaveLength(1);
    const moving = await findWriterSettings(db);
    await send({ ...own, key: "", url: "https://elsewhere.example/v1", version: moving.version });
    expect(await keys()).toEqual([]);
  });

  test("leaves no word of its key in the log of activity", async () => {
    await send(own);
    const rows = await db.selectFrom("activity_log").selectAll().execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain("sesame");
  });

  test.each([
    [{ ...own, url: "ftp://x" }, "url", "settings.service.url.invalid"],
    [{ ...own, url: "http://user:pass@host/v1" }, "url", "settings.service.url.invalid"],
    [{ ...own, model: "" }, "model", "settings.service.model.required"],
    [{ ...own, key: "two words" }, "key", "settings.service.key.invalid"],
  ])("is refused at its field: %j", async (fields, name, message) => {
    expect(await send(fields)).toMatchObject({ status: 400, data: { state: { errors: { [name]: [message] } } } });
  });

  test.each(["ollama", "lm-studio", "llama-cpp"])(
    "on one's own computer is filled in by a link: %s",
    async (preset) => {
      const { data } = await get(form, `${path}?preset=${preset}`, {}, headers);
      const address = expect.stringMatching(/^http:\/\/localhost:\d+\/v1$/);
      expect(data).toMatchObject({ state: { values: { writer: "endpoint", url: address, inputPrice: "0" } } });
    },
  );

  test.each([
    ["http://api.example.com/v1", true],
    ["http://8.8.8.8/v1", true],
    ["http://172.32.0.1/v1", true],
    ["http://10.example.com/v1", true],
    ["https://api.example.com/v1", false],
    ["http://localhost:11434/v1", false],
    ["http://127.0.0.1:1/v1", false],
    ["http://192.168.1.20/v1", false],
    ["http://172.16.0.1/v1", false],
    ["http://[::1]:8080/v1", false],
    ["http://ollama:11434/v1", false],
    ["http://studio.local/v1", false],
  ])("at %s can be read on the way: %s", (address, isReadable) => {
    expect(isReadableOnTheWay(address)).toBe(isReadable);
  });

  test("is asked for one word by a button, which says what came and counts what it cost", async () => {
    const asked = await chatServer(() => 0);
    try {
      const typed = { ...service, url: asked.url, model: "m", key: "a-key" };
      const answer = await send({ ...typed, intent: "test" });
      expect(await flashOf(answer)).toMatchObject({ name: "serviceAnswered", hasFailed: false });
      expect(asked.asked()).toBe(1);
      // What was typed is what was tested, and it is kept, key and all.
      const { settings } = await findWriterSettings(db);
      expect(await findService(db, settings, undefined)).toMatchObject({ url: asked.url, model: "m", key: "a-key" });
      const calls = await db.selectFrom("writer_calls").selectAll().execute();
      expect(calls).toMatchObject([{ outcome: "written", batch_keyword_id: null, cost_cents: expect.any(Number) }]);
    } finally {
      asked.close();
    }
    const { version, settings } = await findWriterSettings(db);
    const gone = await send({ ...service, url: settings.url, model: "m", version, intent: "test" });
    expect(await flashOf(gone)).toMatchObject({
      name: "serviceFailed",
      values: { message: expect.stringContaining("The service was not reached.") },
    });
  });

  test("is not asked beyond the budget", async () => {
    const asked = await chatServer(() => 0);
    try {
      const typed = { ...service, url: asked.url, model: "m", intent: "test" };
      const refused = await send({ ...typed, budget: "a lot" });
      expect(refused).toMatchObject({ status: 400, data: { state: { values: { model: "m", budget: "a lot" } } } });
      expect(await flashOf(await send({ ...typed, budget: "0" }))).toMatchObject({ name: "serviceFailed" });
      expect(asked.asked()).toBe(0);
    } finally {
      asked.close();
    }
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
