import { readId } from "~/domain/fields/address-number";

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

/** The homes of a list that was sent on, `1,5,9`: each once, 50 at most; what is no id is left out. */
export function readSharedHomes(text: string): Favourites {
  const ids = text.slice(0, 1000).split(",").map(readId);
  return [...new Set(ids.filter((id) => id !== undefined))].slice(0, mostFavourites);
}

/** Homes as they stand in an address. */
export function sharedHomes(ids: Favourites): string {
  return ids.join(",");
}

/** Saves several homes before those that are saved already, as many as there is room for. */
export function addFavourites(favourites: Favourites, ids: Favourites): Favourites {
  return [...ids.filter((id) => !favourites.includes(id)).slice(0, mostFavourites - favourites.length), ...favourites];
}

type Toggled = { outcome: "added" | "removed" | "full"; favourites: Favourites };

/** Saves a home that is not saved and removes one that is; a full list stays as it is. */
export function toggleFavourite(favourites: Favourites, id: number): Toggled {
  if (favourites.includes(id)) return { outcome: "removed", favourites: favourites.filter((each) => each !== id) };
  if (favourites.length >= mostFavourites) return { outcome: "full", favourites };
  return { outcome: "added", favourites: [id, ...favourites] };
}
