import type { Db } from "~/db/database";
import { imageUrl } from "~/domain/listings/photo";
import { compose } from "~/domain/writer/compose";
import { type OurData, readOurData } from "~/domain/writer/our-data.server";
import { type Theme, themes } from "~/domain/writer/subject";
import type { Draft } from "~/domain/writer/writer";
import { type Language, languages } from "~/i18n/languages";
import { type SeedPhotos, seed } from "~/seed/seed.server";

export const today = new Date("2026-11-21T12:00:00Z");

/** The sample homes, neighbourhoods and developments that a new site starts with, without their pictures' files. */
export async function theSamples(db: Db): Promise<void> {
  let taken = 0;
  const picture = async () => {
    taken += 1;
    return {
      imageUrl: imageUrl({ name: taken.toString(16).padStart(24, "0"), width: 1600 }),
      width: 1600,
      height: 1067,
    };
  };
  const photos: SeedPhotos = { photo: picture, plan: picture };
  await seed(db, photos, today);
}

/** Keywords of each theme, as people type them, in the four languages. */
export const keywords: Record<Theme, readonly string[]> = {
  place: [
    "buy a flat in gracia",
    "vivir en el Eixample",
    "pisos en venda a Sarrià",
    "квартира в Педральбесе",
    "el Born Barcelona",
  ],
  costs: ["cost of buying a home in Barcelona", "ITP Cataluña 2026", "despeses de notaria", "налоги при покупке жилья"],
  mortgage: ["mortgage for non-residents", "hipoteca en Barcelona", "quina hipoteca puc demanar", "ипотека в Испании"],
  selling: [
    "sell my flat in Eixample",
    "vender un piso en Barcelona",
    "valoració del meu pis",
    "продать квартиру в Барселоне",
  ],
  "new-build": ["new build Barcelona", "obra nueva Poblenou", "habitatge nou", "новостройки Барселоны"],
  homes: [
    "penthouse with terrace Barcelona",
    "piso de 2 habitaciones menos de 700.000",
    "loft al Born",
    "трёхкомнатная квартира до 900 000 евро",
    "house with pool",
    "apartments for sale in Barcelona",
  ],
  documents: ["documents to buy a flat", "certificado energético", "contracte d'arres", "как купить квартиру пошагово"],
  viewing: ["viewing checklist", "qué mirar al visitar un piso", "visita a un pis", "просмотр квартиры чек-лист"],
  guide: ["Barcelona", "barrios de Barcelona", "on viure a Barcelona", "районы Барселоны", "xyz 123"],
};

export function drafted(data: OurData, language: Language, keyword: string, title = keyword): Draft {
  const composed = compose({ keyword, title, language }, data, today);
  if (!composed.ok) throw new Error(`No draft in ${language} for "${keyword}"`);
  return composed.draft;
}

/** Every draft of every sample keyword in every language. */
export async function everyDraft(db: Db) {
  const drafts = [];
  for (const language of languages) {
    const data = await readOurData(db, language);
    for (const theme of themes) {
      for (const keyword of keywords[theme])
        drafts.push({ language, theme, keyword, ...drafted(data, language, keyword) });
    }
  }
  return drafts;
}
