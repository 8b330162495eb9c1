import type { ListingKind } from "~/domain/listings/listing";
import type { WordField } from "~/domain/listings/translation";
import type { AdminTextKey } from "~/i18n/admin";

/** The texts that exist in several languages, and how many lines a long one is given. */
export type TextWords = Partial<Record<WordField, { label: AdminTextKey; rows?: number }>>;

/** What the shared screens call a listing of each kind: keys of the catalogue. */
type KindWords = {
  /** The page above all that belongs to it: its form. */
  back: AdminTextKey;
  /** The page of all of its kind. */
  list: AdminTextKey;
  /** Where the panel has its pages. */
  section: "properties" | "developments";
  listPath: string;
  removeTranslation: AdminTextKey;
  texts: TextWords;
};

export const listingWords = {
  property: {
    back: "translation.back",
    list: "propertyList.title",
    section: "properties",
    listPath: "/admin/properties",
    removeTranslation: "translation.removeText",
    texts: {
      title: { label: "translation.words.title" },
      summary: { label: "translation.words.summary" },
      description: { label: "translation.words.description", rows: 14 },
    },
  },
  development: {
    back: "developmentTranslation.back",
    list: "developmentList.title",
    section: "developments",
    listPath: "/admin/developments",
    removeTranslation: "developmentTranslation.removeText",
    texts: {
      location: { label: "developmentForm.location" },
      summary: { label: "developmentForm.summary" },
      description: { label: "developmentForm.description", rows: 12 },
      surroundings: { label: "developmentForm.surroundings", rows: 5 },
    },
  },
} as const satisfies Record<ListingKind, KindWords>;
