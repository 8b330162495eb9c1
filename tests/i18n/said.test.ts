import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

const sources = readdirSync("app", { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(join("app", file), "utf8") }));
const isCatalogue = (file: string) => /^i18n\/(en|es|ca|ru)(\/|\.ts$)/.test(file);
const code = sources
  .filter(({ file }) => !isCatalogue(file))
  .map(({ text }) => text)
  .join("\n");

test("every phrase is said somewhere", () => {
  const phrases = sources
    .filter(({ file }) => /^i18n\/en\//.test(file) && isCatalogue(file))
    .flatMap(({ text }) => [...text.matchAll(/^ {2}"([\w.-]+)":/gm)].map(([, key = ""]) => key))
    .map((key) => key.replace(/_(zero|one|two|few|many|other)$/, ""));
  expect(phrases.length).toBeGreaterThan(3000);
  expect([...new Set(phrases)].filter((phrase) => !isSaid(phrase))).toEqual([]);
});

const written = new Set([...code.matchAll(/["'`]([\w.-]+)["'`|]/g)].map(([, text = ""]) => text));
// `batch.csv.${reason}`: what stands between the quotes, with any word for each value.
const composed = [...new Set([...code.matchAll(/`([^`\s]*\$\{[^`]*)`/g)].map(([, text = ""]) => text))]
  .map((text) => text.replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, "\0"))
  // What stands after a bar fills its gaps: `field.tooLong|max=80`.
  .map((text) => text.split("|")[0] ?? "")
  // A value alone would say everything.
  .filter((text) => /^[\w.\0-]+$/.test(text) && /[a-z]{2,}/i.test(text))
  .map((text) => new RegExp(`^${text.replaceAll(".", "\\.").replaceAll("\0", "[\\w.-]+")}$`));

/** Whether its key stands in the code whole, or fits a key that the code puts together. */
function isSaid(phrase: string): boolean {
  return written.has(phrase) || composed.some((pattern) => pattern.test(phrase));
}
