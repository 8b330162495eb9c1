import { describe, expect, test } from "vitest";

import { entries } from "~/domain/writer/entries/all-entries";
import type { AskedFor } from "~/domain/writer/entries/entry";
import { findEntries } from "~/domain/writer/entries/find-entries";
import { type Language, languages } from "~/i18n/languages";

import { someEntries } from "./entries-for-tests";

const find = (keyword: string, language: Language = "es", title = "") =>
  findEntries(keyword, title, language, someEntries);

test("a sale named from both sides is a purchase to whoever reads in Russian", () => {
  const keyword = "этапы сделки купли-продажи квартиры в испании";
  expect(findEntries(keyword, "", "ru", entries)?.first.key).toBe("steps-of-buying");
});

describe("an entry is found by", () => {
  const ways: [way: string, keyword: string, language: Language, key: string][] = [
    ["its name", "nota simple", "es", "nota-simple"],
    ["its name in another language", "land registry extract", "ru", "nota-simple"],
    ["another of its names", "extracto del registro", "es", "nota-simple"],
    ["its name without accents", "cedula de habitabilidad", "es", "habitability-certificate"],
    ["its name in capitals", "CÈDULA D'HABITABILITAT", "ca", "habitability-certificate"],
    ["a plural", "cédulas de habitabilidad", "es", "habitability-certificate"],
    ["a Russian case", "выписку из реестра заказать", "ru", "nota-simple"],
    ["another order of words", "habitability: which certificate", "en", "habitability-certificate"],
    ["a letter too few", "cédula de habitablidad", "es", "habitability-certificate"],
    ["a wrong letter", "cédula de habitavilidad", "es", "habitability-certificate"],
    ["two letters that changed places", "habitabiltiy certificate", "en", "habitability-certificate"],
    ["its short name alone", "itp 2026 cataluña", "es", "transfer-tax"],
    ["the more exact of two names", "vender piso heredado con hermanos", "es", "inherited-home"],
    ["the general one where nothing more is said", "vender mi piso", "es", "steps-of-selling"],
    ["words around it", "подняться без лифта", "ru", "lift"],
  ];
  test.for(ways)("%s", ([, keyword, language, key]) => {
    expect(find(keyword, language)?.first.key).toBe(key);
  });
});

test("nothing is found for what no entry is about", () => {
  for (const keyword of ["alquiler de coches", "recipe for paella", "🏠🏠", "qué es y cómo", "nota de prensa", "x"]) {
    expect(find(keyword, "es", keyword), keyword).toBeUndefined();
  }
});

test("what nearly every keyword names besides is not its subject", () => {
  const subjects: [string, Language, string][] = [
    ["cancelar hipoteca registralmente gastos notaria", "es", "cancelling-a-mortgage"],
    ["selling a flat with a mortgage costs", "en", "selling-with-a-mortgage"],
    ["costs of buying a flat", "en", "costs-of-buying"],
    ["cuánto tarda el registro de la propiedad en inscribir una compraventa", "es", "land-registry"],
  ];
  for (const [keyword, language, key] of subjects)
    expect(findEntries(keyword, keyword, language, entries)?.first.key, keyword).toBe(key);
});

test("the name of a place of ours is no other word written wrong", () => {
  expect(find("living in Les Corts", "en")?.first.key).not.toBe("living-costs-of-a-home");
});

test("the title helps only where the keyword says nothing", () => {
  expect(find("Barcelona 2026", "es", "La nota simple")?.first.key).toBe("nota-simple");
  expect(find("alquiler de coches", "es", "La nota simple")).toBeUndefined();
});

test("two things that a keyword names are both found, the one named more exactly first", () => {
  const found = find("nota simple y gastos de notaría del registro", "es");
  expect([found?.first.key, ...(found?.others.map(({ key }) => key) ?? [])]).toEqual(
    expect.arrayContaining(["nota-simple", "notary-costs"]),
  );
});

