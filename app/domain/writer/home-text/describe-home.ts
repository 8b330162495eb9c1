import { z } from "zod";

import { propertyTypes } from "~/domain/properties/property";
import { features as ca } from "~/i18n/ca/features";
import { features as en } from "~/i18n/en/features";
import { features as es } from "~/i18n/es/features";
import { formatArea, formatList, formatPrice } from "~/i18n/format";
import type { Language } from "~/i18n/languages";
import { features as ru } from "~/i18n/ru/features";

import { plainSentence } from "../article/render";
import { counting } from "../phrases/counting";
import { countedShape, phraseFiles } from "../phrases/phrase-file";
import { present, type Values } from "../values/known-values";

import { equipment, type HomeFacts, sceneFeatures } from "./home-facts";

const paragraph = z.array(z.string());
const phrases = phraseFiles(
  "home-text",
  z.strictObject({
    numbers: z.array(z.string()),
    type: z.record(z.enum(propertyTypes), z.string()),
    bedrooms: countedShape,
    bathrooms: countedShape,
    onFloor: countedShape,
    scenes: z.record(z.enum(sceneFeatures), z.string()),
    first: paragraph,
    facts: paragraph,
    last: paragraph,
  }),
);
const namesIn = { en, es, ca, ru } as const;

/**
 * A first description of a home from its record: how living there begins, then its facts, what there is not, last the street.
 * Nothing stands in it that the record does not hold; a record that says little makes a short text.
 */
export function describeHome(home: HomeFacts, language: Language): string {
  const { first, facts, last } = phrases(language);
  const values = valuesOf(home, language);
  return [first, facts, last]
    .map((sentences) => sentences.flatMap((each) => plainSentence(language, each, values) ?? []).join(" "))
    .filter((said) => said !== "")
    .join("\n\n");
}

function valuesOf(home: HomeFacts, language: Language): Values {
  const say = phrases(language);
  const count = counting(language, say);
  const has = (feature: string) => home.features.includes(feature);
  const scene = sceneFeatures.find(has);
  const area = (squareMetres: number) => formatArea(language, squareMetres);
  const known = (is: boolean) => (is ? "" : undefined);
  const things = equipment
    .filter(has)
    .map((feature) => namesIn[language][`feature.${feature}`].toLocaleLowerCase(language));
  const hasLift = home.hasLift || has("elevator");
  const isHouse = home.type === "house";
  return present({
    scene: scene && say.scenes[scene],
    type: say.type[home.type],
    where: home.locative && ` ${home.locative}`,
    bedrooms: home.bedrooms > 0 ? count(say.bedrooms, home.bedrooms) : undefined,
    bathrooms: count(say.bathrooms, home.bathrooms),
    built: home.area > 0 ? area(home.area) : undefined,
    usable: home.usefulArea ? area(home.usefulArea) : undefined,
    exterior: known(has("exterior")),
    floor: home.floor === null || isHouse ? undefined : onFloor(home.floor),
    floors: isCounted(home) ? String(home.totalFloors) : undefined,
    lift: known(hasLift && (home.hasLift || !isHouse)),
    noLift: known(!hasLift && !isHouse),
    year: home.builtYear ? String(home.builtYear) : undefined,
    renovated: home.renovatedYear ? String(home.renovatedYear) : undefined,
    equipment: things.length > 0 ? formatList(language, things) : undefined,
    parking: known(home.hasParking || has("parking")),
    energy: home.energyClass ?? undefined,
    fees: home.fees ? formatPrice(language, home.fees) : undefined,
    noFees: known(home.fees === 0),
    street: home.street || undefined,
  });

  function onFloor(floor: number): string {
    return count(say.onFloor, Math.max(-1, floor), { next: String(floor + 1) });
  }
}

/** Above the storeys that a building is counted by stands an ático: their number would contradict it. */
function isCounted({ floor, totalFloors }: HomeFacts): boolean {
  return Boolean(totalFloors) && floor !== null && floor <= (totalFloors ?? 0);
}
