import type { Db } from "~/db/database";
import { toldFloor } from "~/domain/listings/floor-names";
import { energyClasses } from "~/domain/properties/property";
import { findPropertyForm } from "~/domain/properties/property-editing.server";
import type { Language } from "~/i18n/languages";

import { listOurPlaces } from "../values/our-data.server";

import { describeHome } from "./describe-home";

/** A first description of a home in a language, from its record as it is stored; undefined where there is no such home. */
export async function proposeDescription(db: Db, id: number, language: Language): Promise<string | undefined> {
  const form = await findPropertyForm(db, id);
  if (!form) return undefined;
  const { values } = form;
  const places = await listOurPlaces(db, language);
  return describeHome(
    {
      ...values,
      floor: toldFloor(values),
      features: [...values.features, ...(values.hasStorage ? ["storage"] : [])],
      type: values.propertyType,
      hasLift: values.hasElevator,
      fees: values.communityFees,
      energyClass: energyClasses.find((letter) => letter === values.energyRating) ?? null,
      locative: places.find(({ slug }) => slug === values.neighborhood)?.locative ?? "",
      street: values.showsExactAddress && values.address !== "" ? values.address : null,
    },
    language,
  );
}
