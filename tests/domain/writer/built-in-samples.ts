import type { Db } from "~/db/database";
import { compose } from "~/domain/writer/article/compose";
import { entries } from "~/domain/writer/entries/all-entries";
import { type OurData, readOurData } from "~/domain/writer/values/our-data.server";
import type { Draft } from "~/domain/writer/writer";
import { type Language, languages } from "~/i18n/languages";

import { seededAt } from "../../support/samples";

export { theSamples } from "../../support/samples";
export const today = seededAt;

/** Keywords of what is told from our own rows, as people type them, each in its language. */
export const ofOurRows: Record<Language, readonly string[]> = {
  en: [
    "buy a home in gracia",
    "penthouse with terrace Barcelona",
    "house with pool",
    "living in the Gothic Quarter",
    "price per square metre in the Eixample",
  ],
  es: [
    "vivir en el Eixample",
    "piso de 2 habitaciones menos de 700.000",
    "el Born Barcelona",
    "comprar piso en Pedralbes",
  ],
  ca: ["pisos en venda a Sarrià", "loft al Born", "viure a la Barceloneta", "preu metre quadrat Gràcia"],
  ru: [
    "квартира в Педральбесе",
    "трёхкомнатная квартира до 900 000 евро",
    "жить в Готическом квартале",
    "лофт в Борне",
  ],
};

/** Every kind of keyword that the writer can answer: of our rows, and each entry by its usual name. */
export function keywordsIn(language: Language): string[] {
  return [...ofOurRows[language], ...Object.values(entries).flatMap((entry) => entry.in[language].names[0] ?? [])];
}

export function drafted(
  data: OurData,
  language: Language,
  keyword: string,
  title = keyword,
  store: Parameters<typeof compose>[3] = entries,
): Draft {
  const composed = compose({ keyword, title, language }, data, today, store);
  if (!composed.ok) throw new Error(`No draft in ${language} for "${keyword}"`);
  return composed.draft;
}

/** Of those, the ones of our rows and some of the entries: enough to see what other rows do to them. */
export function fewKeywordsIn(language: Language): string[] {
  return keywordsIn(language).filter((_, place) => place < 5 || place % 11 === 0);
}

type WrittenDraft = Draft & { language: Language; keyword: string };

/** A draft for each of the keywords in every language. */
export async function draftsOf(db: Db, keywords: (language: Language) => string[]): Promise<WrittenDraft[]> {
  const drafts: WrittenDraft[] = [];
  for (const language of languages) {
    const data = await readOurData(db, language);
    for (const keyword of keywords(language)) {
      drafts.push({ language, keyword, ...drafted(data, language, keyword) });
    }
  }
  return drafts;
}

let written: Promise<WrittenDraft[]> | undefined;

/** Every kind of draft over the samples, written once for all tests of a file. */
export function everyDraft(db: Db): Promise<WrittenDraft[]> {
  return (written ??= draftsOf(db, keywordsIn));
}
