import type { Photo } from "~/domain/listings/photo";

import type { Completion } from "./completion";
import type { Availability, ConstructionState } from "./development";

/** A development in the agent's list. */
export type ListedDevelopment = {
  id: number;
  slug: string;
  name: string;
  neighborhood: string;
  isPublished: boolean;
  isFeatured: boolean;
  constructionState: ConstructionState;
  completion: Completion;
  totalUnits: number;
  availability: Availability;
  /** EUR; null where nothing can be bought now. */
  priceFrom: number | null;
  photo: Photo | null;
};

export const listedDevelopmentsPerPage = 20;

/** A page of the developments, the newest first. */
export type DevelopmentList = {
  developments: ListedDevelopment[];
  /** How many there are on all pages together. */
  total: number;
  /** The page these are on, from 1. */
  page: number;
};
