import { comparedSentences, sharedSentences } from "~/domain/articles/checks/overlap";
import { checkFacts } from "~/domain/articles/facts/fact-check";
import { plainText } from "~/domain/cleaning/plain-text";
import { countWords, metaDescriptionGuide } from "~/domain/cleaning/text-statistics";
import { entries } from "~/domain/writer/entries/all-entries";
import { nearestAsked } from "~/domain/writer/entries/entry";
import { findEntries } from "~/domain/writer/entries/find-entries";
import { answeredByOne, pairs } from "~/domain/writer/entries/together/all-pairs";
import { findTogether, inFrontForBoth } from "~/domain/writer/entries/together/find-together";
import { readOurData } from "~/domain/writer/values/our-data.server";
import { type Language, languages } from "~/i18n/languages";

import { refusedIn } from "../../i18n/refused-words";
import { describe, expect, test } from "../../support/test";

import { drafted, theSamples } from "./built-in-samples";

const of = (keyword: string, language: Language) => {
  const found = findEntries(keyword, keyword, language, entries);
  return found && findTogether(keyword, found)?.of.join(" × ");
};

/** Each of the two gives as many sections as make the article long enough; tables of the pair count for nothing here. */
const mostOfOne = 0.55;

const spaced = (text: string) => text.replace(/\s/gu, " ");

/** What people ask of two things at once, by the pair that answers. */
const asked: Record<string, Record<Language, string>> = {
  "plusvalia × inherited-home": {
    en: "plusvalia on an inherited flat deadline",
    es: "plusvalía municipal piso heredado plazo",
    ca: "plusvàlua pis heretat termini",
    ru: "plusvalía за унаследованную квартиру срок",
  },
  "ending-co-ownership × inherited-home": {
    en: "inherited house one sibling refuses to sell",
    es: "vender piso heredado si un hermano no quiere",
    ca: "vendre pis heretat si un germà no vol",
    ru: "унаследованная квартира брат не хочет продавать",
  },
  "community-fees × costs-of-selling": {
    en: "who pays the derrama if i sell my flat",
    es: "quién paga la derrama si vendo el piso",
    ca: "qui paga la derrama si venc el pis",
    ru: "кто платит derrama при продаже квартиры",
  },
  "building-inspection × documents-to-sell": {
    en: "can i sell a flat with a bad ite building inspection",
    es: "ite desfavorable se puede vender el piso",
    ca: "es pot vendre un pis amb ite desfavorable",
    ru: "продажа квартиры технический осмотр здания ite",
  },
  "bare-ownership × steps-of-selling": {
    en: "selling bare ownership of my home",
    es: "vender la nuda propiedad de mi casa",
    ca: "vendre nua propietat",
    ru: "продать голую собственность с узуфруктом",
  },
  "reduced-transfer-tax × transfer-tax": {
    en: "itp large family catalonia",
    es: "itp familia numerosa requisitos cataluña",
    ca: "itp família nombrosa requisits",
    ru: "ITP для многодетных условия",
  },
  "selling-a-tenanted-home × steps-of-selling": {
    en: "selling a flat with a sitting tenant on an old lease",
    es: "vender piso con inquilino renta antigua",
    ca: "vendre pis amb llogater de renda antiga",
    ru: "продать квартиру с арендатором старый договор аренды",
  },
  "selling-a-tenanted-home × tenanted-home": {
    en: "selling a flat with a tenant right of first refusal",
    es: "vender piso con inquilino dentro derecho de tanteo",
    ca: "vendre pis llogat dret de tempteig del llogater",
    ru: "продажа квартиры с арендатором преимущественное право",
  },
  "giving-a-home × income-tax-on-the-gain": {
    en: "gift a flat to my son capital gains tax",
    es: "donar un piso a un hijo irpf",
    ca: "donar un pis a un fill irpf",
    ru: "подарить квартиру детям подоходный налог",
  },
  "selling-with-a-mortgage × income-tax-on-the-gain": {
    en: "selling a house with a mortgage capital gains tax",
    es: "vender piso con hipoteca pendiente cuánto se paga a hacienda",
    ca: "vendre un pis amb hipoteca impostos",
    ru: "продажа квартиры с ипотекой налог",
  },
  "ending-co-ownership × selling-with-a-mortgage": {
    en: "divorce and mortgage who keeps the flat",
    es: "divorcio piso a medias con hipoteca",
    ca: "divorci pis a mitges amb hipoteca",
    ru: "развод раздел квартиры в ипотеке",
  },
  "deposit-contract × mortgage-refused": {
    en: "arras contract mortgage clause",
    es: "contrato de arras con cláusula de hipoteca",
    ca: "contracte d'arres condicionat a la hipoteca",
    ru: "договор задатка если нужна ипотека",
  },
  "foreign-buyers × non-resident-yearly-tax": {
    en: "taxes for foreigners buying property in barcelona",
    es: "impuestos para extranjeros al comprar vivienda en barcelona",
    ca: "impostos per a estrangers que compren habitatge",
    ru: "налоги при покупке недвижимости в испании для иностранцев",
  },
  "notary-costs × registry-costs": {
    en: "notary and land registry fees when buying",
    es: "gastos de notaría y registro compra vivienda",
    ca: "quant costa escripturar un pis",
    ru: "расходы на нотариуса и реестр при покупке",
  },
  "costs-of-buying × vat-on-new-homes": {
    en: "costs of buying a new build in barcelona",
    es: "gastos de compra obra nueva barcelona",
    ca: "despeses de compra d'obra nova",
    ru: "расходы при покупке новостройки в барселоне",
  },
};

