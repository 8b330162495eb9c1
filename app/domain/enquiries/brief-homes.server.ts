import type { Db } from "~/db/database";
import type { SearchFeatureKey } from "~/domain/properties/features";
import { homesById } from "~/domain/properties/properties.server";
import type { HomeCard } from "~/domain/properties/property";
import type { Language } from "~/i18n/languages";

import { listMatchableHomes } from "./brief-homes.repository.server";
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
  const fitting = (await listMatchableHomes(db, ["available"]))
    .map((home) => ({ ...home, match: matches(brief, home) }))
    .filter(({ match }) => match.fits)
    .toSorted(
      (one, other) =>
        other.match.features.length - one.match.features.length || one.price - other.price || one.id - other.id,
    );
  const shown = fitting.slice(0, shownHomes);
  const cards = await homesById(
    db,
    language,
    shown.map(({ id }) => id),
  );
  const wished = new Map(shown.map(({ id, match }) => [id, match.features]));
  return { homes: cards.map((home) => ({ home, features: wished.get(home.id) ?? [] })), total: fitting.length };
}
