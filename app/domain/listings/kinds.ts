import { type ImageKind, imageKinds } from "./image";
import type { ListingKind } from "./listing";
import type { WordField, Words } from "./translation";

/** A text that exists in several languages. */
export type TranslatedWords = {
  name: WordField;
  /** In characters. */
  max: number;
  /** The sentence that asks for it: a key of the catalogue. */
  required: string;
  /** A translation has it in any case, and on one line. */
  isHeading?: boolean;
};

/** How a kind of listing is stored, and what it has of what all of them may have. */
type Kind = {
  table: "properties" | "developments";
  name: "title" | "name";
  /** The column by which all other tables name it. */
  owner: "property_id" | "development_id";
  images: "property_images" | "development_images";
  imageTexts: "property_image_texts" | "development_image_texts";
  uploads: "property_uploads" | "development_uploads";
  texts: "property_translations" | "development_texts";
  /** Whether its own texts stand among its translations, and not beside its other fields. */
  hasSourceAmongTexts: boolean;
  words: readonly TranslatedWords[];
  /** What its images may show. */
  imageKinds: readonly ImageKind[];
  /** Whether one image is marked as the primary one; else the first is. */
  marksPrimary: boolean;
  /** Whether it has units, each with a drawing of its own. */
  hasUnits: boolean;
  /** What goes with it when it is deleted, and is worth saying. */
  goesAlong: Partial<Record<"units" | "images" | "translations", Counted>>;
};
type Counted = "development_units" | "development_images" | "property_images" | "property_translations";

export const kinds: Record<ListingKind, Kind> = {
  property: {
    table: "properties",
    name: "title",
    owner: "property_id",
    images: "property_images",
    imageTexts: "property_image_texts",
    uploads: "property_uploads",
    texts: "property_translations",
    hasSourceAmongTexts: false,
    words: [
      { name: "title", max: 160, required: "translation.title.required", isHeading: true },
      { name: "summary", max: 300, required: "translation.summary.required" },
      { name: "description", max: 10_000, required: "translation.description.required" },
    ],
    imageKinds,
    marksPrimary: true,
    hasUnits: false,
    goesAlong: { images: "property_images", translations: "property_translations" },
  },
  development: {
    table: "developments",
    name: "name",
    owner: "development_id",
    images: "development_images",
    imageTexts: "development_image_texts",
    uploads: "development_uploads",
    texts: "development_texts",
    hasSourceAmongTexts: true,
    words: [
      { name: "location", max: 120, required: "translation.text.required" },
      { name: "summary", max: 300, required: "translation.text.required" },
      { name: "description", max: 10_000, required: "translation.text.required" },
      { name: "surroundings", max: 4000, required: "translation.text.required" },
    ],
    // The drawings of a building belong to its units.
    imageKinds: ["photo"],
    marksPrimary: false,
    hasUnits: true,
    goesAlong: { units: "development_units", images: "development_images" },
  },
};

/** All of them, the one that is worked off first in front. */
export const listingKinds: readonly ListingKind[] = ["property", "development"];

/** The texts that a kind of listing has, from where each of them stands. */
export function wordsOf(kind: ListingKind, text: (name: WordField) => string): Words {
  const own = kinds[kind].words.map(({ name }) => [name, text(name)]);
  return { ...Object.fromEntries(own), summary: text("summary"), description: text("description") };
}
