import type { OurPlace } from "~/domain/writer/values/our-data.server";

import type { ArticleSubject } from "./article-subject";
import type { HomesReason } from "./published-article";
import type { HomeNeeds, HomeSearcher } from "./related-homes.repository.server";

const mostHomes = 3;

export type RelatedHomes = { ids: number[]; reason: HomesReason };

type Wish = { reason: HomesReason; needs: HomeNeeds };

/**
 * The homes to show under an article, three at most, and why these. Those that the agent chose go first. Else those that
 * have what the article names; where none has all of it, what weighs least is let go: the budget, the bedrooms, the
 * feature, the kind, the neighbourhood at last. An article that names nothing shows the newest. Only homes for sale or
 * reserved are shown.
 * @param chosen ids of the homes that the agent tied to the article, those for sale or reserved
 */
export async function relatedHomes(
  newest: HomeSearcher,
  subject: ArticleSubject,
  places: readonly OurPlace[],
  chosen: readonly number[],
): Promise<RelatedHomes> {
  if (chosen.length > 0) return { ids: chosen.slice(0, mostHomes), reason: { kind: "chosen" } };

  const wishes = listWishes(subject, places);
  for (let first = 0; first < wishes.length; first += 1) {
    for (let end = wishes.length; end > first; end -= 1) {
      const asked = wishes.slice(first, end);
      const reason = asked[0]?.reason;
      const needs = asked.reduce<HomeNeeds>((all, wish) => ({ ...all, ...wish.needs }), {});
      const ids = await newest(needs, mostHomes);
      if (reason && ids.length > 0) return { ids, reason };
    }
  }
  return { ids: await newest({}, mostHomes), reason: { kind: "newest" } };
}

/** What an article asks of a home, the weightiest first. */
function listWishes(
  { place, type, features: [feature], bedrooms, budget }: ArticleSubject,
  places: readonly OurPlace[],
): Wish[] {
  const wishes: Wish[] = [];
  const named = places.find(({ slug }) => slug === place);
  if (named) {
    const { slug, name, locative } = named;
    const there = places.filter((each) => each.slug === slug || each.inside === slug).map((each) => each.slug);
    wishes.push({ reason: { kind: "place", slug, name, locative }, needs: { places: there } });
  }
  if (type) wishes.push({ reason: { kind: "type", type }, needs: { type } });
  if (feature) wishes.push({ reason: { kind: "feature", feature }, needs: { feature } });
  if (bedrooms !== null) wishes.push({ reason: { kind: "fitting" }, needs: { bedrooms } });
  if (budget) wishes.push({ reason: { kind: "fitting" }, needs: { budget } });
  return wishes;
}
