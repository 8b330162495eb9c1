import { readFileSync } from "node:fs";
import { join } from "node:path";

import { z } from "zod";

import { wordsOf } from "~/domain/cleaning/telling-words";
import { readYaml } from "~/domain/guide/guide-yaml";
import { searchFeatureKeys } from "~/domain/listings/features";
import { propertyTypes } from "~/domain/properties/property";
import { languages } from "~/i18n/languages";

const words = z.array(z.string().min(1));
const inLanguages = z.strictObject(Object.fromEntries(languages.map((language) => [language, words])));
const lists = <const Key extends string>(keys: readonly Key[]) => z.record(z.enum(keys), inLanguages);

const others = ["unrenovated", "without", "bedrooms", "rooms", "to", "from", "new", "passed"] as const;
const homeKinds = ["any", "flat", ...propertyTypes.filter((type) => type !== "apartment")] as const;
const features = [...searchFeatureKeys, "terrace"] as const;

const file = z.strictObject({
  kinds: lists(homeKinds),
  features: lists(features),
  words: lists(others),
  numbers: z.record(z.string(), words),
});

export type Meaning =
  | { of: "kind"; is: (typeof homeKinds)[number] }
  | { of: "feature"; is: (typeof features)[number] }
  | { of: "word"; is: (typeof others)[number] }
  | { of: "number"; is: number };

/** What a run of words means, in small Latin letters, the longest runs first. */
export type SearchPhrase = { words: readonly string[]; meaning: Meaning };

let known: readonly SearchPhrase[] | undefined;

/** The words by which people look for a home: `app/guide/searching.yaml`. */
export function searchPhrases(): readonly SearchPhrase[] {
  return (known ??= readPhrases());
}

function readPhrases(): SearchPhrase[] {
  const path = join("app", "guide", "searching.yaml");
  const read = readYaml(path, readFileSync(path, "utf8"), file);
  const all: SearchPhrase[] = [];
  const add = (meaning: Meaning, texts: readonly string[]) => {
    for (const text of texts) all.push({ words: wordsOf(text), meaning });
  };
  for (const is of homeKinds) add({ of: "kind", is }, Object.values(read.kinds[is]).flat());
  for (const is of features) add({ of: "feature", is }, Object.values(read.features[is]).flat());
  for (const is of others) add({ of: "word", is }, Object.values(read.words[is]).flat());
  for (const [number, texts] of Object.entries(read.numbers)) add({ of: "number", is: Number(number) }, texts);
  return all.toSorted((one, other) => other.words.length - one.words.length);
}
