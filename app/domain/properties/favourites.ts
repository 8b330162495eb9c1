/** How many homes a visitor can save. */
export const mostFavourites = 50;

/** Ids of the saved homes, the last saved first. */
export type Favourites = readonly number[];

/** What a page that shows homes needs to let visitors save them. */
export type Saving = {
  ids: Favourites;
  /** Where saving leads back to: path and query of the page, without language. */
  from: string;
};

/**
 * A list of ids out of anything: whatever is no list of different positive whole numbers, 50 at most, is no list of ours
 * and counts as empty.
 */
export function readFavourites(value: unknown): Favourites {
  if (!Array.isArray(value) || value.length > mostFavourites) return [];
  const ids = value.filter((id): id is number => Number.isSafeInteger(id) && id > 0);
  return ids.length === value.length && new Set(ids).size === ids.length ? ids : [];
}

type Toggled = { outcome: "added" | "removed" | "full"; favourites: Favourites };

/** Saves a home that is not saved and removes one that is; a full list stays as it is. */
export function toggleFavourite(favourites: Favourites, id: number): Toggled {
  if (favourites.includes(id)) return { outcome: "removed", favourites: favourites.filter((each) => each !== id) };
  if (favourites.length >= mostFavourites) return { outcome: "full", favourites };
  return { outcome: "added", favourites: [id, ...favourites] };
}
