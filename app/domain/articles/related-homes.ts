import { homesOfPlace } from "./built-in/place-values";
import type { Subject } from "./built-in/subject";
import type { OurData, OurHome } from "./our-data.repository.server";
import type { HomesReason } from "./published-article";

const mostHomes = 3;

type Wish = { reason: HomesReason; isMet: (home: OurHome) => boolean };

/**
 * The homes to show under an article, three at most, and why these. Those that the agent chose go first. Else those that
 * have what the article names; where none has all of it, what weighs least is let go: the budget, the bedrooms, the
 * feature, the kind, the neighbourhood at last. An article that names nothing shows the newest.
 * @param data whose homes are those for sale or reserved, so that a draft or a sold home is never shown
 * @param chosen ids of the homes that the agent tied to the article
 */
export function relatedHomes(
  subject: Subject,
  data: OurData,
  chosen: readonly number[],
): { ids: number[]; reason: HomesReason } {
  const newestFirst = data.homes.toSorted((one, other) => other.id - one.id);
  const tied = chosen.filter((id) => newestFirst.some((home) => home.id === id));
  if (tied.length > 0) return { ids: tied.slice(0, mostHomes), reason: { kind: "chosen" } };

  const wishes = wishesOf(subject, data);
  for (let first = 0; first < wishes.length; first += 1) {
    for (let end = wishes.length; end > first; end -= 1) {
      const asked = wishes.slice(first, end);
      const fitting = newestFirst.filter((home) => asked.every(({ isMet }) => isMet(home)));
      const reason = asked[0]?.reason;
      if (reason && fitting.length > 0) return { ids: idsOf(fitting), reason };
    }
  }
  return { ids: idsOf(newestFirst), reason: { kind: "newest" } };
}

/** What an article asks of a home, the weightiest first. */
function wishesOf({ place, type, feature, bedrooms, budget }: Subject, data: OurData): Wish[] {
  const wishes: Wish[] = [];
  const named = data.places.find(({ slug }) => slug === place);
  if (named) {
    const { slug, name, locative } = named;
    const there = homesOfPlace(slug, data);
    wishes.push({ reason: { kind: "place", slug, name, locative }, isMet: (home) => there.includes(home) });
  }
  if (type) wishes.push({ reason: { kind: "type", type }, isMet: (home) => home.type === type });
  if (feature) wishes.push({ reason: { kind: "feature", feature }, isMet: (home) => home.features.includes(feature) });
  if (bedrooms !== null) wishes.push({ reason: { kind: "fitting" }, isMet: (home) => home.bedrooms >= bedrooms });
  if (budget) {
    const { from, to } = budget;
    const isMet = ({ price }: OurHome) => price >= (from ?? 0) && price <= (to ?? Infinity);
    wishes.push({ reason: { kind: "fitting" }, isMet });
  }
  return wishes;
}

function idsOf(homes: readonly OurHome[]): number[] {
  return homes.slice(0, mostHomes).map(({ id }) => id);
}
