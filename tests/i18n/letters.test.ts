import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, test } from "vitest";

import { languageNames } from "~/i18n/languages";
import { home } from "~/i18n/ru/home";

type Face = { family: string; file: string; letters: ReadonlySet<number> };

const ours = facesOf("app/fonts/fonts.css");
const withFontsource = [
  ...ours,
  ...["brygada-1918", "source-sans-3"].flatMap((name) => facesOf(`node_modules/@fontsource-variable/${name}/wght.css`)),
];

describe("what we print is set in our own letters, whatever fonts the machine has", () => {
  const written = ["article", "home-text", "picture-texts", "service", "values"];
  const printed = ["guide", "i18n", "seed", "ui", "routes", ...written.map((name) => `domain/writer/${name}`)];
  test.each(printed)("every letter in app/%s", (name) => {
    const folder = join("app", name);
    expect(lettersWithout(folder, (file) => (/(^|\/)admin(\/|\.)/.test(file) ? withFontsource : ours))).toEqual([]);
  });

  test("the Russian words of other pages have small files that hold their letters and no more", () => {
    const words = (family: string) => ours.find((face) => face.family === family)?.letters;
    expect(words("Source Sans 3 Russian Words")).toEqual(codesOf(languageNames.ru));
    expect(words("Brygada 1918 Russian Words")).toEqual(codesOf(home["home.about.greeting"]));
  });

  test("both typefaces have the same letters", () => {
    const lettersOf = (family: string) => ours.filter((face) => face.family === family).map(({ letters }) => letters);
    expect(lettersOf("Brygada 1918 Variable")).toEqual(lettersOf("Source Sans 3 Variable"));
  });
});

/** The rules of a sheet: a letter that a rule claims and its file lacks is found in the browser (tests/journeys/letters.spec.ts). */
function facesOf(sheet: string): Face[] {
  return [...readFileSync(sheet, "utf8").matchAll(/@font-face \{(.+?)\}/gs)].map(([, rule = ""]) => ({
    family: /font-family: ["']([^"']+)/.exec(rule)?.[1] ?? "",
    file: /url\(["']?([^"')]+)/.exec(rule)?.[1] ?? "",
    letters: new Set(
      [...(/unicode-range:([^;]+)/.exec(rule)?.[1] ?? "").matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gi)].flatMap(
        ([, first = "", last = first]) => {
          const from = parseInt(first, 16);
          return Array.from({ length: parseInt(last, 16) - from + 1 }, (_, place) => from + place);
        },
      ),
    ),
  }));
}

/** Letters in the sources below a folder that none of the faces has, with a file that prints each. */
function lettersWithout(folder: string, facesFor: (file: string) => readonly Face[]): string[] {
  const missing = new Map<string, string>();
  for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!/\.(?:tsx?|md|yaml)$/.test(file)) continue;
    const path = join(folder, file);
    const text = readFileSync(path, "utf8").replace(/\\u([0-9a-f]{4})/gi, (_, code: string) =>
      String.fromCharCode(parseInt(code, 16)),
    );
    const known = facesFor(path);
    for (const code of codesOf(text)) {
      // What ends a line or holds two words together is not drawn.
      if (/\p{Cc}|\p{Default_Ignorable_Code_Point}/u.test(String.fromCodePoint(code))) continue;
      if (known.some(({ letters }) => letters.has(code))) continue;
      missing.set(String.fromCodePoint(code), path);
    }
  }
  return [...missing].map(([letter, path]) => `${letter} (U+${letter.codePointAt(0)?.toString(16)}) in ${path}`);
}

function codesOf(text: string): ReadonlySet<number> {
  return new Set([...text].filter((letter) => letter !== " ").map((letter) => letter.codePointAt(0) ?? 0));
}
