import type { Db } from "~/db/database";
import { type Quarter, readQuarter } from "~/domain/developments/completion";
import { type ConstructionState, lowestPrice } from "~/domain/developments/development";
import { lacksWorksLicence } from "~/domain/developments/works-licence";
import type { EnergyRating } from "~/domain/properties/property";

import { knownFeatures } from "./known-features";

/** A home in a new building that can still be bought. Money EUR without VAT, areas m². */
export type OurUnit = {
  name: string;
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
  reservation: number | null;
  downPayment: number;
  hasFlexiblePlan: boolean;
};

/** Without those that nothing can be bought of, and those that may not be advertised for want of their licence. */
export async function listOurDevelopments(db: Db): Promise<OurDevelopment[]> {
  const rows = await db
    .selectFrom("developments")
    .where("is_published", "=", 1)
    .orderBy("price_from")
    .orderBy("id")
    .select(["id", "slug", "name", "neighborhood", "price_from", "construction_state"])
    .select("completion_quarter")
    .select(["works_licence", "works_licence_expires", "bedrooms_from", "bedrooms_to", "energy_rating"])
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
    .select(["development_id", "status", "price", "features", "name", "bedrooms", "bathrooms"])
    .select(["area", "useful_area", "terrace"])
    .execute();
  return rows.flatMap((row) => {
    const own = units.filter((unit) => unit.development_id === row.id);
    const [state, licence] = [row.construction_state, row.works_licence];
    const isSold = lowestPrice(own, row.price_from) === null;
    if (isSold || lacksWorksLicence({ constructionState: state, worksLicence: licence })) return [];
    const free = own.filter(({ status }) => status === "available");
    return {
      slug: row.slug,
      name: row.name,
      place: row.neighborhood,
      units: free.map(({ useful_area, features, ...unit }) => ({
        name: unit.name,
        bedrooms: unit.bedrooms,
        bathrooms: unit.bathrooms,
        area: unit.area,
        usefulArea: useful_area,
        terrace: unit.terrace,
        price: unit.price,
        features: knownFeatures(features),
      })),
      state,
      quarter: readQuarter(row.completion_quarter),
      licence,
      licenceExpires: row.works_licence_expires,
      bedrooms: { from: row.bedrooms_from, to: row.bedrooms_to },
      energyRating: row.energy_rating,
      hasParking: row.has_parking === 1,
      reservation: row.reservation_percent,
      downPayment: row.minimum_down_payment_percent,
      hasFlexiblePlan: row.has_flexible_payment_plan === 1,
    };
  });
}
