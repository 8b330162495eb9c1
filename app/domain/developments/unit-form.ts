import { tidyFeatures } from "~/domain/listings/feature-list";
import { isFeatureKey } from "~/domain/listings/features";
import type { FloorName } from "~/domain/listings/floor-names";
import type { Change } from "~/domain/listings/form";
import { roomLines } from "~/domain/listings/room-list";
import type { Room } from "~/domain/listings/rooms";
import { features as names } from "~/i18n/en/features";

import type { UnitStatus } from "./development";

/** Everything the agent enters about a unit. */
export type UnitValues = {
  name: string;
  floor: number;
  floorName: FloorName;
  bedrooms: number;
  bathrooms: number;
  /** Built m² without the terrace. */
  area: number;
  usefulArea: number | null;
  /** In the agent's order; empty where they are not given. */
  rooms: Room[];
  /** m²; 0 for none. */
  terrace: number;
  /** EUR without VAT and costs. */
  price: number;
  status: UnitStatus;
  features: string[];
};

export const unitFields = [
  ...([
    "name",
    "floor",
    "floorName",
    "bedrooms",
    "bathrooms",
    "area",
    "usefulArea",
    "terrace",
    "price",
    "status",
  ] as const),
  ...(["rooms", "features"] as const),
] as const satisfies (keyof UnitValues)[];
export type UnitField = (typeof unitFields)[number];

/** What stands in the fields; rooms and features one on a line. */
export type UnitTexts = Record<UnitField, string>;

/** A stored unit as its form needs it. `version` changes with every word of it. */
export type UnitForm = { id: number; version: string; values: UnitValues };

export const newUnit: UnitTexts = {
  ...{
    name: "",
    floor: "",
    floorName: "",
    bedrooms: "2",
    bathrooms: "1",
    area: "",
    usefulArea: "",
    terrace: "",
    price: "",
  },
  ...{ status: "available", rooms: "", features: "" },
};

export function unitTextsOf({ features, ...values }: UnitValues): UnitTexts {
  const number = (value: number | null) => (value === null ? "" : String(value));
  return {
    name: values.name,
    floor: number(values.floor),
    floorName: values.floorName,
    bedrooms: number(values.bedrooms),
    bathrooms: number(values.bathrooms),
    area: number(values.area),
    usefulArea: number(values.usefulArea),
    rooms: roomLines(values.rooms),
    terrace: number(values.terrace),
    price: number(values.price),
    status: values.status,
    features: features.map((each) => (isFeatureKey(each) ? names[`feature.${each}`] : each)).join("\n"),
  };
}

export function readUnitTexts(form: FormData): UnitTexts {
  const texts: UnitTexts = { ...newUnit };
  for (const field of unitFields) {
    const value = form.get(field);
    texts[field] = typeof value === "string" ? value.replaceAll("\r\n", "\n") : "";
  }
  return texts;
}

/** The features of a list that was typed, one on a line. */
export function readFeatureLines(text: string): string[] {
  return tidyFeatures(text.split("\n"));
}

/** What the page says about a unit that is not stored. */
export type UnitAnswer = {
  texts: UnitTexts;
  version: string | null;
  errors: Partial<Record<UnitField, string[]>>;
  /** Keys of the questions that were asked at their fields: saving again answers them. */
  asked: string[];
  /** Somebody else saved in between: what the two entered, and who changed what. */
  conflict: { mine: UnitTexts; theirs: UnitTexts; changes: Change<UnitField>[] } | null;
  /** Why it could not be stored, in words. */
  failure: string | null;
};
