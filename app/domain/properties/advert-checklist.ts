import type { TranslationState } from "~/domain/listings/translation";

import type { PropertyStatus } from "./property";
import type { PropertyValues } from "./property-form.schema";

/** What the law wants in the advertisement of a home, in the order of the list on the edit page. */
export const advertPoints = [
  "location",
  "state",
  "price",
  "areas",
  "energy",
  "certificate",
  "cedula",
  "order",
  "register",
  "catalan",
  "photos",
] as const;
export type AdvertPoint = (typeof advertPoints)[number];

/** Everything the list looks at. */
export type AdvertFacts = {
  values: PropertyValues;
  /** The agent's number in the register, from the settings. */
  registerNumber: string;
  catalan: TranslationState;
  /** Photographs, without plans and labels. */
  photos: number;
  /** How many of them are computer renderings. */
  renderings: number;
  /** By Barcelona's calendar. */
  today: string;
};

export type AdvertItem = { point: AdvertPoint; isMet: boolean };

/**
 * What Catalan and Spanish law want in an advertisement for a home, and whether it is there. It warns and never blocks: some
 * points have exceptions that only the agent knows. Sources stand with the texts, in the words of each point.
 */
export function advertChecklist(facts: AdvertFacts): AdvertItem[] {
  const { values } = facts;
  const isMet: Record<AdvertPoint, boolean> = {
    // Ley 18/2007 art. 59 a
    location: values.neighborhood !== "" && values.city !== "" && (values.postalCode !== "" || values.address !== ""),
    // Ley 18/2007 art. 59 b: the page of a home says "Finished" by itself
    state: true,
    // LSSI art. 10.1: the note on taxes and costs stands beside each price by itself
    price: values.price > 0,
    // Ley 18/2007 art. 60.2; Ley 12/2023 art. 31
    areas: values.area > 0 && values.usefulArea !== null && values.usefulArea > 0,
    // RD 390/2021 arts. 15.2 and 17.3
    energy: values.energyRating !== null,
    certificate: hasCertificate(values, facts.today),
    // Ley 18/2007 arts. 60.4 and 62.2
    cedula: values.cedula !== "",
    // Ley 18/2007 art. 58.5
    order: values.notaDeEncargoDate !== null,
    // Ley 18/2007 art. 59 e
    register: facts.registerNumber.trim() !== "",
    // Llei 22/2010 art. 128-1.2 a
    catalan: facts.catalan === "source" || facts.catalan === "current",
    // Ley 18/2007 art. 58.3
    photos: facts.photos > 0 && facts.renderings === 0,
  };
  return advertPoints.map((point) => ({ point, isMet: isMet[point] }));
}

/** Whether a home that is offered may not be advertised for want of its energy rating (RD 390/2021, arts. 15.2 and 17.3). */
export function lacksEnergyRating(status: PropertyStatus, items: readonly AdvertItem[]): boolean {
  return status !== "sold" && items.some(({ point, isMet }) => point === "energy" && !isMet);
}

/** A home with a letter has a registered certificate that is still valid; one in progress or exempt has none to show. */
function hasCertificate(values: PropertyValues, today: string): boolean {
  if (values.energyRating === null) return false;
  if (values.energyRating === "in_progress" || values.energyRating === "exempt") return true;
  return values.certificateNumber !== "" && values.energyValidUntil !== null && values.energyValidUntil >= today;
}
