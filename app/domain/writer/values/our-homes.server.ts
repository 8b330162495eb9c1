import type { Db } from "~/db/database";
import { toldFloor } from "~/domain/listings/floor-names";
import type { Coordinates } from "~/domain/places/neighborhood";
import type { EnergyRating, PropertyType } from "~/domain/properties/property";
import { listedStatuses } from "~/domain/properties/property-search";
import type { Language } from "~/i18n/languages";

import { knownFeatures } from "./known-features";

/** A home on the public list as a writer may speak of it. Texts are in the article's language, or null. Money EUR, areas m². */
export type OurHome = {
  id: number;
  title: string | null;
  summary: string | null;
  place: string;
  isReserved: boolean;
  price: number;
  area: number;
  usefulArea: number | null;
  bedrooms: number;
  bathrooms: number;
  type: PropertyType;
  builtYear: number | null;
  renovatedYear: number | null;
  floor: number | null;
  totalFloors: number | null;
  hasLift: boolean;
  hasParking: boolean;
  hasStorage: boolean;
  /** Whether what is outside is a terrace: an advertisement that tells of balconies alone offers none. */
  hasTerrace: boolean;
  /** Empty where it is not known. */
  postalCode: string;
  point: Coordinates | null;
  energyRating: EnergyRating | null;
  /** kWh/m² and year */
  consumption: number | null;
  /** EUR a month */
  fees: number | null;
  features: readonly string[];
};

/** Homes for sale or reserved, in the order of our own pages. */
export async function listOurHomes(db: Db, language: Language): Promise<OurHome[]> {
  const rows = await db
    .selectFrom("properties as home")
    .leftJoin("property_translations as text", (join) =>
      join.onRef("text.property_id", "=", "home.id").on("text.language", "=", language),
    )
    .where("home.status", "in", [...listedStatuses])
    .orderBy("home.price", "desc")
    .orderBy("home.id")
    .select(["home.id", "source_language", "home.title as sourceTitle", "home.summary as sourceSummary"])
    .select(["text.title", "text.summary", "neighborhood", "status", "price", "area", "useful_area", "bedrooms"])
    .select([
      "bathrooms",
      "property_type",
      "built_year",
      "renovated_year",
      "floor",
      "floor_name",
      "total_floors",
      "has_elevator",
    ])
    .select(["has_parking", "has_storage", "energy_rating", "energy_consumption_kwh", "community_fees", "features"])
    .select(["home.description as sourceDescription", "postal_code", "latitude", "longitude"])
    .execute();
  return rows.map((row) => {
    const isOurLanguage = row.source_language === language;
    return {
      id: row.id,
      title: (isOurLanguage ? row.sourceTitle : row.title) || null,
      summary: (isOurLanguage ? row.sourceSummary : row.summary) || null,
      place: row.neighborhood,
      isReserved: row.status === "pending",
      price: row.price,
      area: row.area,
      usefulArea: row.useful_area,
      bedrooms: row.bedrooms,
      bathrooms: row.bathrooms,
      type: row.property_type,
      builtYear: row.built_year,
      renovatedYear: row.renovated_year,
      floor: toldFloor({ floor: row.floor, floorName: row.floor_name }),
      totalFloors: row.total_floors,
      hasLift: row.has_elevator === 1,
      hasParking: row.has_parking === 1,
      hasStorage: row.has_storage === 1,
      hasTerrace: tellsOfTerrace([row.sourceTitle, row.sourceSummary, row.sourceDescription].join(" ")),
      postalCode: row.postal_code,
      point:
        row.latitude === null || row.longitude === null ? null : { latitude: row.latitude, longitude: row.longitude },
      energyRating: row.energy_rating,
      consumption: row.energy_consumption_kwh,
      fees: row.community_fees,
      features: knownFeatures(row.features),
    };
  });
}

function tellsOfTerrace(text: string): boolean {
  return /terra[cçsz]|azotea|terrat|террас/iu.test(text);
}
