import { readFileSync } from "node:fs";
import { join } from "node:path";

import { z } from "zod";

import { readYamlWithLines } from "~/domain/guide/guide-yaml";
import { languages } from "~/i18n/languages";

import { phraseValues } from "./phrase-values";

type Fault = { file: string; line: number; fault: string };
type Said = { path: readonly (string | number)[]; text: string };

/** What is wrong with the braces of the writer's own phrases: a phrase whose value nobody knows would be left out in silence. */
export function checkPhrases(folder = join("app", "guide", "phrases")): Fault[] {
  return Object.entries(phraseValues).flatMap(([name, known]) =>
    languages.flatMap((language) => {
      const file = join(folder, name, `${language}.yaml`);
      return faultsIn(file, readFileSync(file, "utf8"), known);
    }),
  );
}

/** @param known what a phrase may mention */
export function faultsIn(file: string, yaml: string, known: readonly string[]): Fault[] {
  const { read, lineOf } = readYamlWithLines(file, yaml, z.unknown());
  return saidIn(read).flatMap(({ path, text }) => {
    const mentioned = [...text.matchAll(/\{[?!]?([^{}]*)\}/g)].map(([, name = ""]) => name);
    const faults = mentioned.filter((name) => !known.includes(name)).map((name) => `nothing is called "${name}"`);
    const loose = /[{}]/.test(text.replaceAll(/\{[^{}]*\}/g, "")) ? ["one brace alone"] : [];
    return [...faults, ...loose].map((fault) => ({ file, line: lineOf(path), fault }));
  });
}

function saidIn(value: unknown, path: Said["path"] = []): Said[] {
  if (typeof value === "string") return [{ path, text: value }];
  if (Array.isArray(value)) return value.flatMap((each, place) => saidIn(each, [...path, place]));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => saidIn(each, [...path, key]));
}
