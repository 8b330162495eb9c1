import iconv from "iconv-lite";
import { afterAll, beforeAll, describe, expect } from "vitest";

import { createBatch, listBatchKeywords, startBatch } from "~/domain/batches/batches.server";
import { draftFaults } from "~/domain/batches/draft-faults";
import { readyArticle } from "~/domain/batches/ready-article.server";
import { writeNextArticles, type WritingRoom } from "~/domain/batches/writing.server";
import { cleanContent } from "~/domain/cleaning/clean-content";
import { isOpenJson } from "~/domain/cleaning/leftovers/unfinished";
import { plainText } from "~/domain/cleaning/plain-text";
import { chatWriter } from "~/outside/writers/chat-endpoint.server";

import { chatServer, completion } from "../support/chat-server";
import { test } from "../support/test";

const start = new Date("2026-11-27T10:00:00.000Z");
const topic = { keyword: "rooftop terraces", title: "Rooftop terraces in Barcelona" };

const sections = ["Who may use the roof", "What the statutes say", "Who pays for repairs", "Before you sign"];
const paragraph = (section: string) =>
  `Rooftop terraces belong to the community unless the deed says otherwise. ${section}: ask the administrator for the statutes and read the minutes of the last three meetings, because a right that nobody wrote down ends with the neighbour who granted it.`;
const body = sections
  .map((section) => `<h2>${section}</h2>\n<p>${paragraph(section)} ${paragraph(section)}</p>`)
  .join("\n");
const json = JSON.stringify({ title: topic.title, metaDescription: "What to ask about a roof.", content: body });
const markdown = sections
  .map((section) => `## ${section}\n\n${paragraph(section)}\n\n- **Deed**: who owns it\n- Statutes: who may use it`)
  .join("\n\n");
const cut = body.slice(0, body.lastIndexOf("because"));
const mojibake = Buffer.from(`<p>“Àtic” means a top floor – €5 a month, né fa.</p>${body}`, "utf8");
const asWestern = iconv.decode(mojibake, "windows-1252");
const stream = (text: string, isWhole = true) =>
  [text.slice(0, 200), text.slice(200)]
    .map((content) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`)
    .join("") + (isWhole ? "data: [DONE]\n\n" : "");
const asJson = (value: unknown) => ({ type: "application/json", body: JSON.stringify(value) });
const choice = (content: unknown) =>
  asJson({ choices: [{ message: { role: "assistant", content }, finish_reason: "stop" }] });

type Odd = [
  name: string,
  answer: Parameters<typeof chatServer>[1] extends ((heard: never) => infer Answer) | undefined ? Answer : never,
];

const whole: Odd[] = [
  ["thoughts before it", `<think>The user wants an article. Let me plan.\n\n1. Roof</think>\n${json}`],
  ["thoughts whose beginning is not marked", `Okay, I should write about roofs.</think>\n\n${body}`],
  ["thoughts in entities, in paragraphs", `<p>&lt;think&gt;</p><p>Let me plan this.</p><p>&lt;/think&gt;</p>${body}`],
  ["thoughts in brackets", `[THINK]Roofs, roofs.[/THINK]${json}`],
  [
    "thoughts in a channel",
    `<|channel|>analysis<|message|>We need JSON.<|end|><|start|>assistant<|channel|>final<|message|>${json}`,
  ],
  ["a token at its end", `${body}<|im_end|>`],
  ["a turn that it invented", `${body}<|im_end|>\n<|im_start|>user\nThanks! Now write about cellars.`],
  ["a token in its sentences", body.replaceAll("meetings,", "meetings<|eot_id|>,")],
  ["marks of what it read", body.replaceAll("statutes and", "statutes【4:0†source】 and")],
  [
    "marks of what it read, the second way",
    body.replaceAll("meetings,", "meetings :contentReference[oaicite:2]{index=2},"),
  ],
  ["marks of what it read, the third way", body.replaceAll("meetings,", "meetings\ue200cite\ue202turn0search1\ue201,")],
  ["a polite beginning", `Sure! Here is the article you asked for:\n\n${body}`],
  [
    "a polite beginning in a paragraph",
    `<p>Certainly! Here's a comprehensive article about rooftop terraces:</p>${body}`,
  ],
  ["an offer behind it", `${body}\n<p>Let me know if you would like me to adjust the tone or expand a section!</p>`],
  ["Markdown from end to end", markdown],
  ["Markdown in JSON", JSON.stringify({ title: topic.title, content: markdown })],
  ["Markdown inside HTML", body.replaceAll("statutes and", "**statutes** and [costs](/costs) and")],
  ["entities written twice", body.replaceAll("minutes of", "minutes &amp;amp; notes of")],
  ["letters of the wrong encoding", asWestern],
  ["a fence and a remark", `Here it is:\n\n\`\`\`html\n${body}\n\`\`\`\n\nAnything else?`],
  [
    "its content in parts",
    choice([
      { type: "text", text: json.slice(0, 300) },
      { type: "text", text: json.slice(300) },
    ]),
  ],
  [
    "a part of thoughts",
    choice([
      { type: "thinking", thinking: "Roofs." },
      { type: "text", text: body },
    ]),
  ],
  ["a stream that nobody asked for", { type: "text/event-stream", body: stream(json) }],
];