describe("a keyword that names two things at once", { timeout: 120_000 }, () => {
  for (const [pair, keywords] of Object.entries(asked)) {
    test(`is answered about both in the first paragraph: ${pair}`, async ({ db }) => {
      await theSamples(db);
      for (const language of languages) {
        const keyword = keywords[language];
        expect(of(keyword, language), keyword).toBe(pair);
        const { content, metaDescription } = drafted(await readOurData(db, language), language, keyword);
        const told = pairs.find((each) => each.of.join(" × ") === pair)?.in[language];
        expect(spaced(plainText(content)).startsWith(spaced(String(told?.answer)).slice(0, 60)), keyword).toBe(true);
        expect(content.split("<h2>")[1]).toContain(told?.sections[0]?.heading);
        expect(metaDescription).toBe(told?.description);
        expect(countWords(content), keyword).toBeGreaterThanOrEqual(600);
      }
    });
  }

  test("is no second article of either: most of it is its own, or the other one’s", async ({ db }) => {
    await theSamples(db);
    const alike: string[] = [];
    for (const language of languages) {
      const data = await readOurData(db, language);
      for (const [pair, keywords] of Object.entries(asked)) {
        const { content } = drafted(data, language, keywords[language]);
        for (const key of pair.split(" × ")) {
          const [name = ""] = entries[key]?.in[language].names ?? [];
          const alone = drafted(data, language, name).content;
          const share = sharedSentences(comparedSentences(content), comparedSentences(alone));
          if (share > mostOfOne) alike.push(`${language} ${pair}: ${Math.round(share * 100)} % of ${key}`);
        }
      }
    }
    expect(alike).toEqual([]);
  });

  test("is about one of them where it asks what only that one answers", () => {
    const single: [Language, string][] = [
      ["es", "hipoteca denegada después de firmar arras"],
      ["es", "certificado energético precio para vender"],
      ["en", "gift money to buy a flat tax"],
      ["ca", "vendre un pis llogat"],
      ["es", "impuesto de donaciones piso a un hijo"],
      ["ru", "расходы при покупке квартиры"],
    ];
    for (const [language, keyword] of single) expect(of(keyword, language), keyword).toBeUndefined();
  });
});

