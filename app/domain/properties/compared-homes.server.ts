import type { Db } from "~/db/database";
import type { Language } from "~/i18n/languages";

import type { ComparedHome } from "./compared-home";
import { selectCards, toCard } from "./home-card.repository.server";
import { publicStatuses } from "./property-search";

/** The public homes among these ids with what they are compared by, in the order of the ids; those that are gone are left out. */
export async function comparedHomes(db: Db, language: Language, ids: readonly number[]): Promise<ComparedHome[]> {
  if (ids.length === 0) return [];
  const rows = await selectCards(db, language)
    .select(["home.useful_area", "home.floor", "home.floor_name", "home.total_floors", "home.has_elevator"])
    .select(["home.energy_rating", "home.community_fees"])
    .where("home.id", "in", ids)
    .where("home.status", "in", [...publicStatuses])
    .execute();
  const homes = new Map(
    rows.map((row) => [
      row.id,
      {
        ...toCard(row, language),
        usefulArea: row.useful_area,
        floor: row.floor,
        floorName: row.floor_name,
        totalFloors: row.total_floors,
        hasElevator: row.has_elevator === 1,
        energyRating: row.energy_rating,
        communityFees: row.community_fees,
      },
    ]),
  );
  return ids.map((id) => homes.get(id)).filter((home) => home !== undefined);
}
