import { describe, expect, test } from "vitest";

import { missingKeywordWords, soughtWords } from "~/domain/articles/checks/keyword-check";
import { comparedSentences, sharedSentences } from "~/domain/articles/checks/overlap";

describe("an article about a keyword", () => {
  test("is told which words of it stand nowhere", () => {
    const article = {
      title: "Vivir en el barrio más antiguo",
      content: "<p>Un barrio con historia.</p><h2>El Gótico de noche</h2><p>Calles estrechas.</p>",
    };
    expect(missingKeywordWords("vivir en el Gótico", article)).toEqual([
      { place: "title", words: ["Gótico"] },
      { place: "opening", words: ["vivir", "Gótico"] },
      { place: "body", words: ["vivir"] },
    ]);
  });

  test("may write it with other endings, accents and capitals", () => {
    const content = "<p>Налог на квартиры платят все.</p><p>Сколько налога, решает закон.</p>";
    expect(missingKeywordWords("налоги", { title: "Налог", content })).toEqual([]);
    const plusvalia = { title: "La plusvalía", content: "<p>La Plusvalía es un impuesto.</p><p>Plusvalias.</p>" };
    expect(missingKeywordWords("plusvalia", plusvalia)).toEqual([]);
  });

  test("is not asked for the words of every headline, unless there are no others", () => {
    expect(soughtWords("the best guide to arras in Barcelona 2026")).toEqual(["arras"]);
    expect(soughtWords("homes in Barcelona")).toEqual(["homes", "Barcelona"]);
    expect(soughtWords("🏠 !")).toEqual([]);
  });

  test("has a first paragraph even where a heading stands before it", () => {
    const content = "<h2>Arras</h2><p></p><p>The deposit is paid first.</p><p>Arras bind both.</p>";
    expect(missingKeywordWords("arras", { title: "Arras", content })).toEqual([{ place: "opening", words: ["arras"] }]);
  });
});

describe("two articles", () => {
  test("share the sentences that both have, however they are set", () => {
    const one = comparedSentences("<p>The notary reads the deed aloud. You may ask for a draft first.</p>");
    const other = comparedSentences(
      "<ul><li>The notary reads the <b>deed</b> aloud</li></ul><p>Nothing else is alike here.</p>",
    );
    expect(sharedSentences(one, other)).toBe(0.5);
  });

  test("are not alike for short headings and cells of tables", () => {
    expect(comparedSentences("<h2>What it costs</h2><td>€ 500,000</td>").size).toBe(0);
    expect(sharedSentences(comparedSentences(""), comparedSentences("<p>One two three four five.</p>"))).toBe(0);
  });
});