describe("where one of the two answers for both", () => {
  const answered: [Language, string, string, string][] = [
    ["es", "vender piso heredado entre hermanos cuánto se paga a hacienda", "inherited-home", "tax"],
    ["ca", "impostos per vendre un pis heretat", "inherited-home", "tax"],
    ["en", "capital gains tax on selling an inherited flat", "inherited-home", "tax"],
    ["ru", "налог при продаже квартиры в испании нерезидентом", "tax-of-a-non-resident-sale", "tax"],
    ["es", "impuestos venta piso no residente", "tax-of-a-non-resident-sale", "tax"],
    ["ca", "donar el pis al fill en vida o herència què surt més a compte", "giving-a-home", "worth"],
    ["en", "do i need an energy certificate to sell a flat", "energy-certificate", "must"],
    ["es", "vender piso sin certificado energético", "energy-certificate", "must"],
    ["ca", "certificat energètic obligatori per vendre un pis", "energy-certificate", "must"],
    ["ru", "нужен ли энергетический сертификат чтобы продать квартиру", "energy-certificate", "must"],
    ["es", "donar o heredar un piso qué conviene más", "giving-a-home", "worth"],
    [
      "en",
      "3% retention when non resident sells property spain how to get it back",
      "withholding-from-non-residents",
      "how",
    ],
  ];
  test.for(answered)("%s: %s", ([language, keyword, key, question]) => {
    const named = findEntries(keyword, keyword, language, entries);
    const found = named && inFrontForBoth(keyword, named, entries);
    expect([found?.first.key, found?.asked]).toEqual([key, question]);
  });

  test("it has that answer in each language", () => {
    for (const { of: keys, asked: question } of answeredByOne)
      for (const language of languages) {
        const answers = entries[keys[0]]?.in[language].answers ?? { what: "" };
        expect(
          nearestAsked(question).find((each) => answers[each] !== undefined),
          keys[0],
        ).not.toBe("what");
      }
  });
});

describe("what two things mean together", () => {
  const told = pairs.flatMap((pair) => languages.map((language) => ({ pair, language, text: pair.in[language] })));

  test("has a description that search results can show, sources, and two entries that there are", () => {
    for (const { pair, language, text } of told) {
      const where = `${pair.of.join(" × ")} (${language})`;
      expect(text.description.length, where).toBeGreaterThanOrEqual(metaDescriptionGuide.from);
      expect(text.description.length, where).toBeLessThanOrEqual(metaDescriptionGuide.to);
      expect(text.sources.length, where).toBeGreaterThan(0);
      expect(
        pair.of.filter((key) => entries[key] === undefined),
        where,
      ).toEqual([]);
    }
  });

  test("states nothing that is known to be false, and nothing a native stumbles over", () => {
    const faults = told.flatMap(({ pair, language, text }) => {
      const all = stringsOf([text.answer, text.sections, text.description]);
      const claims = checkFacts(all.map((each) => `<p>${each}</p>`).join("\n"), language);
      const words = all.flatMap((each) => refusedIn(language).flatMap((pattern) => pattern.exec(each)?.[0] ?? []));
      return [...claims.map((each) => JSON.stringify(each)), ...words].map((each) => `${pair.of.join()}: ${each}`);
    });
    expect(faults).toEqual([]);
  });

  test("says no sentence that one of the entries says", () => {
    const sentencesOf = (value: unknown) =>
      stringsOf(value).flatMap((text) => text.split(/(?<=[.?…])\s+/u).filter((each) => each.split(" ").length > 4));
    for (const language of languages) {
      const said = new Set(Object.values(entries).flatMap((entry) => sentencesOf(entry.in[language])));
      const again = told
        .filter((each) => each.language === language)
        .flatMap(({ text }) => sentencesOf([text.answer, text.sections]))
        .filter((sentence) => said.has(sentence));
      expect(again, language).toEqual([]);
    }
  });
});

/** All texts in it, in their order. */
function stringsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(stringsOf) : [];
}
