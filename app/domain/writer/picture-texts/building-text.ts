import { roomKinds } from "~/domain/listings/rooms";
import { formatArea } from "~/i18n/format";
import type { Language } from "~/i18n/languages";

import { fill } from "../values/known-values";

import type { PhotoSubject, PicturedBuilding, PicturedUnit } from "./picture-facts";
import { nameOfPart, pictureWords } from "./picture-words";

/** What a photo of a development shows, in words; what is to be seen in it a person says. */
export function buildingText(shows: PhotoSubject, { name, locative }: PicturedBuilding, language: Language): string {
  const { building } = pictureWords(language);
  const values = { building: name, where: locative && ` ${locative}` };
  if (shows === "home" || shows === "facade" || shows === "view") return fill(building[shows], values);
  const part = nameOfPart(shows, language) ?? "";
  // A room is that of one of its homes; a garden or a pool may be everybody's.
  const isRoom = roomKinds.some((kind) => kind === shows);
  return fill(isRoom ? building.room : building.part, { ...values, room: part, part });
}

/** What the drawing of a unit shows, from the record alone. */
export function unitPlanText({ unit, name, bedrooms, area, floor }: PicturedUnit, language: Language): string {
  const words = pictureWords(language);
  const known = [
    words.count(words.bedrooms, bedrooms),
    ...(area > 0 ? [formatArea(language, area)] : []),
    ...(floor !== null && floor >= 0 ? [words.count(words.floor, floor)] : []),
  ];
  return `${fill(words.building.unit, { unit, building: name })}: ${known.join(", ")}`;
}
