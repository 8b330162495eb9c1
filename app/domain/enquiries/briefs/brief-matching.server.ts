import type { Db } from "~/db/database";
import { homesById } from "~/domain/properties/properties.server";

import { findMatchableHome, listFittingHomes } from "./brief-homes.repository.server";
import { type MatchingBrief, type MatchingHome, reasonsFor } from "./brief-match";
import { findBrief, listFittingBriefs } from "./brief.repository.server";

const shown = 20;

/**
 * The homes that fit a stored brief, by the rule that its sender saw: those for sale before the reserved ones, with most of
 * the wished features first, the less expensive before the dearer. None where the message is no brief.
 */
export async function homesForBrief(db: Db, enquiryId: number): Promise<MatchingHome[]> {
  const brief = await findBrief(db, enquiryId);
  if (!brief) return [];

  const fitting = await listFittingHomes(db, { brief, statuses: ["available", "pending"] }, shown);
  const reasons = new Map(
    fitting.flatMap((home) => {
      const why = reasonsFor(brief, home);
      return why ? [[home.id, why] as const] : [];
    }),
  );
  const cards = await homesById(db, "en", [...reasons.keys()]);
  return cards.flatMap((home) => {
    const why = reasons.get(home.id);
    return why ? [{ home, ...why }] : [];
  });
}

/**
 * The people who look for a home like this one: those of the last six months, no spam, of each person the newest brief
 * only. Who asked for most comes first, then who wrote last. A draft is matched too: the agent may know the buyer before
 * the home is published. Nobody is called about a sold one.
 */
export async function briefsForHome(db: Db, propertyId: number, now: Date): Promise<MatchingBrief[]> {
  const home = await findMatchableHome(db, propertyId);
  if (!home || home.status === "sold") return [];

  const sinceSixMonths = new Date(now);
  sinceSixMonths.setUTCMonth(sinceSixMonths.getUTCMonth() - 6);
  const fitting = await listFittingBriefs(db, home, { since: sinceSixMonths, limit: shown });
  return fitting.flatMap(({ brief, ...stored }) => {
    const why = reasonsFor(brief, home);
    return why ? [{ ...stored, timeline: brief.timeline ?? null, ...why }] : [];
  });
}
