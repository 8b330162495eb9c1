import { compose } from "~/domain/writer/article/compose";
import { notYetSaid } from "~/domain/writer/article/said-again";
import { soughtFirst } from "~/domain/writer/article/section-order";
import { entries } from "~/domain/writer/entries/all-entries";
import type { Entry } from "~/domain/writer/entries/entry";
import { readOurData } from "~/domain/writer/values/our-data.server";
import { type Language, languages } from "~/i18n/languages";

import { describe, expect, test } from "../../support/test";

import { drafted, theSamples, today } from "./built-in-samples";

const headings = (content: string, level = 2) =>
  [...content.matchAll(new RegExp(`<h${level}>(.*?)</h${level}>`, "g"))].map(([, heading = ""]) => heading);

const told: Record<Language, string> = {
  en: "(?:, in brief|: the short explanation)",
  es: "(?:, en pocas palabras|, en resumen)",
  ca: "(?:, en poques paraules|, en resum)",
  ru: "(?: — коротко| в двух словах)",
};

describe("whoever asks one thing of something", () => {
  const asked: [Language, string, string, string][] = [
    [
      "en",
      "who pays notary fees when buying a property in Spain",
      "notary-costs",
      "The tariff is the same all over Spain",
    ],
    ["en", "nota simple how to get", "nota-simple", "is a short official summary"],
    [
      "es",
      "cuánto tarda el registro de la propiedad en inscribir una vivienda",
      "land-registry",
      "lleva una hoja de cada vivienda",
    ],
    ["ca", "quant costa el certificat energètic", "energy-certificate", "un habitatge no es pot anunciar"],
    ["ru", "как получить NIE", "nie", "номер иностранца, который присваивает Испания"],
  ];
  for (const [language, keyword, key, what] of asked) {
    test(`reads the answer, and what the thing is at most under its name, never straight after the answer: “${keyword}”`, async ({
      db,
    }) => {
      await theSamples(db);
      const { content } = drafted(await readOurData(db, language), language, keyword);
      const [opening = ""] = content.split("<h2>");
      expect(opening.match(/<p>/g)?.length).toBe(1);
      const title = entries[key]?.in[language].title.replace(/[()]/g, "\\$&") ?? "";
      const place = headings(content).findIndex((heading) =>
        new RegExp(`^${title}${told[language]}$`, "u").test(heading),
      );
      expect(place).not.toBe(0);
      const chapters = content.split("<h2>").slice(1);
      // An article that is long enough without it is told no second beginning.
      expect(chapters.filter((_, at) => at !== place).join()).not.toContain(what);
    });
  }

  test("reads nothing of what the thing is where the answer says it, and no heading that fits any article", async ({
    db,
  }) => {
    await theSamples(db);
    const any =
      /What is it all about|De què es tracta|De qué se trata|В чём суть|comes? into play|entra en juego|entra en joc/u;
    for (const [language, keyword] of [
      ["en", "nota simple"],
      ["es", "plusvalía"],
      ["ca", "com demanar la nota simple"],
      ["ru", "договор задатка"],
    ] as const) {
      const all = headings(drafted(await readOurData(db, language), language, keyword).content);
      expect(all.filter((heading) => any.test(heading))).toEqual([]);
    }
  });

  test("is told once what the answer has said: a sentence that says it again falls away", () => {
    const answer = "The buyer pays the notary fees and the copies of the deed.";
    const again = "The notary fees and the copies are for the buyer to pay. An official tariff holds for all of Spain.";
    expect(notYetSaid(again, answer, "en")).toBe("An official tariff holds for all of Spain.");
    expect(notYetSaid("The buyer pays the notary fees.", answer, "en")).toBeUndefined();
  });

  test("keeps what the next sentence goes on from", () => {
    const answer = "The buyer pays the notary fees.";
    const text = "The notary fees are paid by the buyer. They rise with the price, by an official tariff.";
    expect(notYetSaid(text, answer, "en")).toBe(text);
  });
});

