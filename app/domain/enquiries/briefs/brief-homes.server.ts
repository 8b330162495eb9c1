import type { Db } from "~/db/database";
import type { SearchFeatureKey } from "~/domain/listings/features";
import { homesById } from "~/domain/properties/properties.server";
import type { HomeCard } from "~/domain/properties/property";
import type { Language } from "~/i18n/languages";

import { countFittingHomes, listFittingHomes } from "./brief-homes.repository.server";
import { matches, type SearchBrief } from "./search-brief";

const shownHomes = 6;

export type BriefHomes = {
  /** The best of those that fit, each with the wished features that it has. */
  homes: { home: HomeCard; features: SearchFeatureKey[] }[];
  /** How many fit in all. */
  total: number;
};

/** The available homes that fit a brief: those with most of the wished features first, the less expensive before the dearer. */
export async function homesThatFit(db: Db, language: Language, brief: SearchBrief): Promise<BriefHomes> {
  const choice = { brief, statuses: ["available"] } as const;
  const [total, fitting] = await Promise.all([countFittingHomes(db, choice), listFittingHomes(db, choice, shownHomes)]);
  const wished = new Map(fitting.map((home) => [home.id, matches(brief, home).features]));
  const cards = await homesById(db, language, [...wished.keys()]);
  return { homes: cards.map((home) => ({ home, features: wished.get(home.id) ?? [] })), total };
}
