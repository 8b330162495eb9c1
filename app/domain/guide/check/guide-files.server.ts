import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { parseDocument, Scalar } from "yaml";

import { languages } from "~/i18n/languages";

import { entryGroupNames } from "../entry-groups";

import { hashOf } from "./due";
import type { EntryFiles } from "./read-texts";

/** Every entry's files. @param folder of the groups */
export function readGuideFiles(folder: string): EntryFiles[] {
  // Beside the groups lies what is said around entries: how people ask, and the writer's own phrases.
  const groups = readdirSync(folder, { withFileTypes: true }).filter(
    (each) => each.isDirectory() && each.name !== "phrases",
  );
  return groups.flatMap(({ name: group }) =>
    readdirSync(join(folder, group)).map((key) => readEntryFiles(folder, group, key)),
  );
}

function readEntryFiles(folder: string, group: string, key: string): EntryFiles {
  const place = join(folder, group, key);
  const contents = readdirSync(place).map((name) => [name, readFileSync(join(place, name), "utf8")]);
  return { key, group, folder: place, contents: Object.fromEntries(contents) as Record<string, string> };
}

/** The files of one entry; undefined where no group has it. @param key as it may stand in an address */
export function findEntryFiles(folder: string, key: string): EntryFiles | undefined {
  const group = entryGroupNames.find((each) => isKey(key) && existsSync(join(folder, each, key)));
  return group && readEntryFiles(folder, group, key);
}

/** Whether this can be the key of an entry, and no path: "22@" is a quarter. */
export function isKey(text: string): boolean {
  return /^[a-z0-9@-]{1,100}$/.test(text);
}

/** Says in an entry's facts that its translations are of the English text as it is now. @returns the files that were written */
export function markTranslated(folder: string, key: string): string[] {
  return readGuideFiles(folder)
    .filter((files) => files.key === key)
    .map(({ folder: place, contents }) => {
      const file = join(place, "guide.yaml");
      writeFileSync(file, withTranslated(contents["guide.yaml"] ?? "", contents["en.md"] ?? ""));
      return file;
    });
}

/** An entry's facts, in which its translations are of this English text. */
export function withTranslated(facts: string, english: string): string {
  const document = parseDocument(facts);
  const hash = new Scalar(hashOf(english));
  hash.type = "QUOTE_DOUBLE";
  for (const language of languages) if (language !== "en") document.setIn(["translated", language], hash);
  return document.toString({ lineWidth: 0 });
}
