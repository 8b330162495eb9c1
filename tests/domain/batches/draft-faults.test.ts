import { describe, expect, test } from "vitest";

import { draftFaults } from "~/domain/batches/draft-faults";
import { languageOf } from "~/domain/cleaning/language-of";
import { countWords } from "~/domain/cleaning/text-statistics";
import type { Language } from "~/i18n/languages";

const spoken = {
  en: "The seller hands over the keys on the day that the deed is signed, and the buyer pays what is left of the price by a bank cheque.",
  es: "El vendedor entrega las llaves el día en que se firma la escritura, y el comprador paga lo que queda del precio con un cheque bancario.",
  ca: "El venedor lliura les claus el dia que se signa l’escriptura, i el comprador paga el que queda del preu amb un xec bancari, que és el més habitual.",
  ru: "Продавец передаёт ключи в день подписания нотариального акта, а покупатель платит остаток цены банковским чеком, который готовит его банк. Так делают почти всегда, и это удобно всем.",
} as const;

const assignment = { keyword: "arras contract", title: "How the arras contract works", language: "en" } as const;

function article(content: string) {
  return { title: "", slug: "", metaDescription: "", content, wordCount: countWords(content) };
}
const faults = (content: string, about: Parameters<typeof draftFaults>[1] = assignment) =>
  draftFaults(article(content), about);

describe("the language of a text", () => {
  test.each(Object.entries(spoken))("%s is told from the others", (language, text) => {
    expect(languageOf(`<p>${text} ${text}</p>`)).toBe(language);
  });

  test("is unknown of a few words, and of a language that is none of ours", () => {
    expect(languageOf("<p>Carrer de Girona, 12</p>")).toBeUndefined();
    const german =
      "Der Verkäufer übergibt die Schlüssel am Tag der Unterschrift und der Käufer bezahlt den Rest des Preises mit einem Scheck seiner Bank, wie es fast immer üblich ist.";
    expect(languageOf(`<p>${german} ${german}</p>`)).toBeUndefined();
  });
});

describe("a text that a service handed in", () => {
  const whole = `<p>The arras contract binds both sides.</p>${`<p>The arras contract is signed. ${spoken.en}</p>`.repeat(20)}`;

  test("that answers its keyword in its language is without fault", () => {
    expect(faults(whole)).toEqual([]);
  });

  test("in another language is none of ours, and says which", () => {
    const text = `<p>${spoken.es}</p>`.repeat(30);
    expect(faults(text)).toEqual([{ message: "The text is in Spanish, but English was asked for.", isGrave: true }]);
  });

  test("about something else is none of ours", () => {
    const cats = `<p>The cat is an animal that sleeps for most of the day and it is not easy to wake it.</p>`.repeat(
      40,
    );
    expect(faults(cats)).toMatchObject([{ isGrave: true, message: expect.stringContaining("about something else") }]);
  });

  test("that comes late to its keyword, or is short, is told so", () => {
    expect(faults(`<p>${spoken.en}</p>${whole}`)).toMatchObject([
      { isGrave: false, message: expect.stringContaining("first paragraph") },
    ]);
    const short = `<p>The arras contract is this. ${spoken.en}</p>`.repeat(3);
    expect(faults(short)).toMatchObject([{ isGrave: false, message: expect.stringContaining("it needs 600") }]);
  });

  test("with a claim that is false is told what is true", () => {
    const golden = "<p>With the arras contract you get a golden visa if you buy a home for 500,000 euros.</p>";
    expect(faults(`${golden}${whole}`)).toMatchObject([
      { isGrave: false, message: expect.stringContaining("the golden visa ended") },
    ]);
  });
});

describe("a draft that answers from the guide", () => {
  test("need not repeat the keyword, nor be long; it must be in its language and true", () => {
    const about = { entry: "deposit-contract", asked: "what" } as const;
    const topic = { ...assignment, keyword: "tiger" };
    expect(draftFaults(article(`<p>${spoken.en}</p>`), topic)).not.toEqual([]);
    expect(draftFaults(article(`<p>${spoken.en}</p>`), topic, { about })).toEqual([]);
    expect(draftFaults(article(`<p>${spoken.en}</p>`), topic, { about: "homes" })).toEqual([]);
    expect(draftFaults(article(`<p>${spoken.es}</p>`), topic, { about })).toMatchObject([{ isGrave: true }]);
  });
});

describe("the figures of a service", () => {
  const given = "<p>The buyer pays 10% within 30 days, on a home at €650,000.</p>";
  const said = (text: string, language: Language = "en") =>
    draftFaults(article(text), { ...assignment, title: "A home for €900,000", language }, { material: given }).flatMap(
      ({ figure }) => figure ?? [],
    );

  test("are those it was given, however a language writes them, and those of its topic", () => {
    expect(said("<p>It is 10 per cent of €650,000, paid in 30 days; or of €900,000.</p>")).toEqual([]);
    expect(said("<p>Se paga el 10 % de 650.000 €, en 30 días; o de 900.000 €.</p>", "es")).toEqual([]);
    expect(said("<p>Платят 10 % от 650 000 € за 30 дней; или от 900 000 €.</p>", "ru")).toEqual([]);
  });

  test("from memory are named, each once, so that it writes without them", () => {
    expect(said("<p>It is 12% of €650,000; 12% it is, paid within 6 months.</p>")).toEqual(["12%", "6 months"]);
    const [fault] = draftFaults(article("<p>It is 12%.</p>"), assignment, { material: given }).filter(
      ({ figure }) => figure,
    );
    expect(fault).toMatchObject({ isGrave: false, message: expect.stringContaining("does not say “12%”") });
  });

  test("are seen as a machine writes them: with a hyphen between two, or EUR for the sign", () => {
    expect(said("<p>It is 10-12 %, or EUR 7,000 to 8,000 EUR.</p>")).toEqual(["10-12 %", "8,000 EUR", "EUR 7,000"]);
    expect(said("<p>Son 5.000-6.000 €.</p>", "es")).toEqual(["5.000-6.000 €"]);
    expect(said("<p>It is 10-10 % of EUR 650,000, by art. 621-8.</p>")).toEqual([]);
  });

  test("of what a person or the guide wrote are not asked for", () => {
    expect(draftFaults(article("<p>It is 12%.</p>"), assignment).some(({ figure }) => figure)).toBe(false);
  });
});
