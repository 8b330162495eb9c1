import { roomKinds } from "~/domain/listings/rooms";
import type { PropertyType } from "~/domain/properties/property";

/** What is of the home as a room is. */
export const homeParts = ["roof-terrace", "garden", "pool"] as const;

/** What a photo can show, as the person says who sees it: a room, what belongs to the home, or the home as a whole. */
export const photoSubjects = [...roomKinds, ...homeParts, "facade", "view", "home"] as const;
export type PhotoSubject = (typeof photoSubjects)[number];

/** What the record knows of a home that a picture of it can be named by. Areas m²; null where it is not known. */
export type PicturedHome = {
  type: PropertyType;
  bedrooms: number;
  area: number;
  /** By the Spanish count; 0 is the ground floor. */
  floor: number | null;
  /** "in Gràcia", with article and case of the language; empty where nobody wrote it. */
  locative: string;
  /** Letters of the energy certificate. */
  consumption: string | null;
  emissions: string | null;
};

/** What the record knows of a development that its pictures can be named by. */
export type PicturedBuilding = {
  name: string;
  /** "in Gràcia", as of a home. */
  locative: string;
};

/** A unit, whose drawing is named by it. Areas m². */
export type PicturedUnit = Pick<PicturedBuilding, "name"> & {
  unit: string;
  bedrooms: number;
  area: number;
  /** By the Spanish count; 0 is the ground floor, null where its name says more than its number. */
  floor: number | null;
};
