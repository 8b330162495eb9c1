import { describe, expect, test } from "vitest";

import { isOfOtherLetters, keywordFault, titleFault } from "~/domain/batches/topic-faults";
import { readTopics } from "~/domain/batches/topics.server";

describe("a keyword about which nothing can be written", () => {
  test.each([
    ["🏠🏠🏠", "wordless"],
    ["?!… — ***", "wordless"],
    ["k".repeat(300), "long"],
    ["<script>alert(1)</script>", "markup"],
    ["<b>pisos</b> gràcia", "markup"],
    ["&lt;img src=x onerror=alert(1)&gt;", "markup"],
    ["<!-- pisos -->", "markup"],
    ["123 456", "digits"],
    ["巴塞罗那的公寓", "script"],
    ["شقق في برشلونة", "script"],
  ])("%s", (keyword, fault) => {
    expect(keywordFault(keyword)).toBe(fault);
  });

  test.each([
    "pisos gràcia 🏠",
    "22@",
    "flats <300,000",
    "цена < 300 000",
    "3% withholding",
    "l’Eixample & Born",
    "NIE",
    "ß",
  ])("is not: %s", (keyword) => {
    expect(keywordFault(keyword)).toBe(null);
  });

  test("is looked for in titles too, where figures may stand alone", () => {
    expect([titleFault("2026"), titleFault("🏠"), titleFault("<h1>x</h1>"), titleFault("t".repeat(301))]).toEqual([
      null,
      "wordless",
      "markup",
      "long",
    ]);
  });
});

test("letters of another language than the batch's are asked about", () => {
  const topic = (keyword: string, title: string) => ({ keyword, title });
  expect(isOfOtherLetters(topic("квартира в Барселоне", "A flat in Barcelona"), "en")).toBe(true);
  expect(isOfOtherLetters(topic("nota simple", "Выписка"), "es")).toBe(true);
  expect(isOfOtherLetters(topic("dacha (дача)", "A dacha by the sea"), "en")).toBe(false);
  expect(isOfOtherLetters(topic("nota simple", "Что такое nota simple"), "ru")).toBe(false);
  expect(isOfOtherLetters(topic("nota simple", "What it says"), "ru")).toBe(true);
});

test("a file says of each row that is left out on which line it stands; the others are taken", () => {
  const file =
    "keyword,title\nnota simple,What it says\n\n🏠,A house\n<b>x</b>,Bold\npisos,🏠🏠\narras,The deposit\nhalf\n";
  expect(readTopics(new TextEncoder().encode(file))).toMatchObject({
    ok: true,
    topics: [
      { keyword: "nota simple", title: "What it says" },
      { keyword: "arras", title: "The deposit" },
    ],
    leftOut: [
      { line: 4, text: "🏠", fault: "wordless" },
      { line: 5, text: "<b>x</b>", fault: "markup" },
      { line: 6, text: "🏠🏠", fault: "wordless" },
      { line: 8, text: "half", fault: "noTitle" },
    ],
  });
  expect(readTopics(new TextEncoder().encode("🏠,A house\n"))).toMatchObject({ ok: false, reason: "hopeless" });
});
