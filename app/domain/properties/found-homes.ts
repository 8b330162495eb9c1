import type { HomeCard } from "./property";

/** What a search found. */
export type FoundHomes = {
  /** The homes of one page. */
  homes: HomeCard[];
  /** How many fit on all pages together. */
  total: number;
  /** The page these homes are on, from 1. */
  page: number;
  /** At least 1. */
  pages: number;
};
