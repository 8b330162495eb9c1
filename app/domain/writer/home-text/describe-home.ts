import { features as caFeatures } from "~/i18n/ca/features";
import { features as enFeatures } from "~/i18n/en/features";
import { features as esFeatures } from "~/i18n/es/features";
import { formatArea, formatList, formatPrice } from "~/i18n/format";
import type { Language } from "~/i18n/languages";
import { features as ruFeatures } from "~/i18n/ru/features";

import { ca } from "./ca";
import { en } from "./en";
import { es } from "./es";
import { equipment, type HomeFacts, type HomeSentences, sceneFeatures } from "./home-facts";
import { ru } from "./ru";

const sentencesIn: Readonly<Record<Language, HomeSentences>> = { en, es, ca, ru };
const namesIn = { en: enFeatures, es: esFeatures, ca: caFeatures, ru: ruFeatures } as const;

/**
 * A first description of a home from its record: how living there begins, then its facts, what there is not, last the street.
 * Nothing stands in it that the record does not hold; a record that says little makes a short text.
 */
export function describeHome(home: HomeFacts, language: Language): string {
  const say = sentencesIn[language];
  const has = (feature: string) => home.features.includes(feature);
  const scene = sceneFeatures.find(has);
  const area = (squareMetres: number) => formatArea(language, squareMetres);
  const things = equipment
    .filter(has)
    .map((feature) => namesIn[language][`feature.${feature}`].toLocaleLowerCase(language));
  const hasParking = home.hasParking || has("parking");

  const first = [scene && say.scenes[scene], say.rooms(home)];
  const facts = [
    home.area > 0 ? say.area(area(home.area), home.usefulArea ? area(home.usefulArea) : null) : undefined,
    has("exterior") ? say.streetFacing : undefined,
    home.floor === null || home.type === "house" ? undefined : say.floor(onFloor(home, home.floor)),
    home.type === "house" && !home.hasLift ? undefined : say.lift(home.hasLift || has("elevator")),
    say.years(home.builtYear, home.renovatedYear),
    things.length > 0 ? say.equipment(formatList(language, things)) : undefined,
    say.parking(hasParking),
  ];
  const last = [
    home.energyClass ? say.energy(home.energyClass) : undefined,
    home.fees === null ? undefined : say.fees(home.fees > 0 ? formatPrice(language, home.fees) : null),
    home.street ? say.street(home.street) : undefined,
  ];
  return [first, facts, last]
    .map((sentences) => sentences.filter(Boolean).join(" "))
    .filter((paragraph) => paragraph !== "")
    .join("\n\n");
}

/** Above the storeys that a building is counted by stands an ático: their number would contradict it. */
function onFloor(home: HomeFacts, floor: number) {
  const isCounted = home.totalFloors === null || floor <= home.totalFloors;
  return { ...home, floor, totalFloors: isCounted ? home.totalFloors : null };
}
