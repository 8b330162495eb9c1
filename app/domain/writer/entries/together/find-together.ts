import { has, normalise } from "../../keyword/keyword";
import type { Entry } from "../entry";
import type { FoundEntries } from "../find-entries";

import { answeredByOne, pairs } from "./all-pairs";
import type { AnsweredByOne, Together } from "./together";

/** What two entries mean together, where a keyword that was found as one of them names both; the most particular of them. */
export function findTogether(keyword: string, found: FoundEntries): Together | undefined {
  return pairs.find((pair) => namesBoth(keyword, found, pair));
}

/** The same entries with the one in front that answers for both, where a keyword names two of which one does. */
export function inFrontForBoth(
  keyword: string,
  found: FoundEntries,
  store: Readonly<Record<string, Entry>>,
): FoundEntries {
  const pair = answeredByOne.find((each) => namesBoth(keyword, found, each));
  const key = pair?.of[0];
  const entry = key === undefined ? undefined : store[key];
  if (!pair || key === undefined || !entry) return found;
  const named = [found.first, ...found.others];
  const first = named.find((each) => each.key === key) ?? { ...found.first, key, entry };
  const others = named.filter((each) => each !== first && each.key !== key);
  return { first: { ...first, isWhole: true }, others, asked: pair.asked };
}

function namesBoth(
  keyword: string,
  { first }: FoundEntries,
  { of, foundAs = [], words, without }: Together | AnsweredByOne,
): boolean {
  const text = normalise(keyword);
  return (
    [...of, ...foundAs].includes(first.key) &&
    words.every((beginnings) => has(text, beginnings)) &&
    !(without !== undefined && has(text, without))
  );
}
