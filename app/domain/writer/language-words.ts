import type { EnergyRating, PropertyType } from "~/domain/properties/property";

import type { OurDevelopment } from "./our-data.server";
import type { TableName } from "./section";

/** The columns that tables are made of. */
export type Column =
  | "home"
  | "place"
  | "price"
  | "area"
  | "perMetre"
  | "transferTax"
  | "notary"
  | "registry"
  | "loan"
  | "ownMoney"
  | "cash"
  | "slice"
  | "rate"
  | "newHomeTax"
  | "homes";

/** What a language does with numbers, kinds and table heads: everything that is smaller than a sentence. */
export type LanguageWords = {
  /** "six homes", from one up. */
  homes(count: number): string;
  /** "two of the six homes"; undefined where that would not be said: none, or only one home in all. */
  someOf(count: number, total: number): string | undefined;
  /** "in Gràcia", for a place whose own form is not known. */
  inPlace(name: string): string;
  /** How many of our homes fit what the keyword asks for, as a sentence. */
  fitting(count: number, total: number): string;
  /** "3 bedrooms, 2 bathrooms" */
  rooms(home: { bedrooms: number; bathrooms: number }): string;
  /** "3 bedrooms or more" */
  bedroomsOrMore(count: number): string;
  /** "2 to 4 bedrooms" */
  bedroomRange(from: number, to: number): string;
  /** "2 bedrooms (two homes)" */
  homesWithBedrooms(bedrooms: number, homes: number): string;
  type: Record<PropertyType, string>;
  state: Record<OurDevelopment["state"], string>;
  /** A home without a letter on its label. */
  rating(rating: EnergyRating): string;
  upTo(price: string): string;
  from(price: string): string;
  /** One slice of the tax scale, `to` undefined for the last one. */
  slice(from: string, to: string | undefined): string;
  reserved: string;
  column: Record<Column, string>;
  caption: Record<TableName, string>;
};
