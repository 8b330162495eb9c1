import type { Db } from "~/db/database";
import { type Quarter, readQuarter } from "~/domain/developments/completion";
import { type ConstructionState, lowestPrice } from "~/domain/developments/development";
import { lacksWorksLicence } from "~/domain/developments/works-licence";
import { isFeatureKey } from "~/domain/listings/features";
import type { Coordinates } from "~/domain/places/neighborhood";
import type { WalkingTimes } from "~/domain/places/walking-times";
import type { EnergyRating, PropertyType } from "~/domain/properties/property";
import { listedStatuses } from "~/domain/properties/property-search";
import type { Language } from "~/i18n/languages";

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

export type OurPlace = {
  slug: string;
  inside: string | null;
  name: string;
  /** "in …" with the article and case of the language; may be empty. */
  locative: string;
  tagline: string;
  paragraphs: readonly string[];
  /** Its names in all languages, by which a keyword can mean it. */
  names: readonly string[];
  center: { latitude: number; longitude: number };
  walk: WalkingTimes;
};

/** A home in a new building that can still be bought. Money EUR without VAT, areas m². */
export type OurUnit = {
  name: string;
  floor: number;
  bedrooms: number;
  bathrooms: number;
  area: number;
  usefulArea: number | null;
  /** 0 for none. */
  terrace: number;
  price: number;
  features: readonly string[];
};

/** A new building with homes to be bought. Money EUR without VAT, shares in per cent. */
export type OurDevelopment = {
  slug: string;
  name: string;
  place: string;
  /** Of the cheapest home that can still be bought. */
  priceFrom: number;
  /** Of the dearest one; of those that are listed, where any is. */
  priceTo: number;
  /** Those that are listed and free, the cheapest first. A building may have more. */
  units: readonly OurUnit[];
  state: ConstructionState;
  /** When the works end, or ended. */
  quarter: Quarter | null;
  licence: string;
  /** A date. */
  licenceExpires: string | null;
  bedrooms: { from: number; to: number };
  energyRating: EnergyRating | null;
  hasParking: boolean;
  /** Of the building, or of a home in it that can still be bought. */
  features: readonly string[];
  reservation: number | null;
  downPayment: number;
  hasFlexiblePlan: boolean;
};

/** Everything of ours that the built-in writer may tell, in one language. */
export type OurData = {
  homes: readonly OurHome[];
  places: readonly OurPlace[];
  developments: readonly OurDevelopment[];
};

/** Homes for sale or reserved, neighbourhoods and published developments, each in the order of our own pages. */
export async function readOurData(db: Db, language: Language): Promise<OurData> {
  const [homes, places, developments] = await Promise.all([
    listOurHomes(db, language),
    listOurPlaces(db, language),
    listOurDevelopments(db),
  ]);
  return { homes, places, developments };
}

async function listOurHomes(db: Db, language: Language): Promise<OurHome[]> {
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
    .select(["bathrooms", "property_type", "built_year", "renovated_year", "floor", "total_floors", "has_elevator"])
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
      floor: row.floor,
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
      features: readFeatures(row.features),
    };
  });
}

function tellsOfTerrace(text: string): boolean {
  return /terra[cçsz]|azotea|terrat|террас/iu.test(text);
}

function readFeatures(json: string): string[] {
  const read: unknown = JSON.parse(json);
  return Array.isArray(read) ? read.filter(isFeatureKey) : [];
}

/** Every neighbourhood in the order of our own pages. */
export async function listOurPlaces(db: Db, language: Language): Promise<OurPlace[]> {
  const rows = await db
    .selectFrom("neighborhoods as place")
    .innerJoin("neighborhood_texts as text", "text.neighborhood", "place.slug")
    .orderBy("place.position")
    .select(["slug", "inside", "latitude", "longitude", "language", "name", "locative", "tagline", "description"])
    .select(["walk_to_metro as metro", "walk_to_school as school", "walk_to_market as market"])
    .execute();
  return rows
    .filter((row) => row.language === language)
    .map(({ slug, inside, latitude, longitude, name, locative, tagline, description, ...walk }) => ({
      slug,
      inside,
      name,
      locative,
      tagline,
      paragraphs: description.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== ""),
      names: rows.filter((other) => other.slug === slug).map((other) => other.name),
      center: { latitude, longitude },
      walk: { metro: walk.metro, school: walk.school, market: walk.market },
    }));
}

/** Without those that nothing can be bought of, and those that may not be advertised for want of their licence. */
async function listOurDevelopments(db: Db): Promise<OurDevelopment[]> {
  const rows = await db
    .selectFrom("developments")
    .where("is_published", "=", 1)
    .orderBy("price_from")
    .orderBy("id")
    .select(["id", "slug", "name", "neighborhood", "price_from", "price_to", "construction_state"])
    .select("completion_quarter")
    .select(["works_licence", "works_licence_expires", "bedrooms_from", "bedrooms_to", "energy_rating", "features"])
    .select(["has_parking", "reservation_percent", "minimum_down_payment_percent", "has_flexible_payment_plan"])
    .execute();
  const units = await db
    .selectFrom("development_units")
    .where(
      "development_id",
      "in",
      rows.map(({ id }) => id),
    )
    .orderBy("price")
    .orderBy("display_order")
    .select(["development_id", "status", "price", "features", "name", "floor", "bedrooms", "bathrooms"])
    .select(["area", "useful_area", "terrace"])
    .execute();
  return rows.flatMap((row) => {
    const own = units.filter((unit) => unit.development_id === row.id);
    const priceFrom = lowestPrice(own, row.price_from);
    const [state, licence] = [row.construction_state, row.works_licence];
    if (priceFrom === null || lacksWorksLicence({ constructionState: state, worksLicence: licence })) return [];
    const free = own.filter(({ status }) => status === "available");
    const ofUnits = free.flatMap(({ features }) => readFeatures(features));
    return {
      slug: row.slug,
      name: row.name,
      place: row.neighborhood,
      priceFrom,
      priceTo: Math.max(priceFrom, ...(free.length > 0 ? free.map(({ price }) => price) : [row.price_to ?? 0])),
      units: free.map(({ useful_area, features, ...unit }) => ({
        name: unit.name,
        floor: unit.floor,
        bedrooms: unit.bedrooms,
        bathrooms: unit.bathrooms,
        area: unit.area,
        usefulArea: useful_area,
        terrace: unit.terrace,
        price: unit.price,
        features: readFeatures(features),
      })),
      state,
      quarter: readQuarter(row.completion_quarter),
      licence,
      licenceExpires: row.works_licence_expires,
      bedrooms: { from: row.bedrooms_from, to: row.bedrooms_to },
      energyRating: row.energy_rating,
      hasParking: row.has_parking === 1,
      features: [...new Set([...readFeatures(row.features), ...ofUnits])],
      reservation: row.reservation_percent,
      downPayment: row.minimum_down_payment_percent,
      hasFlexiblePlan: row.has_flexible_payment_plan === 1,
    };
  });
}
