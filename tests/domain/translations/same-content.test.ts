import { describe, expect, test } from "vitest";

import { differencesOf, sayDifference } from "~/domain/translations/same-content";
import type { Language } from "~/i18n/languages";

const home = {
  en: "On Carrer de Girona, 12: three bedrooms, 118 m² built, €850,000, 3rd floor, built in 1932, 9:30 to 18:30. IBI of €1,240.50 and 10% tax since 24 November 2026 (Law 18/2007, art. 59).",
  es: "En la calle Girona, 12: 3 dormitorios, 118 m² construidos, 850.000 €, planta 3.ª, de 1932, de 9:30 a 18:30. IBI de 1.240,50 € y 10 % de impuesto desde el 24 de noviembre de 2026 (Ley 18/2007, art. 59).",
  ca: "Al carrer de Girona, 12: tres dormitoris, 118 m² construïts, 850.000 €, planta 3a, del 1932, de 9.30 a 18.30. IBI de 1.240,50 € i 10 % d’impost des del 24 de novembre del 2026 (Llei 18/2007, art. 59).",
  ru: "На улице Жирона (Carrer de Girona), 12: три спальни, 118 м² со стенами, 850 000 €, 3 этаж, 1932 года, с 9:30 до 18:30. IBI 1240,50 € и налог 10 % с 24 ноября 2026 года (Закон 18/2007, ст. 59).",
} as const;

const languages = ["en", "es", "ca", "ru"] as const;
const pairs = languages.flatMap((from) => languages.filter((to) => to !== from).map((to) => [from, to] as const));
const between = (source: string, from: Language, text: string, to: Language, names: string[] = []) =>
  differencesOf({ text: source, language: from }, { text, language: to }, names).map(sayDifference);

describe("a translation that says the same", () => {
  test.each(pairs)("passes from %s to %s, as each writes its figures", (from, to) => {
    expect(between(home[from], from, home[to], to)).toEqual([]);
  });

  test("passes with its links in their language", () => {
    const source =
      '<p>See <a href="/costs?price=1&amp;x=2">the costs</a> and <a href="https://a.example/">this</a>.</p>';
    const es = '<p>Vea <a href="/es/costs?price=1&amp;x=2">los gastos</a> y <a href="https://a.example/">esto</a>.</p>';
    expect(between(source, "en", es, "es")).toEqual([]);
  });
});

describe("a translation that says something else", () => {
  test.each<[string, string, string, string]>([
    ["a price", "€850,000", "580.000 €", "Figures: the translation lacks 850000 € and has 580000 €, which"],
    ["a thousand for one", "€1,200", "1,2 €", "lacks 1200 €"],
    ["a unit", "118 m²", "118 €", "lacks 118 m²"],
    ["a share", "10%", "11 %", "lacks 10 %"],
    ["a month", "24 November 2026", "24 de octubre de 2026", "lacks 24.11."],
    ["a figure left out", "built in 1932 with lift", "con ascensor", "lacks 1932"],
    ["a figure added", "with lift", "con ascensor desde 1990", "has 1990"],
    ["a law", "Law 18/2007", "Ley 18/2008", "Laws: the translation lacks 18/2007"],
    ["an article", "art. 262-4.1", "art. 262-4.2", "lacks art. 262-4.1"],
    ["a small number", "three bedrooms and 2 baths", "tres dormitorios y un baño", "lacks 2"],
  ])("is found: %s", (_what, source, text, said) => {
    expect(between(source, "en", text, "es").join(" ")).toContain(said);
  });

  test("is found by its links, streets and names", () => {
    expect(between('<a href="/costs">x</a>', "en", '<a href="/es/contact">x</a>', "es")).toEqual([
      "Links: the translation lacks /costs and has /contact, which the original has not.",
    ]);
    expect(between("On Passeig de Gràcia", "en", "En el paseo principal", "es")).toEqual([
      "Names: the translation lacks Gràcia.",
    ]);
    expect(between("Casa Xifré has lifts", "en", "La casa tiene ascensor", "es", ["Casa Xifré"])).toEqual([
      "Names: the translation lacks Casa Xifré.",
    ]);
  });
});
