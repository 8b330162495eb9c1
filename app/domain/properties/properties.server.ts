import type { Db } from "~/db/database";
import type { Language } from "~/i18n/languages";

import type { FoundHomes } from "./found-homes";
import { countHomes, listHomes, listHomesById, listHomesNear } from "./home-search.repository.server";
import type { HomeCard } from "./property";
import { everyHome, type HomeSearch, homesPerPage } from "./property-search";

export { countChoices } from "./choice-counts.server";
export { comparedHomes } from "./compared-homes.server";
export { findDraft as draftDetail, findHome as homeDetail, isPublicHome } from "./home-detail.repository.server";
export { mapHomes } from "./home-map.server";
export { longestCode, publicHomeByCode } from "./reference.server";
export { soldHomes } from "./sold-homes.server";
export { listHomeBlocks, listHomePages } from "./listed-pages.repository.server";

const shownSimilar = 3;

/** The homes for sale or reserved that fit a search, twelve a page. A page that is not there is the first one. */
export async function searchHomes(db: Db, language: Language, search: HomeSearch, now: Date): Promise<FoundHomes> {
  const total = await countHomes(db, search, now);
  const pages = Math.max(1, Math.ceil(total / homesPerPage));
  const page = search.page <= pages ? search.page : 1;
  return { homes: await listHomes(db, language, { ...search, page }, now), total, page, pages };
}

/** Whether there is any home to be seen in the list. */
export async function hasHomes(db: Db, now: Date): Promise<boolean> {
  return (await countHomes(db, everyHome, now)) > 0;
}

/** Up to three homes still for sale whose price is closest to this one's. */
export function similarHomes(db: Db, language: Language, id: number): Promise<HomeCard[]> {
  return listHomesNear(db, language, id, shownSimilar);
}

/** The public homes among these ids, in the order of the ids; those that are gone or drafts again are left out. */
export async function homesById(db: Db, language: Language, ids: readonly number[]): Promise<HomeCard[]> {
  const homes = new Map((await listHomesById(db, language, ids)).map((home) => [home.id, home]));
  return ids.map((id) => homes.get(id)).filter((home) => home !== undefined);
}
