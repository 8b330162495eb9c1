import { folded } from "~/i18n/fold";

/**
 * Floors that Spain calls by name, whatever number the lift shows: below the first, under the roof and below the street. Codes, as
 * they are stored, from below upwards; each language has its word.
 */
export const floorNames = [
  ...(["sotano", "semisotano", "bajo", "entresuelo", "principal", "atico", "sobreatico"] as const),
] as const;

/** The name of a floor; empty where it has only a number. */
export type FloorName = (typeof floorNames)[number] | "";

/** Above the storeys that a building is counted by: the 7th of six is right there. */
export function isAboveCounted(name: string): boolean {
  return name === "atico" || name === "sobreatico";
}

/** The number of a floor where it says where that is: an entresuelo or a principal has one only in the lift, if at all. */
export function toldFloor({ floor, floorName }: ReadFloor): number | null {
  return floorName === "" || isAboveCounted(floorName) ? floor : null;
}

/** A floor by number and name; `floor` is null where a name was given that says nothing of the number. */
export type ReadFloor = { floor: number | null; floorName: FloorName };

const words: readonly (readonly [RegExp, ReadFloor])[] = [
  [/^(?:pb|planta (?:baja|baixa)|ground(?: floor)?)$/, { floor: 0, floorName: "" }],
  [/^(?:sotanos?|soterranis?|basement|подвал\S*)$/, { floor: -1, floorName: "sotano" }],
  [
    /^(?:semi[- ]?(?:sotano|soterrani|basement)|lower ground(?: floor)?|полуподвал\S*|цокол\S*)$/,
    { floor: -1, floorName: "semisotano" },
  ],
  [/^(?:bajos?|baixos?|bj)$/, { floor: 0, floorName: "bajo" }],
  // Both lie below the first, and their number is never shown.
  [/^(?:entresuelo|entresol|entlo|entl?|mezzanine)$/, { floor: 0, floorName: "entresuelo" }],
  [/^(?:principal|pral|ppal)$/, { floor: 0, floorName: "principal" }],
  [/^(?:aticos?|atics?|penthouse|пентхаус)$/, { floor: null, floorName: "atico" }],
  [/^(?:sobre[- ]?atico|sobre[- ]?atic|upper penthouse|верхнии пентхаус)$/, { floor: null, floorName: "sobreatico" }],
];

// Ordinals of four languages: `3º`, `3.ª`, `3a`, `3r`, `3rd`, `3-й`, without their accents.
const numbered =
  /^(?:(?:planta|piso|pis|floor|level|этаж) )?(-?\d{1,3})\.?(?:º|ª|°|o|a|er|r|n|t|e|st|nd|rd|th|-?и|-?ыи)?\.?(?: ?(?:planta|piso|pis|floor|этаж))?(?: (\D+))?$/;
const named = /^(\D+?),?(?: ?\((\d{1,3})\)| (?:·|planta|floor) ?(\d{1,3}))?$/;

/**
 * Reads a floor as people write it in Barcelona: `3`, `3ª planta`, `PB`, `entresuelo`, `7 ático`, `Ático (7)`. A bare number behind
 * a name is none: "ático 2ª" tells the door.
 * @returns undefined for what is no floor
 */
export function readFloor(text: string): ReadFloor | undefined {
  const written = folded(text).replaceAll("\u2212", "-").replace(/\s+/g, " ").trim();
  const [, before, after] = numbered.exec(written) ?? [];
  const [, name, inBrackets, called] = before === undefined ? (named.exec(written) ?? []) : [null, after];
  const number = before ?? inBrackets ?? called;
  const floor = number === undefined ? null : Number(number);
  if (name === undefined) return floor === null ? undefined : { floor, floorName: "" };
  const said = words.find(([pattern]) => pattern.test(name.replace(/\.$/, "")))?.[1];
  return said && { floor: floor ?? said.floor, floorName: said.floorName };
}

const order: readonly FloorName[] = [
  "sotano",
  "semisotano",
  "bajo",
  "entresuelo",
  "principal",
  "",
  "atico",
  "sobreatico",
];

/** Sorts floors from below upwards; of one number the entresuelo lies above the bajo. */
export function byFloor(one: { floor: number; floorName: FloorName }, other: { floor: number; floorName: FloorName }) {
  return one.floor - other.floor || rank(one) - rank(other);
}

function rank({ floor, floorName }: { floor: number; floorName: FloorName }): number {
  return order.indexOf(floorName === "" && floor <= 0 ? "bajo" : floorName);
}
