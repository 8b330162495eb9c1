import { books } from "~/domain/writer/books";
import { entries } from "~/domain/writer/entries/all-entries";
import type { Entry, EntryText } from "~/domain/writer/entries/entry";
import { pairs } from "~/domain/writer/entries/together/all-pairs";
import { languages } from "~/i18n/languages";

import { expect, test } from "../../support/test";

const word = (words: string) => new RegExp(`(?<![\\p{L}])(?:${words})(?![\\p{L}])`, "iu");
const hasSpan =
  /\d[\s\u00a0]*(?:working |calendar |business )?(?:%|days?|weeks?|months?|years?|días|dies|meses|mesos|años|anys|semanas|setmanes|дн|месяц|лет|год|недел)|(?:one|two|three|four|five|six|ten|fifteen|twenty|thirty) (?:\w+ )?(?:days?|weeks?|months?|years?)|(?:un|dos|tres|cuatro|cinco|seis|diez|quince|treinta) (?:\p{L}+ )?(?:días|mes|meses|años|semanas)|(?:un|dos|tres|quatre|cinc|sis|deu|quinze|trenta) (?:\p{L}+ )?(?:dies|mes|mesos|anys|setmanes)|(?:один|два|три|четыре|пять|шесть|десять|пятнадцать|тридцать|двух|трёх|шести) (?:\p{L}+ )?(?:дн|месяц|лет|год|недел)|(?:month|mes|месяц|año|any|year)/iu;

type Told = { html: string; hasTable: boolean; hasSteps: boolean; hasExample: boolean };

/** What a description may promise, and what an article has to have for it. */
const promises: [RegExp, (told: Told) => boolean][] = [
  [word("examples?|ejemplos?|exemples?|пример(?:а|е|ы|ом)?"), ({ hasExample, hasTable }) => hasExample || hasTable],
  [word("tables?|tablas?|taul(?:a|es)|таблиц\\p{L}*"), ({ hasTable }) => hasTable],
  [word("calculators?|calculadoras?|calculadores|калькулятор\\p{L}*"), ({ html }) => /\(\/costs/.test(html)],
  [word("step by step|steps|paso a paso|pasos|pas a pas|passos|по шагам|шаг\\p{L}*"), ({ hasSteps }) => hasSteps],
  [word("deadlines?|plazos?|terminis?|срок(?:и|ов|ами)"), ({ html }) => hasSpan.test(html)],
  [word("in figures|in euros|cifras|xifres|en euros|в евро|в цифрах"), ({ html }) => /[€%]|\{[\w.]+\}/.test(html)],
];

test("a description promises no example, table, calculator, steps, deadlines or figures that its article has not", () => {
  const faults = languages.flatMap((language) => [
    ...Object.entries(entries).flatMap(([key, entry]) =>
      broken(key, entry.in[language].description, toldBy(entry, entry.in[language])),
    ),
    ...pairs.flatMap(({ of, in: texts }) => {
      const { answer, sections, description } = texts[language];
      return broken(of.join(" × "), description, toldIn([answer, sections]));
    }),
  ]);
  expect(faults).toEqual([]);
});

test("such a promise is found where it is not kept", () => {
  expect(broken("x", "With a worked example and a table.", toldIn(["Nothing."]))).toHaveLength(2);
});

test("the description of an article about places promises no sources, rules, sums or streets one by one", () => {
  const promise =
    /sources?|rules?|examples?|street by street|fuentes|reglas|ejemplos|calle a calle|fonts|regles|exemples|carrer a carrer|источник|правил|пример|улица за улицей/iu;
  const faults = languages.flatMap((language) => {
    const { openings, closings } = books[language].description;
    return [...openings.compared, ...openings.choice, ...openings.place, ...closings].filter((each) =>
      promise.test(each),
    );
  });
  expect(faults).toEqual([]);
});

test("what may stand in an article about something else points to nothing further down in it", () => {
  const pointer =
    /further down|(?<!just |home |apartment )below[:,;]|más abajo|més avall|ниже (?:есть|при|вы|по|три|две)|речь ниже|this article has/iu;
  const faults = languages.flatMap((language) => [
    ...Object.values(entries).flatMap(({ in: texts }) =>
      [texts[language].answers.what, texts[language].inShort].flat(),
    ),
    ...pairs.map(({ in: texts }) => texts[language].answer),
  ]);
  expect(faults.filter((each) => pointer.test(JSON.stringify(each)))).toEqual([]);
});

function broken(key: string, description: string, told: Told): string[] {
  return promises
    .filter(([promise, isKept]) => promise.test(description) && !isKept(told))
    .map(([promise]) => `${key}: ${promise.exec(description)?.[0]} in “${description}”`);
}

function toldBy(entry: Entry, { answers, sections, example, next }: EntryText): Told {
  const told = toldIn([answers.what, sections, example ?? [], next]);
  return { ...told, hasExample: example !== undefined, hasTable: told.hasTable || entry.table !== undefined };
}

function toldIn(value: unknown): Told {
  const json = JSON.stringify(value);
  const hasTable = json.includes('"rows":');
  return { html: json, hasTable, hasSteps: json.includes('"steps":'), hasExample: hasTable || json.includes("€") };
}
