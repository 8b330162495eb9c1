import { readFileSync } from "node:fs";
import { join } from "node:path";

import { z } from "zod";

import { readYaml } from "~/domain/guide/guide-yaml";

const text = z.string().min(1);

/** A text in each language of the site. */
export const localized = z.strictObject({ en: text, es: text, ca: text, ru: text }).readonly();

/** Reads a file of `app/seed` when it is first asked for: a site that has its rows never asks. @param name without its ending */
export function sampleFile<Shape extends z.ZodType>(name: string, shape: Shape): () => z.output<Shape> {
  let known: z.output<Shape> | undefined;
  const file = join("app", "seed", `${name}.yaml`);
  return () => (known ??= readYaml(file, readFileSync(file, "utf8"), shape));
}

/** The same of several, in their order. */
export function sampleFiles<Shape extends z.ZodType>(
  names: readonly string[],
  shape: Shape,
): () => readonly z.output<Shape>[] {
  const files = names.map((name) => sampleFile(name, shape));
  return () => files.map((read) => read());
}
