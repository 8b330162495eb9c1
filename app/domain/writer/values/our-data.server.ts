import type { Db } from "~/db/database";
import type { Language } from "~/i18n/languages";

import { listOurDevelopments, type OurDevelopment } from "./our-developments.server";
import { listOurHomes, type OurHome } from "./our-homes.server";

export type { OurDevelopment, OurUnit } from "./our-developments.server";
export type { OurHome } from "./our-homes.server";

export type OurPlace = {
  slug: string;
  inside: string | null;
  name: string;
  /** "in …" with the article and case of the language; may be empty. */
  locative: string;
  /** Its names in all languages, by which a keyword can mean it. */
  names: readonly string[];
  center: { latitude: number; longitude: number };
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

/** Every neighbourhood in the order of our own pages. */
export async function listOurPlaces(db: Db, language: Language): Promise<OurPlace[]> {
  const rows = await db
    .selectFrom("neighborhoods as place")
    .innerJoin("neighborhood_texts as text", "text.neighborhood", "place.slug")
    .orderBy("place.position")
    .select(["slug", "inside", "latitude", "longitude", "language", "name", "locative"])
    .execute();
  return rows
    .filter((row) => row.language === language)
    .map(({ slug, inside, latitude, longitude, name, locative }) => ({
      slug,
      inside,
      name,
      locative,
      names: rows.filter((other) => other.slug === slug).map((other) => other.name),
      center: { latitude, longitude },
    }));
}
