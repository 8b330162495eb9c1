import { describe, expect, test } from "vitest";

import { languageOf } from "~/domain/cleaning/language-of";
import { sanitiseArticle } from "~/domain/cleaning/sanitise.server";
import { countWords } from "~/domain/cleaning/text-statistics";
import { ownOutline } from "~/domain/writer/own-outline/own-outline";
import { languages } from "~/i18n/languages";

const headingsOf = (html: string) => [...html.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, heading]) => heading);

/** The same five questions about a thing that no writer knows, as each language asks them. */
const asked = {
  en: [
    "boat mooring",
    "boat mooring price",
    "how long does a boat mooring take",
    "who needs a boat mooring",
    "how to get a boat mooring",
  ],
  es: ["amarre", "cuánto cuesta un amarre", "plazo del amarre", "quién necesita amarre", "cómo conseguir amarre"],
  ca: [
    "amarratge",
    "quant costa un amarratge",
    "termini de l'amarratge",
    "qui necessita amarratge",
    "com aconseguir amarratge",
  ],
  ru: ["причал", "стоимость причала", "сколько времени ждать причал", "кому нужен причал", "как получить причал"],
};

describe("the outline for whoever writes an article themselves", () => {
  test.each(languages)(
    "in %s is another one for each question, and says beneath each heading what to write",
    (language) => {
      const outlines = asked[language].map((keyword) => ownOutline(keyword, language));
      expect(new Set(outlines.map((html) => headingsOf(html).join())).size).toBe(5);
      for (const [place, html] of outlines.entries()) {
        expect(headingsOf(html).length).toBeGreaterThanOrEqual(5);
        expect(html).toContain(asked[language][place]);
        // Each heading has its hint.
        expect(html).not.toMatch(/<\/h2>\s*(?:<h2>|$)/);
        expect(languageOf(html)).toBe(language);
        // It is stored as it is, but for the anchors of its headings.
        expect(sanitiseArticle(html, { hosts: [] }).replace(/ id="[^"]*"/g, "")).toBe(html);
        // The checks still call it too short: nobody publishes an outline unawares.
        expect(countWords(html)).toBeLessThan(300);
      }
    },
  );

  test("takes a keyword for words, whatever signs it has", () => {
    const html = ownOutline(`<b>$& "it"</b>`, "en");
    expect(html).toContain("&lt;b&gt;$&amp; &quot;it&quot;&lt;/b&gt;");
  });
});
