import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";

import { afterEach, describe, expect } from "vitest";

import type { Db } from "~/db/database";
import { listTranslations } from "~/domain/listings/translations.server";
import { takeUpTranslations, translateNext } from "~/domain/translations/translating.server";
import type { DraftSubject } from "~/domain/translations/translation-draft";
import {
  confirmDraft,
  dropDraft,
  findDraft,
  requestTranslations,
} from "~/domain/translations/translation-drafts.server";
import { spentThisMonth } from "~/domain/writer/service/writer-budget.server";
import { chatService } from "~/outside/writers/chat-service.server";
import { houseStyle } from "~/outside/writers/house-style";

import { aProperty } from "../support/builders";
import { test } from "../support/test";

let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

const now = new Date("2026-11-22T10:00:00.000Z");
type Words = Record<string, string>;
type Asked = { words: Words; system: string; repairs: string[] };

/** A real service on loopback that translates as it is told, and a room in which it is asked. */
async function aRoom(answer: (asked: Asked) => string | RequestListener, { budget = 10, timeout = 2_000 } = {}) {
  const heard: Asked[] = [];
  server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += String(chunk);
    const messages = (JSON.parse(body) as { messages: { content: string }[] }).messages;
    const [system, user, , ...repairs] = messages.map(({ content }) => content);
    const asked = { words: JSON.parse(user ?? "{}") as Words, system: system ?? "", repairs };
    heard.push(asked);
    const given = answer(asked);
    if (typeof given !== "string") return given(request, response);
    const message = { role: "assistant", content: given };
    const usage = { prompt_tokens: 1000, completion_tokens: 1000 };
    response.writeHead(200, { "Content-Type": "application/json" });
    response.end(JSON.stringify({ choices: [{ message, finish_reason: "stop" }], usage }));
  });
  await new Promise<void>((listening) => server?.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  const price = { input: 1, output: 1 };
  const asks = chatService({ url: `http://127.0.0.1:${port}/v1`, key: "k", model: "m", price, timeout }, () => now);
  return { heard, service: { asks, terms: { budget, price } }, style: houseStyle, clock: () => now };
}

const english = {
  title: "Corner apartment in the Eixample",
  description:
    "Three balconies on Carrer de Girona, 118 m² built, €850,000. The lift goes to the 3rd floor and it is for you to see.",
};
const spanish: Words = {
  title: "Piso en chaflán en el Eixample",
  description:
    "Tres balcones a la calle Girona, 118 m² construidos, 850.000 €. El ascensor llega a la planta 3.ª y puede verlo cuando quiera.",
};

async function aHome(db: Db): Promise<DraftSubject> {
  const { id } = await aProperty(db, { ...english, summary: "", source_language: "en" });
  return { kind: "property", id };
}

