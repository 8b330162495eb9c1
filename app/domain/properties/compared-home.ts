import type { FloorName } from "~/domain/listings/floor-names";

import type { EnergyRating, HomeCard } from "./property";

/** A home as it stands beside others. */
export type ComparedHome = HomeCard & {
  /** m² within the walls. */
  usefulArea: number | null;
  /** As counted in Spain: 0 is the ground floor. */
  floor: number | null;
  /** What the floor is called; empty where it has only a number. */
  floorName: FloorName;
  totalFloors: number | null;
  hasElevator: boolean;
  energyRating: EnergyRating | null;
  /** EUR a month. */
  communityFees: number | null;
};
