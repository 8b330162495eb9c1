import type { Db } from "~/db/database";
import type { PropertyType } from "~/domain/properties/property";

import type { NamedPlace } from "./recognise-place";

/** A neighbourhood as an address may name it. */
export type DraftPlace = NamedPlace & {
  isNamed: boolean;
  name: string;
  /** "in …" in English, empty where nobody wrote it. */
  locative: string;
};

/** Every neighbourhood in the order the agent gave, with its names in all languages. */
export async function listPlacesWithNames(db: Db): Promise<DraftPlace[]> {
  const rows = await db
    .selectFrom("neighborhoods as place")
    .innerJoin("neighborhood_texts as text", "text.neighborhood", "place.slug")
    .orderBy("place.position")
    .select(["place.slug", "place.inside", "place.is_named", "text.language", "text.name", "text.locative"])
    .execute();
  const slugs = [...new Set(rows.map(({ slug }) => slug))];
  return slugs.map((slug) => {
    const texts = rows.filter((row) => row.slug === slug);
    const english = texts.find(({ language }) => language === "en") ?? texts[0];
    return {
      slug,
      names: texts.map(({ name }) => name),
      inside: english?.inside ?? null,
      isNamed: english?.is_named === 1,
      name: english?.name ?? slug,
      locative: english?.locative ?? "",
    };
  });
}

export async function findDraft(db: Db, enquiryId: number): Promise<{ id: number; title: string } | undefined> {
  return db
    .selectFrom("properties")
    .where("drafted_from_enquiry", "=", enquiryId)
    .select(["id", "title"])
    .executeTakeFirst();
}

/** The home that the sender of a message told of; rooms and m² where they were given. */
export type OwnHome = {
  propertyType: PropertyType;
  bedrooms?: number | undefined;
  bathrooms?: number | undefined;
  area?: number | undefined;
  address: string;
};

export type NewDraft = OwnHome & { title: string; neighborhood: string; privateNotes: string };

/** The home has no price and no text yet: it is a draft that nobody but the agent sees. */
export async function insertDraft(
  db: Db,
  draft: NewDraft,
  { enquiryId, adminId }: { enquiryId: number; adminId: number },
  now: Date,
): Promise<{ id: number }> {
  const at = now.toISOString();
  return db
    .insertInto("properties")
    .values({
      title: draft.title,
      price: 0,
      property_type: draft.propertyType,
      bedrooms: draft.bedrooms,
      bathrooms: draft.bathrooms,
      area: draft.area,
      neighborhood: draft.neighborhood,
      address: draft.address,
      private_notes: draft.privateNotes,
      drafted_from_enquiry: enquiryId,
      updated_by: adminId,
      created_at: at,
      updated_at: at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
}
