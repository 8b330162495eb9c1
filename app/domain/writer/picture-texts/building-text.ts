import { roomKinds } from "~/domain/listings/rooms";
import { formatArea } from "~/i18n/format";
import type { Language } from "~/i18n/languages";

import { buildingInCatalan } from "./ca";
import { buildingInEnglish } from "./en";
import { buildingInSpanish } from "./es";
import type { BuildingWords, PhotoSubject, PicturedBuilding, PicturedUnit } from "./picture-facts";
import { partName, roomName } from "./picture-text";
import { buildingInRussian } from "./ru";

const wordsIn: Readonly<Record<Language, BuildingWords>> = {
  en: buildingInEnglish,
  es: buildingInSpanish,
  ca: buildingInCatalan,
  ru: buildingInRussian,
};

/** What a photo of a development shows, in words; what is to be seen in it a person says. */
export function buildingText(shows: PhotoSubject, building: PicturedBuilding, language: Language): string {
  const say = wordsIn[language];
  if (shows === "home") return say.whole(building);
  if (shows === "facade" || shows === "view") return say[shows](building);
  const room = roomKinds.find((kind) => kind === shows);
  if (room) return say.room(roomName(room, language), building);
  return shows === "roof-terrace" || shows === "garden" || shows === "pool"
    ? say.part(partName(shows, language), building)
    : "";
}

/** What the drawing of a unit shows, from the record alone. */
export function unitPlanText(unit: PicturedUnit, language: Language): string {
  const say = wordsIn[language];
  const known = [
    say.bedrooms(unit.bedrooms),
    ...(unit.area > 0 ? [formatArea(language, unit.area)] : []),
    ...(unit.floor !== null && unit.floor >= 0 ? [say.floor(unit.floor)] : []),
  ];
  return `${say.unit(unit)}: ${known.join(", ")}`;
}