test("an answer to what was not asked stands under the name of the thing", { timeout: 60_000 }, async ({ db }) => {
  await theSamples(db);
  const data = await readOurData(db, "ru");
  const asks = /^(?:(?<name>.+): )?(?:сколько это стоит|о каких суммах речь|какие сроки важны|кого это касается)/iu;
  const names = Object.values(entries).flatMap(({ in: { ru } }) =>
    headings(drafted(data, "ru", ru.names[0] ?? "").content).flatMap((heading) => {
      const isItsOwn = [...ru.sections, ru.example].some((section) => section?.heading === heading);
      const found = isItsOwn ? null : asks.exec(heading);
      return found && ru.title.length <= 32 && !ru.title.includes(":") ? [[ru.title, found.groups?.name]] : [];
    }),
  );
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter(([title, name]) => title !== name)).toEqual([]);
});

describe("what the keyword's own words ask for comes first", () => {
  const asked: [Language, string, string][] = [
    ["en", "who pays notary fees when buying a property in Spain", "Who pays which deed?"],
    ["en", "notary fees mortgage cancelling", "How much are the notary fees, the registry’s and the agent’s?"],
    ["es", "cédula de habitabilidad caducada se puede vender", "¿Se puede vender con la cédula caducada?"],
    ["es", "cambiar la hipoteca de banco", "¿Subrogar, novar o pedir una nueva?"],
    ["es", "vicios ocultos vivienda segunda mano plazo", "¿Qué dice la ley catalana?"],
    ["ca", "impost de plusvàlua exempció", "Quan hi ha exempció o no es paga res?"],
    ["ca", "quant val la taxació del banc", "Què mira el taxador?"],
    ["ru", "кто платит агентству", "Кто платит агенту, продавец или покупатель?"],
  ];
  for (const [language, keyword, heading] of asked) {
    test(`“${keyword}”`, async ({ db }) => {
      await theSamples(db);
      const { content } = drafted(await readOurData(db, language), language, keyword);
      expect(headings(content)[0]).toBe(heading);
    });
  }

  const section = (heading: string, text: string, hasSteps = false) => ({
    heading,
    html: `<h2>${heading}</h2><p>${text}</p>`,
    hasSteps,
  });
  const first = (sections: ReturnType<typeof section>[], words: string[]) =>
    soughtFirst(sections, { words, ofName: [], asked: "what", language: "en" }).first.map(({ heading }) => heading);

  test("and no step before an earlier one, nor what goes on from another section", () => {
    const before = section("How do you order it?", "Ask the registry.", true);
    const after = section("How do you cancel it?", "Ask for damp.", true);
    expect(first([section("What is it?", "A report."), before, after], ["damp"])).toEqual([]);
    expect(first([section("What is it?", "A report."), section("What else shows damp?", "Walls.")], ["damp"])).toEqual(
      [],
    );
    expect(first([section("What is it?", "A report."), section("Where is damp found?", "Walls.")], ["damp"])).toEqual([
      "Where is damp found?",
    ]);
  });

  test("but not for a word that most sections have", () => {
    const all = ["What is it?", "Who makes it?", "What does it show?"].map((each) => section(each, "Damp."));
    expect(first(all, ["damp"])).toEqual([]);
  });
});

describe("what else the reader is told", () => {
  const titles = (language: Language) => Object.values(entries).map((entry) => entry.in[language].title);

  test("is on their own side of the sale", async ({ db }) => {
    await theSamples(db);
    const buyer = drafted(await readOurData(db, "en"), "en", "how to check debts on a flat before buying in Barcelona");
    expect(headings(buyer.content)).not.toContain(entries["selling-with-a-mortgage"]?.in.en.title);
    const seller = drafted(await readOurData(db, "es"), "es", "vender piso con inquilino");
    expect(headings(seller.content)).not.toContain(entries["tenanted-home"]?.in.es.title);
  });

  test("is what the keyword names besides", async ({ db }) => {
    await theSamples(db);
    const keyword = "who pays notary fees when buying a property in Spain";
    const store = { ...entries, "notary-costs": tellingLittle("notary-costs") };
    const composed = compose({ keyword, title: keyword, language: "en" }, await readOurData(db, "en"), today, store);
    const told = composed.ok ? headings(composed.draft.content) : [];
    expect(told).toContain(entries["costs-of-buying"]?.in.en.title);
    expect(told).not.toContain(entries["transfer-tax"]?.in.en.title);
  });

  test("is on money first, where the keyword asks what something costs", async ({ db }) => {
    await theSamples(db);
    const keyword = "how much does the land registry cost";
    const store = { ...entries, "registry-costs": tellingLittle("registry-costs") };
    const composed = compose({ keyword, title: keyword, language: "en" }, await readOurData(db, "en"), today, store);
    const content = composed.ok ? composed.draft.content : "";
    const [first = ""] = headings(content).filter((heading) => titles("en").includes(heading));
    const costs = Object.values(entries).filter(({ theme }) => theme === "costs");
    expect(costs.map((entry) => entry.in.en.title)).toContain(first);
  });

  test("is nothing more where the article has its 600 words, and else two or three things at most", async ({ db }) => {
    await theSamples(db);
    const shown: number[] = [];
    for (const language of languages) {
      const data = await readOurData(db, language);
      for (const keyword of ["nota simple", "plusvalia", "arras"]) {
        const { content } = drafted(data, language, keyword);
        const beside = headings(content).filter((heading) => titles(language).includes(heading));
        expect(beside.length, `${language}: ${keyword}`).toBeLessThanOrEqual(3);
        shown.push(beside.length);
      }
    }
    expect(Math.min(...shown)).toBe(0);
  });
});

