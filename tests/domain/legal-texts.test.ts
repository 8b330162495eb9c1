import { describe, expect, test } from "vitest";

import { languages } from "~/i18n/languages";
import {
  fillLegal,
  legalPlaceholders,
  type LegalIdentity,
  type LegalPage,
  type LegalTexts,
} from "~/i18n/legal/legal-texts";
import { legalTexts } from "~/i18n/legal/legal.server";
import { keptBackups } from "~/outside/backup/kept-backups";

const identity: LegalIdentity = {
  name: "Xamfrà",
  legalName: "Agència de Prova, SL",
  taxId: "B00000000",
  address: "Carrer de Prova 1, Barcelona",
  email: "hola@example.com",
  phone: "+34 600 000 000",
  registerNumber: "0000",
  supervisingBody: "Generalitat de Catalunya",
  commercialRegister: "Registre Mercantil de Barcelona, sheet B 1",
};

const pageNames = ["privacy", "notice", "cookies"] as const satisfies readonly (keyof LegalTexts)[];
const cookieNames = [
  "language",
  "__Host-favourites",
  "__Host-brief",
  "__Host-sent",
  "__Host-flash",
  "__Host-session",
  "__Host-device",
  "__Host-second-step",
  "sidebar",
];

function textsOf(page: LegalPage): string[] {
  const ofSections = page.sections.flatMap(({ title, paragraphs, list = [], table }) => [
    title,
    ...paragraphs,
    ...list,
    ...(table ? [...table.head, ...table.rows.flat()] : []),
  ]);
  return [page.title, page.lead, ...ofSections];
}

function shapeOf(page: LegalPage) {
  return page.sections.map(({ id, paragraphs, list, table }) => ({
    id,
    paragraphs: paragraphs.length,
    list: list?.length,
    columns: table?.head.length,
    rows: table?.rows.map((row) => row.length),
  }));
}

function aPage(paragraph: string): LegalPage {
  return {
    title: "Title",
    lead: "Lead",
    updated: "2026-11-21",
    sections: [{ id: "only", title: "Only", paragraphs: [paragraph] }],
  };
}

describe("the legal texts", () => {
  test("give the privacy policy its eight sections, in the specified order", () => {
    for (const language of languages) {
      expect(legalTexts(language).privacy.sections.map((section) => section.id)).toEqual([
        "information-collected",
        "use",
        "sharing",
        "security",
        "cookies",
        "rights",
        "contact",
        "changes",
      ]);
    }
  });

  test("keep each privacy section to two, three or four paragraphs", () => {
    for (const language of languages) {
      for (const { paragraphs } of legalTexts(language).privacy.sections) {
        expect(paragraphs.length).toBeGreaterThanOrEqual(2);
        expect(paragraphs.length).toBeLessThanOrEqual(4);
      }
    }
  });

  test.each(pageNames)("say the same on the page %s in every language", (name) => {
    const english = legalTexts("en")[name];
    expect(new Set(english.sections.map(({ id }) => id)).size).toBe(english.sections.length);

    for (const language of languages) {
      const page = legalTexts(language)[name];
      expect(shapeOf(page)).toEqual(shapeOf(english));
      expect(page.updated).toBe(english.updated);
      expect(placeholdersOf(page)).toEqual(placeholdersOf(english));
    }
  });

  test.each(pageNames)("leave nothing on the page %s untranslated", (name) => {
    const seen = new Map<string, string>();
    for (const language of languages) {
      for (const text of new Set(textsOf(legalTexts(language)[name]))) {
        if (cookieNames.includes(text)) continue;
        expect(text.trim()).toBe(text);
        expect(text).not.toBe("");
        expect(seen.get(text), `"${text}" in ${language}`).toBeUndefined();
        seen.set(text, language);
      }
    }
  });

  test("date each page with a day of the calendar", () => {
    for (const name of pageNames) {
      const { updated } = legalTexts("en")[name];
      expect(new Date(`${updated}T00:00:00Z`).toISOString().slice(0, 10)).toBe(updated);
    }
  });

  test("name every cookie, in one order", () => {
    for (const language of languages) {
      const table = legalTexts(language).cookies.sections.find(({ id }) => id === "list")?.table;
      const names = table?.rows.map(([name]) => name).filter((name) => cookieNames.includes(name ?? ""));
      expect(names).toEqual(cookieNames);
    }
  });

  test("say how long backups hold who has been erased: as long as the oldest of them is kept", () => {
    expect(keptBackups.months).toBe(6);
    const words = { en: /six months/, es: /seis meses/, ca: /sis mesos/, ru: /шести месяцев/ };
    for (const language of languages) {
      const security = legalTexts(language).privacy.sections.find(({ id }) => id === "security");
      expect(security?.paragraphs.join(" ")).toMatch(words[language]);
    }
  });

  test("name the owner as the law on information society services wants", () => {
    for (const language of languages) {
      const [who] = legalTexts(language).notice.sections;
      expect(placeholdersOf({ ...legalTexts(language).notice, sections: who ? [who] : [] })).toEqual(
        [...legalPlaceholders].sort(),
      );
    }
  });
});

describe("filling a legal page", () => {
  test.each(pageNames)("leaves no placeholder on the page %s", (name) => {
    for (const language of languages) {
      const filled = fillLegal(legalTexts(language)[name], identity);
      expect(shapeOf(filled)).toEqual(shapeOf(legalTexts(language)[name]));
      expect(textsOf(filled).join("\n")).not.toMatch(/[{}]/);
    }
  });

  test("puts the agency's data into paragraphs, lists and tables", () => {
    const section = {
      id: "s",
      title: "{name}",
      paragraphs: ["{email}, {phone}"],
      list: ["{taxId}"],
      table: { head: ["{address}"], rows: [["{registerNumber}"]] },
    };
    const [filled] = fillLegal({ ...aPage(""), sections: [section] }, identity).sections;

    expect(filled).toEqual({
      id: "s",
      title: "Xamfrà",
      paragraphs: ["hola@example.com, +34 600 000 000"],
      list: ["B00000000"],
      table: { head: ["Carrer de Prova 1, Barcelona"], rows: [["0000"]] },
    });
    expect(section.title).toBe("{name}");
  });

  test("takes a value as it is, dollar signs and braces included", () => {
    const [filled] = fillLegal(aPage("{name}"), { ...identity, name: "$& {email}" }).sections;
    expect(filled?.paragraphs).toEqual(["$& {email}"]);
  });

  test("refuses a placeholder nobody knows", () => {
    expect(() => fillLegal(aPage("{fax}"), identity)).toThrow("Unknown placeholder {fax}");
    expect(() => fillLegal(aPage("{toString}"), identity)).toThrow("Unknown placeholder {toString}");
  });

  test("refuses a blank value", () => {
    expect(() => fillLegal(aPage("{taxId}"), { ...identity, taxId: " " })).toThrow("{taxId}");
  });
});

function placeholdersOf(page: LegalPage): string[] {
  const found = textsOf(page).flatMap((text) => [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name = ""]) => name));
  return [...new Set(found)].sort();
}
