import type { ImageKind } from "~/domain/listings/image";
import { type RoomKind, roomKinds } from "~/domain/listings/rooms";
import { rooms as caRooms } from "~/i18n/ca/rooms";
import { rooms as enRooms } from "~/i18n/en/rooms";
import { rooms as esRooms } from "~/i18n/es/rooms";
import { formatArea } from "~/i18n/format";
import type { Language } from "~/i18n/languages";
import { rooms as ruRooms } from "~/i18n/ru/rooms";

import { ca } from "./ca";
import { en } from "./en";
import { es } from "./es";
import type { PartOfHome, PhotoSubject, PicturedHome, PictureWords } from "./picture-facts";
import { ru } from "./ru";

const wordsIn: Readonly<Record<Language, PictureWords>> = { en, es, ca, ru };
const roomsIn = { en: enRooms, es: esRooms, ca: caRooms, ru: ruRooms } as const;

/**
 * What a picture of a home shows, in words, from the record alone. Of a photo no record says what is to be seen: a person does.
 * Undefined where nobody has.
 */
export function pictureText(
  picture: { kind: ImageKind; shows: PhotoSubject | undefined },
  home: PicturedHome,
  language: Language,
): string | undefined {
  const say = wordsIn[language];
  if (picture.kind === "energy_label") return say.label(home);
  if (picture.kind === "floor_plan") {
    const isOnFloor = home.type !== "house" && home.floor !== null && home.floor >= 0;
    return say.plan(home, home.area > 0 ? formatArea(language, home.area) : null, isOnFloor ? home.floor : null);
  }
  const { shows } = picture;
  if (shows === undefined) return undefined;
  if (shows === "home" || shows === "facade" || shows === "view") return say[shows](home);
  const room = roomKinds.find((kind) => kind === shows);
  if (room) return say.part(roomName(room, language), home);
  return shows === "roof-terrace" || shows === "garden" || shows === "pool"
    ? say.part(partName(shows, language), home)
    : undefined;
}

/** With a capital. */
export function roomName(room: RoomKind, language: Language): string {
  return roomsIn[language][`room.${room}`];
}

/** With a capital. */
export function partName(part: Exclude<PartOfHome, RoomKind>, language: Language): string {
  return wordsIn[language].parts[part];
}