async function anArticle(db: Db): Promise<DraftSubject> {
  const at = now.toISOString();
  const { id } = await db
    .insertInto("articles")
    .values({
      ...{ article_group: "g", language: "en", title: "What the tax is", slug: "tax", keyword: "transfer tax" },
      content: '<p>The tax is 10% of €600,000 (Law 18/2007). See <a href="/costs">the costs</a>.</p>',
      ...{ meta_description: "The tax, in short", created_at: at, updated_at: at },
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { kind: "article", id };
}

describe("a service translates", () => {
  test("a home into a draft that no visitor sees before a person confirms it", async ({ db }) => {
    const home = await aHome(db);
    const room = await aRoom(({ words }) =>
      JSON.stringify(Object.fromEntries(Object.keys(words).map((name) => [name, spanish[name]]))),
    );
    expect(await requestTranslations(db, home, ["es"], now)).toBe(1);
    expect(await findDraft(db, home, "es")).toMatchObject({ status: "waiting" });
    expect(await translateNext(db, room)).toBe(true);
    expect(await translateNext(db, room)).toBe(false);

    const draft = await findDraft(db, home, "es");
    expect(draft).toMatchObject({ status: "ready", faults: [], isStale: false, writer: "m" });
    expect(draft?.words).toMatchObject(spanish);
    expect(room.heard[0]?.system).toContain("Spanish of Spain");
    const states = await listTranslations(db, { kind: "property", id: home.id });
    expect(states.find(({ language }) => language === "es")).toMatchObject({ state: "missing" });
    expect(await spentThisMonth(db, now)).toBeCloseTo(0.002, 6);

    await confirmDraft(db, { kind: "property", id: home.id }, "es", {}, now);
    expect(await findDraft(db, home, "es")).toBeUndefined();
  });

  test("an article with its links, laws and figures as they were", async ({ db }) => {
    const article = await anArticle(db);
    const content =
      '<p>El impuesto es del 10 % de 600.000 € (Ley 18/2007). Vea <a href="/es/costs">los gastos</a>.</p>';
    const given = {
      title: "Qué es el impuesto",
      content,
      keyword: "impuesto",
      metaDescription: "El impuesto, en breve",
    };
    await requestTranslations(db, article, ["es"], now);
    await translateNext(db, await aRoom(() => `Here it is:\n\`\`\`json\n${JSON.stringify(given)}\n\`\`\``));
    expect(await findDraft(db, article, "es")).toMatchObject({ status: "ready", faults: [], words: given });
  });

  test("what differs from the source is told it once, and said where it stays", async ({ db }) => {
    const home = await aHome(db);
    const wrong = { ...spanish, description: spanish.description?.replace("850.000", "580.000") };
    const room = await aRoom(({ words }) => JSON.stringify({ ...words, ...wrong }));
    await requestTranslations(db, home, ["es"], now);
    await translateNext(db, room);
    expect(room.heard).toHaveLength(2);
    expect(room.heard[1]?.repairs.join()).toContain("lacks 850000 €");
    const draft = await findDraft(db, home, "es");
    expect(draft).toMatchObject({ status: "ready", faults: [expect.stringContaining("580000 €")] });
  });

  test("a text under a name that is only spelt otherwise is the one that was asked for", async ({ db }) => {
    const home = await aHome(db);
    const { title, description } = spanish;
    const room = await aRoom(() =>
      JSON.stringify({ Title: title, " description ": description, notes: "", other: null }),
    );
    await requestTranslations(db, home, ["es"], now);
    await translateNext(db, room);
    expect(await findDraft(db, home, "es")).toMatchObject({ status: "ready", faults: [], words: spanish });
  });

  test("words under a name that nobody asked for are not left out in silence", async ({ db }) => {
    const home = await aHome(db);
    const besides = { notes: "Quedan dos balcones por fotografiar.", rooms: { hall: "Recibidor" } };
    const room = await aRoom(() => JSON.stringify({ ...besides, ...spanish, Title: "Otro título" }));
    await requestTranslations(db, home, ["es"], now);
    await translateNext(db, room);
    expect(room.heard[1]?.repairs.join()).toContain("“notes” is no text that was asked for");
    const draft = await findDraft(db, home, "es");
    expect(draft).toMatchObject({ status: "ready", words: spanish });
    expect(draft?.faults).toEqual([
      "Left out, since “notes” is no text that was asked for: “Quedan dos balcones por fotografiar.”",
      'Left out, since “rooms” is no text that was asked for: “{"hall":"Recibidor"}”',
      "Left out, since “Title” is no text that was asked for: “Otro título”",
    ]);
  });

  test("where a text is missing, it is said what came in its place", async ({ db }) => {
    const home = await aHome(db);
    const room = await aRoom(() => JSON.stringify({ título: spanish.title, description: spanish.description }));
    await requestTranslations(db, home, ["es"], now);
    await translateNext(db, room);
    const draft = await findDraft(db, home, "es");
    expect(draft).toMatchObject({ status: "failed", message: expect.stringContaining("Texts are missing: title.") });
    expect(draft?.message).toContain("“título” is no text that was asked for: “Piso en chaflán en el Eixample”");
  });

  test("a difference that is put right is gone", async ({ db }) => {
    const home = await aHome(db);
    const room = await aRoom(({ words, repairs }) =>
      JSON.stringify({ ...words, ...spanish, ...(repairs.length === 0 && { title: "Piso 12" }) }),
    );
    await requestTranslations(db, home, ["es"], now);
    await translateNext(db, room);
    expect(await findDraft(db, home, "es")).toMatchObject({ status: "ready", faults: [], words: spanish });
  });
});

describe("a translation that fails", () => {
  const refusing: RequestListener = (_request, response) => void response.writeHead(401).end("{}");
  const busy: RequestListener = (_request, response) =>
    void response.writeHead(429, { "Retry-After": "600" }).end("{}");
  const half: RequestListener = (_request, response) => {
    response.writeHead(200, { "Content-Type": "application/json" }).end('{"choices":[{"mess');
  };
  const huge: RequestListener = (_request, response) => {
    response.writeHead(200, { "Content-Type": "application/json" });
    const piece = " ".repeat(64 * 1024);
    const send = () => {
      while (!response.destroyed) {
        if (response.write(piece)) continue;
        response.once("drain", send);
        return;
      }
    };
    send();
  };
  const longEnglish = `${english.description} ${english.description}`;

  test.for<[string, (asked: Asked) => string | RequestListener, string, string]>([
    ["a refused key", () => refusing, "failed", "The key was refused."],
    ["a service that is busy", () => busy, "waiting", "The service is busy"],
    ["half a JSON", () => half, "waiting", "broke off"],
    ["an answer without end", () => huge, "waiting", "over 2 MB"],
    ["silence", () => () => undefined, "waiting", "took too long"],
    ["a refusal", () => "I'm sorry, I can't do that.", "failed", "refused"],
    ["no JSON", () => "Claro, aquí tiene la traducción.", "failed", "not the JSON object"],
    ["a text that is missing", () => JSON.stringify({ title: "Piso" }), "failed", "missing: description"],
    ["another language", ({ words }) => JSON.stringify({ ...words, description: longEnglish }), "failed", "in English"],
  ])("says why: %s", async ([, answer, status, words], { db }) => {
    const home = await aHome(db);
    await requestTranslations(db, home, ["es"], now);
    await translateNext(db, await aRoom(answer, { timeout: 300 }));
    expect(await findDraft(db, home, "es")).toMatchObject({ status, message: expect.stringContaining(words) });
  });

  test("for want of budget asks nobody", async ({ db }) => {
    const home = await aHome(db);
    const room = await aRoom(() => "{}", { budget: 0 });
    await requestTranslations(db, home, ["es"], now);
    await translateNext(db, room);
    expect(room.heard).toEqual([]);
    expect(await findDraft(db, home, "es")).toMatchObject({
      status: "failed",
      message: expect.stringContaining("budget"),
    });
  });

  test("is stopped by taking it away, and nothing is stored of what is in work", async ({ db }) => {
    const home = await aHome(db);
    await requestTranslations(db, home, ["es", "ca"], now);
    expect(await dropDraft(db, home, "ca")).toBe(true);
    const room = await aRoom(({ words }) => JSON.stringify({ ...words, ...spanish }));
    const { asks } = room.service;
    const stopping = {
      name: asks.name,
      ask: async (...question: Parameters<typeof asks.ask>) => {
        await dropDraft(db, home, "es");
        return asks.ask(...question);
      },
    };
    await translateNext(db, { ...room, service: { ...room.service, asks: stopping } });
    expect(await findDraft(db, home, "es")).toBeUndefined();
    expect(await translateNext(db, room)).toBe(false);
  });

  test("with the server is taken up again", async ({ db }) => {
    const home = await aHome(db);
    await requestTranslations(db, home, ["es"], now);
    await db
      .updateTable("translation_drafts")
      .set({ status: "working", leased_until: "2026-11-22T10:05:00.000Z" })
      .execute();
    await takeUpTranslations(db, now);
    await translateNext(db, await aRoom(({ words }) => JSON.stringify({ ...words, ...spanish })));
    expect(await findDraft(db, home, "es")).toMatchObject({ status: "ready" });
  });

  test("of what was deleted meanwhile is forgotten", async ({ db }) => {
    const home = await aHome(db);
    await requestTranslations(db, home, ["es"], now);
    await db.deleteFrom("properties").execute();
    expect(await db.selectFrom("translation_drafts").selectAll().execute()).toEqual([]);
  });
});
