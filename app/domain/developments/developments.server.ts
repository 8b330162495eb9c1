import type { Db } from "~/db/database";
import type { Language } from "~/i18n/languages";

import {
  type DevelopmentCard,
  type DevelopmentDetail,
  developmentsPerPage,
  type DevelopmentUnit,
  type FoundDevelopments,
} from "./development";
import { countPublished, listPublished } from "./development-card.repository.server";
import { findPublished, findUnitPlace } from "./development.repository.server";

export { listDevelopmentBlocks, listDevelopmentPages } from "./development-pages.repository.server";

/** One page of the published developments, the featured ones first. A page that is not there is the first one. */
export async function searchDevelopments(
  db: Db,
  language: Language,
  wished: number,
  now: Date,
): Promise<FoundDevelopments> {
  const total = await countPublished(db);
  const pages = Math.max(1, Math.ceil(total / developmentsPerPage));
  const page = wished <= pages ? wished : 1;
  const cut = { most: developmentsPerPage, from: (page - 1) * developmentsPerPage };
  return { developments: await listPublished(db, language, cut, now), total, page, pages };
}

/** The published developments that stand first in the list. */
export function firstDevelopments(db: Db, language: Language, most: number, now: Date): Promise<DevelopmentCard[]> {
  return listPublished(db, language, { most, from: 0 }, now);
}

/** A published development with its units; `undefined` for a draft and for a slug that nobody has. */
export function findDevelopment(
  db: Db,
  language: Language,
  slug: string,
  now: Date,
): Promise<DevelopmentDetail | undefined> {
  return findPublished(db, language, slug, now);
}

/** A development that visitors do not see yet, with all that its page will show: for the staff alone. */
export async function draftDevelopment(
  db: Db,
  language: Language,
  id: number,
  now: Date,
): Promise<DevelopmentDetail | undefined> {
  const row = await db.selectFrom("developments").select("slug").where("id", "=", id).executeTakeFirst();
  return row && findPublished(db, language, row.slug, now, false);
}

/** Whether a unit has a public page. */
export async function isPublicUnit(db: Db, unitId: number): Promise<boolean> {
  return (await findUnitPlace(db, unitId)) !== undefined;
}

/** A unit where it is listed without its building around it. */
export type SavedUnit = { unit: DevelopmentUnit; development: Pick<DevelopmentDetail, "slug" | "name" | "location"> };

/** The public units among these ids, in the order of the ids; those that are gone or unpublished are left out. */
export async function unitsById(db: Db, language: Language, ids: readonly number[], now: Date): Promise<SavedUnit[]> {
  const buildings = new Map<string, DevelopmentDetail>();
  const found: SavedUnit[] = [];
  for (const id of ids) {
    const place = await findUnitPlace(db, id);
    if (!place) continue;
    const building = buildings.get(place.slug) ?? (await findPublished(db, language, place.slug, now));
    const unit = building?.units.find((each) => each.id === id);
    if (!building || !unit) continue;
    buildings.set(place.slug, building);
    const { slug, name, location } = building;
    found.push({ unit, development: { slug, name, location } });
  }
  return found;
}
