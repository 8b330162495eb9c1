import { readFileSync } from "node:fs";
import { join } from "node:path";

import { z } from "zod";

import { readYaml } from "~/domain/guide/guide-yaml";
import type { Language } from "~/i18n/languages";

/** What is said of a number, as the file of a language has it. */
export const countedShape = z.object({ other: z.string() }).catchall(z.string());

/** Phrases that can be said of a thing, each only where all that it mentions is known. */
export const saidShape = z.union([z.string(), z.array(z.string())]);

/**
 * The phrases of a folder of `app/guide/phrases`, each language read when it is first asked for.
 * @throws {GuideFault} where a file lacks a phrase, or has one that nobody reads
 */
export function phraseFiles<Shape extends z.ZodType>(folder: string, shape: Shape) {
  const known = new Map<Language, z.output<Shape>>();
  return (language: Language): z.output<Shape> => {
    const path = join("app", "guide", "phrases", folder, `${language}.yaml`);
    const read = known.get(language) ?? readYaml(path, readFileSync(path, "utf8"), shape);
    known.set(language, read);
    return read;
  };
}
