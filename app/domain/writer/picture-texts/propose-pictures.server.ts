import type { Db } from "~/db/database";
import { listUndescribed } from "~/domain/listings/undescribed-images.server";
import { energyClasses } from "~/domain/properties/property";
import { findPropertyForm } from "~/domain/properties/property-editing.server";
import { type Language, languages } from "~/i18n/languages";

import { listOurPlaces } from "../our-data.server";

import type { PhotoSubject, PicturedHome } from "./picture-facts";
import { pictureText } from "./picture-text";
import type { ProposedPicture } from "./proposed-picture";

/**
 * Proposes alternative texts for the pictures of a home that lack some, each written in its own language from the record.
 * @param shows what a person says of the photos, by their ids; undefined where there is no such home
 */
export async function proposePictureTexts(
  db: Db,
  home: number,
  shows: ReadonlyMap<number, PhotoSubject>,
): Promise<ProposedPicture[] | undefined> {
  const form = await findPropertyForm(db, home);
  if (!form) return undefined;
  const { values } = form;
  const letter = (rating: string | null) => energyClasses.find((each) => each === rating) ?? null;
  const facts = new Map<Language, PicturedHome>();
  for (const language of languages) {
    const places = await listOurPlaces(db, language);
    facts.set(language, {
      ...values,
      type: values.propertyType,
      locative: places.find(({ slug }) => slug === values.neighborhood)?.locative ?? "",
      consumption: letter(values.energyRating),
      emissions: values.emissionsRating,
    });
  }
  const lacking = await listUndescribed(db, { kind: "property", id: home });
  return lacking.map(({ image, number }) => {
    const said = shows.get(image.id);
    const proposals: Partial<Record<Language, string>> = {};
    for (const [language, known] of facts) {
      if (image.texts[language].trim() !== "") continue;
      proposals[language] = pictureText({ kind: image.kind, shows: said }, known, language) ?? "";
    }
    return { image, number, shows: said, proposals };
  });
}
