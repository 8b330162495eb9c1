import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { parseDocument, Scalar } from "yaml";

import { languages } from "~/i18n/languages";

import { hashOf } from "./due";
import type { EntryFiles } from "./read-texts";

/** Every entry's files. @param folder of the groups */
export function readGuideFiles(folder: string): EntryFiles[] {
  // Beside the groups lies what is said around entries: how people ask, and the writer's own phrases.
  const groups = readdirSync(folder, { withFileTypes: true }).filter(
    (each) => each.isDirectory() && each.name !== "phrases",
  );
  return groups.flatMap(({ name: group }) =>
    readdirSync(join(folder, group)).map((key) => {
      const place = join(folder, group, key);
      const contents = readdirSync(place).map((name) => [name, readFileSync(join(place, name), "utf8")]);
      return { key, group, folder: place, contents: Object.fromEntries(contents) as Record<string, string> };
    }),
  );
}

/** Says in an entry's facts that its translations are of the English text as it is now. @returns the files that were written */
export function markTranslated(folder: string, key: string): string[] {
  return readGuideFiles(folder)
    .filter((files) => files.key === key)
    .map(({ folder: place, contents }) => {
      const file = join(place, "guide.yaml");
      const facts = parseDocument(contents["guide.yaml"] ?? "");
      const hash = new Scalar(hashOf(contents["en.md"] ?? ""));
      hash.type = "QUOTE_DOUBLE";
      for (const language of languages) if (language !== "en") facts.setIn(["translated", language], hash);
      writeFileSync(file, facts.toString({ lineWidth: 0 }));
      return file;
    });
}
