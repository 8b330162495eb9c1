import { has } from "../keyword/keyword";

import { type QuarterKey, quarters } from "./all-quarters";

export const quarterWords = Object.values(quarters).map(({ words }) => words);

const keys = Object.keys(quarters) as QuarterKey[];

/** The quarter that the words of a keyword name, normalised. */
export function quarterIn(words: string): QuarterKey | undefined {
  return keys.find((key) => has(words, quarters[key].words));
}
