import { readdirSync, readFileSync } from "node:fs";

import { expect, test } from "vitest";
import { parse } from "yaml";

import { checkPhrases, faultsIn } from "~/domain/writer/phrases/check-phrases.server";
import { phraseValues } from "~/domain/writer/phrases/phrase-values";
import { mentioned } from "~/domain/writer/values/known-values";
import { languages } from "~/i18n/languages";

const folder = "app/guide/phrases";
const phrases = (name: string, language: string) =>
  parse(readFileSync(`${folder}/${name}/${language}.yaml`, "utf8")) as unknown;
/** A language has as many plural forms as it needs. */
const isForms = (value: object) => "other" in value && !("title" in value);

/** The names of all phrases, with the values that each mentions. */
function shapeOf(value: unknown, name = ""): string[] {
  if (typeof value === "string") return [`${name} ${[...new Set(mentioned(value))].toSorted().join()}`];
  if (Array.isArray(value) && value.every((each) => typeof each === "string")) {
    const said = [...new Set(value.flatMap((each) => mentioned(each)))].toSorted();
    return [`${name} ${said.join()}`];
  }
  if (typeof value !== "object" || value === null || isForms(value)) return [name];
  return Object.entries(value)
    .filter(([key]) => key !== "numbersOf")
    .flatMap(([key, each]) => shapeOf(each, `${name}.${key}`));
}

const files = readdirSync(folder).flatMap((name) => languages.map((language) => [name, language] as const));

test.for(files)("what the writer says of its own in %s is there in %s, with the same values", ([name, language]) => {
  const differing = (one: string[], other: string[]) => one.filter((line) => !other.includes(line));
  const [own, english] = [shapeOf(phrases(name, language)), shapeOf(phrases(name, "en"))];
  expect(differing(own, english)).toEqual([]);
  expect(differing(english, own)).toEqual([]);
});

test("the writer's own phrases mention only what is filled in, and nothing is filled in for no phrase", () => {
  expect(checkPhrases()).toEqual([]);
  const yaml = 'said:\n  - "{price} in {wher}"\n  - "{?price}from {from"\n';
  expect(faultsIn("en.yaml", yaml, ["price", "where"])).toEqual([
    { file: "en.yaml", line: 2, fault: 'nothing is called "wher"' },
    { file: "en.yaml", line: 3, fault: "one brace alone" },
  ]);
  for (const [name, known] of Object.entries(phraseValues)) {
    const texts = languages.map((language) => readFileSync(`${folder}/${name}/${language}.yaml`, "utf8")).join("");
    expect(known.filter((value) => !new RegExp(`\\{[?!]?${value}\\}`).test(texts))).toEqual([]);
  }
});