describe("what is asked is read from the words that do not name the thing", () => {
  const questions: [string, Language, AskedFor][] = [
    ["nota simple", "es", "what"],
    ["cuánto cuesta una nota simple", "es", "cost"],
    ["nota simple precio", "es", "cost"],
    ["cuánto tarda la cédula de habitabilidad", "es", "time"],
    ["quién paga el impuesto de transmisiones", "es", "who"],
    ["cómo pedir la nota simple", "es", "how"],
    ["quant triga la cèdula d’habitabilitat", "ca", "time"],
    ["qui paga l’impost de transmissions", "ca", "who"],
    ["how much is transfer tax", "en", "cost"],
    ["who pays notary fees", "en", "who"],
    ["how to get a nota simple", "en", "how"],
    ["notary fees", "en", "what"],
    ["сколько стоит выписка из реестра", "ru", "cost"],
    ["кто платит налог на передачу имущества", "ru", "who"],
    ["как получить выписку из реестра", "ru", "how"],
    ["срок действия выписки из реестра", "ru", "time"],
    ["cuánto se paga a Hacienda por vender un piso heredado", "es", "tax"],
    ["vender piso heredado impuestos", "es", "tax"],
    ["how much tax when selling an inherited flat", "en", "tax"],
    ["quins impostos té vendre un pis heretat", "ca", "tax"],
    ["какой налог при продаже унаследованной квартиры", "ru", "tax"],
    ["impuesto de transmisiones calculadora", "es", "calculation"],
    ["calcular l’impost de transmissions", "ca", "calculation"],
    ["transfer tax calculator", "en", "calculation"],
    ["налог на передачу имущества калькулятор", "ru", "calculation"],
    ["quan es paga l’impost de transmissions", "ca", "when"],
    ["cuándo se paga el impuesto de transmisiones", "es", "when"],
    ["when is transfer tax paid", "en", "when"],
    ["когда платят налог на передачу имущества", "ru", "when"],
    ["nota simple requisitos", "es", "conditions"],
    ["требования к выписке из реестра", "ru", "conditions"],
    ["do I need a nota simple", "en", "must"],
    ["can I buy without a habitability certificate", "en", "must"],
    ["hace falta nota simple", "es", "must"],
    ["es obligatòria la cèdula d’habitabilitat", "ca", "must"],
    ["нужна ли выписка из реестра", "ru", "must"],
    ["documentos para la cédula de habitabilidad", "es", "papers"],
    ["quins documents calen per a la cèdula d’habitabilitat", "ca", "papers"],
    ["vender piso heredado pasos", "es", "how"],
    ["passos per vendre un pis heretat", "ca", "how"],
    ["ascensor ventajas e inconvenientes", "es", "worth"],
    ["pros i contres d’un pis sense ascensor", "ca", "worth"],
    ["стоит ли покупать квартиру без лифта", "ru", "worth"],
    ["nota simple modelo de carta", "es", "model"],
    ["selling an inherited home pitfalls", "en", "pitfalls"],
    ["vender piso heredado riesgos", "es", "pitfalls"],
  ];
  test.for(questions)("%s", ([keyword, language, asked]) => {
    expect(find(keyword, language)?.asked).toBe(asked);
  });
});

describe("whoever buys is not told what whoever sells pays", () => {
  test.for<[string, Language]>([
    ["taxes on buying a flat", "en"],
    ["tax on buying a house in barcelona", "en"],
    ["impuestos al comprar un piso", "es"],
    ["impostos per comprar un pis", "ca"],
    ["налоги при покупке жилья", "ru"],
  ])("%s", ([keyword, language]) => {
    expect(findEntries(keyword, "", language, entries)?.first.key).toBe("transfer-tax");
  });
});

describe("whoever asks for the best time to sell is told when", () => {
  test.for<[string, Language]>([
    ["best time to sell an apartment in barcelona", "en"],
    ["mejor época para vender un piso", "es"],
    ["millor epoca per vendre un pis", "ca"],
    ["когда лучше продавать квартиру", "ru"],
  ])("%s", ([keyword, language]) => {
    expect(findEntries(keyword, "", language, entries)).toMatchObject({
      first: { key: "time-to-sell" },
      asked: "when",
    });
  });
});

test("every entry is found by each of its names", () => {
  const names = Object.entries(entries).flatMap(([key, entry]) =>
    languages.flatMap((language) => entry.in[language].names.map((name) => ({ key, language, name }))),
  );
  const lost = names.filter(({ key, language, name }) => findEntries(name, name, language, entries)?.first.key !== key);
  expect(lost).toEqual([]);
}, 60_000);
