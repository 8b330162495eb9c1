import type { Entry, EntryText } from "~/domain/writer/entries/entry";
import { type Language, languages } from "~/i18n/languages";

type Names = Readonly<Record<Language, readonly string[]>>;

/** An entry with the names given and next to no text, for tests that only look for it. */
export function anEntry(names: Names, answers: Partial<EntryText["answers"]> = {}): Entry {
  const text = (language: Language): EntryText => ({
    names: names[language],
    title: names[language][0] ?? "",
    answers: { what: `What ${names[language][0]} is.`, ...answers },
    sections: [],
    inShort: `${names[language][0]} in short.`,
    next: "[Write to us](/contact).",
    description: "",
    sources: [],
  });
  const texts = Object.fromEntries(languages.map((language) => [language, text(language)]));
  return {
    theme: "documents",
    related: [],
    checked: "2026-11-22",
    reviewBy: "2027-11-22",
    in: texts as Record<Language, EntryText>,
  };
}

export const someEntries: Readonly<Record<string, Entry>> = {
  "nota-simple": anEntry({
    en: ["land registry extract", "nota simple"],
    es: ["nota simple", "nota informativa del registro", "extracto del registro"],
    ca: ["nota simple", "nota registral"],
    ru: ["выписка из реестра", "выписка nota simple"],
  }),
  "habitability-certificate": anEntry({
    en: ["habitability certificate", "certificate of habitability"],
    es: ["cédula de habitabilidad", "cédula"],
    ca: ["cèdula d’habitabilitat", "cèdula"],
    ru: ["свидетельство о пригодности для проживания", "сертификат пригодности для проживания"],
  }),
  "transfer-tax": anEntry({
    en: ["transfer tax", "itp"],
    es: ["impuesto de transmisiones", "itp"],
    ca: ["impost de transmissions", "itp"],
    ru: ["налог на передачу имущества", "itp"],
  }),
  "notary-costs": anEntry({
    en: ["notary fees", "notary costs"],
    es: ["gastos de notaría", "honorarios de notario"],
    ca: ["despeses de notaria"],
    ru: ["расходы на нотариуса", "услуги нотариуса"],
  }),
  "inherited-home": anEntry({
    en: ["selling an inherited home", "sell inherited property"],
    es: ["vender un piso heredado", "vender vivienda heredada", "vender piso herencia"],
    ca: ["vendre un pis heretat"],
    ru: ["продажа унаследованной квартиры", "продать квартиру по наследству"],
  }),
  "steps-of-selling": anEntry({
    en: ["sell a home", "selling a home", "steps of selling"],
    es: ["vender un piso", "vender casa", "pasos para vender"],
    ca: ["vendre un pis"],
    ru: ["продать квартиру", "продажа квартиры"],
  }),
  lift: anEntry({
    en: ["lift", "building without a lift"],
    es: ["ascensor", "piso sin ascensor"],
    ca: ["ascensor", "pis sense ascensor"],
    ru: ["лифт", "дом без лифта"],
  }),
};
