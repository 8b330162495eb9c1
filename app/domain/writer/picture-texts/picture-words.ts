import { z } from "zod";

import { roomKinds } from "~/domain/listings/rooms";
import { propertyTypes } from "~/domain/properties/property";
import { rooms as ca } from "~/i18n/ca/rooms";
import { rooms as en } from "~/i18n/en/rooms";
import { rooms as es } from "~/i18n/es/rooms";
import type { Language } from "~/i18n/languages";
import { rooms as ru } from "~/i18n/ru/rooms";

import { counting } from "../phrases/counting";
import { countedShape, phraseFiles } from "../phrases/phrase-file";

import { homeParts, type PhotoSubject } from "./picture-facts";

const roomsIn = { en, es, ca, ru } as const;
const phrases = phraseFiles(
  "picture-texts",
  z.strictObject({
    numbers: z.array(z.string()),
    numbersOf: z.array(z.string()).optional(),
    type: z.record(z.enum(propertyTypes), z.strictObject({ name: z.string(), of: z.string() })),
    home: countedShape,
    ofHome: countedShape,
    part: z.string(),
    parts: z.record(z.enum(homeParts), z.string()),
    facade: z.array(z.string()),
    view: z.string(),
    plan: z.string(),
    label: z.array(z.string()),
    floor: countedShape,
    building: z.record(z.enum(["room", "part", "facade", "view", "home", "unit"]), z.string()),
    bedrooms: countedShape,
  }),
);

/** What a language names pictures with, and how it counts. */
export function pictureWords(language: Language) {
  const words = phrases(language);
  return { ...words, count: counting(language, words) };
}

/** A room, or what is of the home as a room is, with a capital; undefined for what is neither. */
export function nameOfPart(shows: PhotoSubject, language: Language): string | undefined {
  const room = roomKinds.find((kind) => kind === shows);
  if (room) return roomsIn[language][`room.${room}`];
  const part = homeParts.find((each) => each === shows);
  return part && phrases(language).parts[part];
}
