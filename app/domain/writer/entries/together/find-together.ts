import { has, normalise } from "../../keyword/keyword";
import type { FoundEntries } from "../find-entries";

import { pairs } from "./all-pairs";
import type { Together } from "./together";

/** What two entries mean together, where a keyword that was found as one of them names both; the most particular of them. */
export function findTogether(keyword: string, { first }: FoundEntries): Together | undefined {
  const text = normalise(keyword);
  return pairs.find(
    ({ of, foundAs = [], words, without }) =>
      [...of, ...foundAs].includes(first.key) &&
      words.every((beginnings) => has(text, beginnings)) &&
      !(without !== undefined && has(text, without)),
  );
}
