import type { Language } from "~/i18n/languages";

import type { SquareName } from "./map-square";

/** A home with a pin of its own: WGS84 degrees, as exact as its address may be shown. */
export type MappedHome = {
  id: number;
  title: string;
  /** The language the title is really in. */
  textLanguage: Language;
  /** EUR */
  price: number;
  latitude: number;
  longitude: number;
};

/** Several homes that lie too close together for a pin each. */
export type MappedGroup = {
  square: SquareName;
  homes: number;
  /** The lowest price among them, EUR. */
  from: number;
  /** Those of them on the page of the list. */
  onPage: number[];
  /** Their middle, as rounded as the pin of a home whose address is not shown. */
  latitude: number;
  longitude: number;
};

/** All homes that a search found, for the map beside the list. */
export type HomeMap = {
  homes: MappedHome[];
  groups: MappedGroup[];
  /** How many have no place within the map. */
  unplaced: number;
};

/** Up to so many homes get a pin each, wherever they lie: as many as a page of the list. */
export const mostSinglePins = 12;
/** Above so many marks, larger squares are taken. The largest ones cannot be more. */
export const mostMarks = 150;