describe("one of our homes", () => {
  const quoted: Record<Language, RegExp> = {
    en: /">“[^”<]+”<\/a>/,
    es: /">«[^»<]+»<\/a>/,
    ca: /">«[^»<]+»<\/a>/,
    ru: /">«[^»<]+»<\/a>/,
  };
  const keywords: [Language, string][] = [
    ["en", "community fees"],
    ["es", "gastos de comunidad"],
    ["ca", "despeses de comunitat"],
    ["ru", "взносы в сообщество собственников"],
  ];
  for (const [language, keyword] of keywords) {
    test(`stands in a sentence in quotation marks: “${keyword}”`, async ({ db }) => {
      await theSamples(db);
      const { content } = drafted(await readOurData(db, language), language, keyword);
      expect(content).toMatch(quoted[language]);
      expect(content.replace(new RegExp(quoted[language], "g"), "")).not.toMatch(/href="[^"]*\/property\/\d+"/);
    });
  }

  test("stands in a list of homes by its bare title", async ({ db }) => {
    await theSamples(db);
    const { content } = drafted(await readOurData(db, "en"), "en", "penthouse with terrace Barcelona");
    expect(content).toMatch(/<li><a href="[^"]*">[^“]/);
  });

  test("lends its price to no sum of an article that does not speak of it", async ({ db }) => {
    await theSamples(db);
    const data = await readOurData(db, "en");
    const ours = data.homes.map(({ price }) => price).filter((price) => price % 50_000 !== 0);
    expect(ours).not.toEqual([]);
    for (const keyword of ["off-plan purchase", "deposit contract", "vat on new homes", "charges on a home"]) {
      const { content } = drafted(data, "en", keyword);
      const said = content.replace(/<table>.*?<\/table>/gs, "");
      expect(
        ours.filter((price) => said.includes(`€${price.toLocaleString("en")}`)),
        keyword,
      ).toEqual([]);
    }
  });
});

describe("a wording to copy into a contract", () => {
  test("stands as numbered clauses under its heading, and nothing of it in the answer", async ({ db }) => {
    await theSamples(db);
    const { content } = drafted(await readOurData(db, "en"), "en", "arras contract template");
    const [opening = "", ...chapters] = content.split("<h2>");
    const chapter = chapters.find((each) => each.startsWith("Template: three clauses to copy"));
    const clauses = [...(chapter ?? "").matchAll(/<li>([^<]+)<\/li>/g)].map(([, clause = ""]) => clause);
    expect(clauses.map((clause) => clause.split(".")[0])).toEqual(["Deposit", "Mortgage", "Condition of the home"]);
    for (const sentence of clauses.flatMap((clause) => clause.split(". "))) expect(opening).not.toContain(sentence);
  });
});

/** An entry that tells little of its own, so that others fill it up. */
function tellingLittle(key: string): Entry {
  const entry = entries[key];
  if (!entry) throw new Error(`no ${key}`);
  return { ...entry, in: { ...entry.in, en: { ...entry.in.en, sections: entry.in.en.sections.slice(0, 2) } } };
}
