import { describe, expect, test } from "vitest";

import { href, languageChoice, readPath } from "~/i18n/href";
import { languages } from "~/i18n/languages";

describe("the address of a page", () => {
  test.each([
    ["en", "/", "/"],
    ["es", "/", "/es"],
    ["ca", "/#contact", "/ca#contact"],
    ["ru", "/?price=900k", "/ru?price=900k"],
    ["en", "/property/3", "/property/3"],
    ["ca", "/property/3?photo=2#gallery", "/ca/property/3?photo=2#gallery"],
  ] as const)("in %s of %s is %s", (language, path, address) => {
    expect(href(language, path)).toBe(address);
  });

  test("is read back into its language and path", () => {
    for (const language of languages) {
      for (const path of ["/", "/properties", "/property/12"]) {
        expect(readPath(href(language, path))).toEqual({ language, path });
      }
    }
  });

  test("takes a first segment that only begins like a language for a path", () => {
    expect(readPath("/estates")).toEqual({ language: "en", path: "/estates" });
  });

  test("never begins like the address of another host", () => {
    expect(readPath("/es//elsewhere.example").path).toBe("/elsewhere.example");
    expect(readPath("//elsewhere.example").path).toBe("/elsewhere.example");
  });

  test("carries the choice of a language without losing the query", () => {
    expect(languageChoice("en", "/properties?price=900k")).toBe("/properties?price=900k&lang=en");
    expect(languageChoice("ca", "/#about")).toBe("/ca?lang=ca");
  });
});