const failing: [...Odd, reason: string][] = [
  [
    "thoughts without an end",
    `<think>Let me see. ${paragraph("Roofs")} ${"And then again. ".repeat(100)}`,
    "breaks off|not written in HTML",
  ],
  ["half of its JSON", json.slice(0, json.lastIndexOf("administrator")), "cut off|breaks off"],
  [
    "JSON that stops at the end of a sentence",
    `${json.slice(0, json.lastIndexOf("otherwise.") + 10)}`,
    "cut off|breaks off",
  ],
  ["half of a sentence", `${cut}</p>`, "breaks off"],
  ["an open block", cut, "breaks off"],
  ["a heading with nothing below it", `${body}<h2>Taxes</h2>`, "breaks off"],
  [
    "half of a sentence and the reason length",
    { type: "application/json", body: completion(cut, "length") },
    "cut off",
  ],
  ["two answers in one", `${body}\n<hr>\n${body}`, "two texts"],
  ["two versions", `<h2>Version 1</h2>${body}<h2>Version 2</h2><p>${paragraph("Roofs")}</p>`, "two texts"],
  ["words to be filled in", body.replaceAll("administrator", "[Your Agency Name]"), "filled in"],
  ["variables", body.replaceAll("administrator", "{{agency_name}}"), "filled in"],
  [
    "an error inside a success",
    asJson({ error: { message: "Model overloaded, capacity exceeded" } }),
    "Model overloaded",
  ],
  ["an error that will not pass", asJson({ error: { message: "Invalid prompt", code: 400 } }), "Invalid prompt"],
  ["a stream without its end", { type: "text/event-stream", body: stream(body, false) }, "broke off"],
  ["half of a body", { type: "application/json", body: completion(body), isCutOff: true }, "broke off|hung up"],
  ["half of a body as JSON", { type: "application/json", body: completion(body).slice(0, 500) }, "broke off"],
  ["a page", { type: "text/html", body: "<!doctype html><title>Sign in</title>" }, "web page"],
  ["no", "I'm sorry, but I can't help with that.", "refused"],
];

const odd: Odd[] = [...whole, ...failing.map(([name, answer]): Odd => [name, answer])];

let service: Awaited<ReturnType<typeof chatServer>>;
beforeAll(async () => {
  service = await chatServer(
    () => 0,
    ({ question }) => odd[Number(/variant (\d+)/.exec(question)?.[1])]?.[1] ?? 500,
  );
});
afterAll(() => service.close());

function room(now: { at: Date }): WritingRoom {
  const endpoint = { url: service.url, key: "secret", model: "odd", price: { input: 1, output: 4 }, timeout: 5_000 };
  const material = async () => ({ text: "Material" });
  const read = (answer: string) => {
    const { content, found } = cleanContent(answer);
    return { content, ...found, isCutOff: isOpenJson(answer) };
  };
  return {
    writer: chatWriter(endpoint, material, read),
    clock: () => now.at,
    ready: (draft, assignment) => readyArticle(draft, assignment, { hosts: [] }),
    faults: draftFaults,
  };
}

describe("a model’s odd answers, through a batch", () => {
  test("become an article where they hold a whole one, and fail with their reason where they don’t", async ({ db }) => {
    const topics = odd.map((_each, at) => ({
      keyword: `${topic.keyword} variant ${at}`,
      title: `${topic.title}, variant ${at}`,
    }));
    const created = await createBatch(db, { name: "Odd answers", language: "en" }, topics, start);
    if (!created.ok) throw new Error(created.reason);
    await startBatch(db, created.id, start);
    const now = { at: start };
    for (let day = 0; day < 5; day += 1) {
      while ((await writeNextArticles(db, room(now))) > 0);
      now.at = new Date(now.at.getTime() + 24 * 60 * 60 * 1000);
    }

    const ended = (await listBatchKeywords(db, created.id)).map(({ status, errorMessage }, at) => [
      odd[at]?.[0],
      status === "completed" ? "completed" : errorMessage,
    ]);
    expect(ended).toEqual([
      ...whole.map(([name]) => [name, "completed"]),
      ...failing.map(([name, , reason]) => [name, expect.stringMatching(new RegExp(reason))]),
    ]);
    const stored = await db.selectFrom("articles").select(["content", "status"]).execute();
    expect(stored.map(({ status }) => status)).toEqual(whole.map(() => "draft"));
    for (const { content } of stored) {
      const words = plainText(content);
      expect(words).not.toMatch(
        /think|<\||im_end|†|oaicite|turn0|Sure!|Certainly|Let me know|\*\*|##|&amp;|Ã|â€|user/i,
      );
      for (const section of sections) expect(words).toContain(section);
    }
  });
});
