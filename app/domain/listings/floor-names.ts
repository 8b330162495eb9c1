/**
 * Floors that Spain calls by name, whatever number the lift shows: below the first, under the roof and below the street. Codes, as
 * they are stored; each language has its word.
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

/** Whether its number says where a floor is: an entresuelo or a principal has one only in the lift, if at all. */
export function isNumbered(name: FloorName): boolean {
  return name === "" || isAboveCounted(name);
}
