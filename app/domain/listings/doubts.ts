import { isAboveCounted } from "./floor-names";

/**
 * Something that can be so and rarely is: it is asked about once and never refused. `key` names the field with what stands in it,
 * so that another value is asked about anew; `question` is a key of the catalogue with what it mentions.
 */
export type Doubt = { field: string; key: string; question: string };

/** Under this, in EUR, a price is asked about: `1.250` is how thousands of thousands are said. */
const lowestUsualPrice = 10_000;

/** @param price EUR; 0 stands for none */
export function priceDoubts(price: number): Doubt[] {
  if (price <= 0 || price >= lowestUsualPrice) return [];
  return [doubt("price", price, `doubt.price|price=${price}|more=${price * 1000}`)];
}

/** Floor 7 of a building of six. What stands above the counted storeys, as an ático does, is right there. */
export function floorDoubts(
  { floor, floorName }: { floor: number | null; floorName: string },
  totalFloors: number | null,
): Doubt[] {
  if (floor === null || totalFloors === null || floor <= totalFloors || isAboveCounted(floorName)) return [];
  return [doubt("floor", `${floor} of ${totalFloors}`, `doubt.floor|floor=${floor}|total=${totalFloors}`)];
}

/** A point outside Catalonia; where its numbers exchanged would lie inside, that is what is asked. */
export function pointDoubts({ latitude, longitude }: { latitude: number | null; longitude: number | null }): Doubt[] {
  if (latitude === null || longitude === null || isInCatalonia(latitude, longitude)) return [];
  const question = isInCatalonia(longitude, latitude) ? "doubt.point.exchanged" : "doubt.point.far";
  return [doubt("latitude", `${latitude} ${longitude}`, `${question}|latitude=${latitude}|longitude=${longitude}`)];
}

function isInCatalonia(latitude: number, longitude: number): boolean {
  return latitude >= 40.5 && latitude <= 42.9 && longitude >= 0.1 && longitude <= 3.4;
}

function doubt(field: string, value: string | number, question: string): Doubt {
  return { field, key: `${field}=${value}`, question };
}

/** Those that nobody has answered yet by saving a second time, and that did not stand there before. */
export function openDoubts(doubts: readonly Doubt[], asked: readonly string[], before: readonly Doubt[]): Doubt[] {
  const known = new Set([...asked, ...before.map(({ key }) => key)]);
  return doubts.filter(({ key }) => !known.has(key));
}

/** The questions as they stand at their fields. */
export function questionsOf(doubts: readonly Doubt[]): Record<string, string[]> {
  return Object.fromEntries(doubts.map(({ field, question }): [string, string[]] => [field, [question]]));
}

/** What a form brought of questions that were asked before, or now. */
export function readAsked(sent: FormData): string[] {
  return sent.getAll("asked").filter((key) => typeof key === "string");
}
