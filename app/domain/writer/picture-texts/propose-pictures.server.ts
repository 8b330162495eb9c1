import type { Db } from "~/db/database";
import { findDevelopmentForm } from "~/domain/developments/development-editing.server";
import { listUnits } from "~/domain/developments/units.server";
import { toldFloor } from "~/domain/listings/floor-names";
import type { UndescribedImage } from "~/domain/listings/image";
import type { Listing, ListingKind } from "~/domain/listings/listing";
import { listUndescribed } from "~/domain/listings/undescribed-images.server";
import { energyClasses } from "~/domain/properties/property";
import { findPropertyForm } from "~/domain/properties/property-editing.server";
import { type Language, languages, type Localized } from "~/i18n/languages";

import { listOurPlaces } from "../values/our-data.server";

import { buildingText, unitPlanText } from "./building-text";
import type { PhotoSubject } from "./picture-facts";
import { pictureText } from "./picture-text";
import type { ProposedPicture } from "./proposed-picture";

/** The text of a picture in a language; undefined where nothing is known of it. */
type Say = (picture: UndescribedImage, shows: PhotoSubject | undefined, language: Language) => string | undefined;

/**
 * Proposes alternative texts for the pictures of a listing that lack some, each written in its own language from the record: those of a
 * home, or of a development with the drawings of its units.
 * @param shows what a person says of the photos, by their ids; undefined where there is no such listing
 */
export async function proposePictureTexts(
  db: Db,
  listing: Listing,
  shows: ReadonlyMap<number, PhotoSubject>,
): Promise<ProposedPicture[] | undefined> {
  const say = await sayOf[listing.kind](db, listing.id);
  if (!say) return undefined;
  const lacking = await listUndescribed(db, listing);
  return lacking.map((picture) => {
    const said = shows.get(picture.image.id);
    const proposals: Partial<Record<Language, string>> = {};
    for (const language of languages) {
      if (picture.image.texts[language].trim() === "") proposals[language] = say(picture, said, language) ?? "";
    }
    return { ...picture, shows: said, proposals };
  });
}

const sayOf: Readonly<Record<ListingKind, (db: Db, id: number) => Promise<Say | undefined>>> = {
  property: sayOfHome,
  development: sayOfDevelopment,
};

async function sayOfHome(db: Db, id: number): Promise<Say | undefined> {
  const form = await findPropertyForm(db, id);
  if (!form) return undefined;
  const { values } = form;
  const locative = await locativesOf(db, values.neighborhood);
  const facts = {
    ...values,
    floor: toldFloor(values),
    type: values.propertyType,
    consumption: energyClasses.find((letter) => letter === values.energyRating) ?? null,
    emissions: values.emissionsRating,
  };
  return ({ image: { kind } }, shows, language) =>
    pictureText({ kind, shows }, { ...facts, locative: locative[language] }, language);
}

async function sayOfDevelopment(db: Db, id: number): Promise<Say | undefined> {
  const form = await findDevelopmentForm(db, id);
  if (!form) return undefined;
  const { name, neighborhood } = form.values;
  const [locative, units] = await Promise.all([locativesOf(db, neighborhood), listUnits(db, id)]);
  return ({ unit }, shows, language) => {
    if (unit === null) return shows && buildingText(shows, { name, locative: locative[language] }, language);
    const values = units.find((each) => each.id === unit.id)?.values;
    return values && unitPlanText({ ...values, floor: toldFloor(values), name, unit: unit.name }, language);
  };
}

/** "in Gràcia" in each language; empty where nobody wrote it. */
async function locativesOf(db: Db, neighborhood: string): Promise<Localized> {
  const locatives = await Promise.all(
    languages.map(async (language) => {
      const places = await listOurPlaces(db, language);
      return [language, places.find(({ slug }) => slug === neighborhood)?.locative ?? ""] as const;
    }),
  );
  return { en: "", es: "", ca: "", ru: "", ...Object.fromEntries(locatives) };
}
