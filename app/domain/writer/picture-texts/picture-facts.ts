import { type RoomKind, roomKinds } from "~/domain/listings/rooms";
import type { PropertyType } from "~/domain/properties/property";

/** What a photo can show, as the person says who sees it: a room, what belongs to the home, or the home as a whole. */
export const photoSubjects = [...roomKinds, "roof-terrace", "garden", "pool", "facade", "view", "home"] as const;
export type PhotoSubject = (typeof photoSubjects)[number];
/** What is of the home as a room is. */
export type PartOfHome = RoomKind | "roof-terrace" | "garden" | "pool";

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

/** How a language names what a picture shows: one phrase each, no sentence. */
export type PictureWords = {
  /** `part` in the language, with a capital. */
  part: (part: string, home: PicturedHome) => string;
  parts: Readonly<Record<Exclude<PartOfHome, RoomKind>, string>>;
  facade: (home: PicturedHome) => string;
  view: (home: PicturedHome) => string;
  home: (home: PicturedHome) => string;
  /** `area` is written out; null where it is not known. `floor` is left out for a house. */
  plan: (home: PicturedHome, area: string | null, floor: number | null) => string;
  label: (home: PicturedHome) => string;
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

/** How a language names what a picture of a development shows, and what is said of a unit beside its plan. */
export type BuildingWords = {
  /** A room is that of one of its homes. `room` with a capital. */
  room: (room: string, building: PicturedBuilding) => string;
  /** What may be everybody's or of one home: a garden, a pool. */
  part: (part: string, building: PicturedBuilding) => string;
  facade: (building: PicturedBuilding) => string;
  view: (building: PicturedBuilding) => string;
  whole: (building: PicturedBuilding) => string;
  unit: (unit: PicturedUnit) => string;
  bedrooms: (count: number) => string;
  floor: (floor: number) => string;
};
