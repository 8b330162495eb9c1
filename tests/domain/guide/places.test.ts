import { describe, expect, test } from "vitest";

import type { Entry } from "~/domain/guide/entry";
import { guide, guideGroups } from "~/domain/guide/guide.server";
import { languages } from "~/i18n/languages";

const all = Object.entries(guideGroups().places).map(
  ([key, entry]) => [key, { ...entry, placed: placedOf(entry) }] as const,
);

function placedOf({ placed }: Entry) {
  if (!placed) throw new Error("It has no place.");
  return placed;
}

describe("the quarters and neighbourhoods of the guide", () => {
  test("a quarter belongs to a neighbourhood of ours, which has an entry of its own", () => {
    expect(all).toHaveLength(25);
    const own = all.filter(([, { placed }]) => !placed.quarter).map(([key]) => key);
    expect(own).toHaveLength(8);
    for (const [key, { placed }] of all) expect(own, key).toContain(placed.place);
  });

  test.each(languages)("each reads whole, says where it is and leads to its page: %s", (language) => {
    for (const [key, { placed, in: texts }] of all) {
      const { locative, answers, sections, description, inShort, next } = texts[language];
      expect(locative, key).toBeTruthy();
      expect(Object.keys(answers), key).toEqual(["what", "worth"]);
      expect(sections, key).toHaveLength(placed.quarter ? 8 : 7);
      expect(description.length, key).toBeGreaterThanOrEqual(150);
      expect(description.length, key).toBeLessThanOrEqual(160);
      expect([inShort].flat().length, key).toBeGreaterThanOrEqual(2);
      expect(next, key).toContain(`(/neighborhoods/${placed.place})`);
    }
  });

  test("no two share a name, and no name is one of another entry", () => {
    for (const language of languages) {
      const names = all.flatMap(([, { in: texts }]) => texts[language].names);
      expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
      const { places: _, ...groups } = guideGroups();
      const others = new Set(
        Object.values(groups)
          .flatMap((group) => Object.values(group))
          .flatMap(({ in: texts }) => texts[language].names),
      );
      expect(names.filter((name) => others.has(name))).toEqual([]);
    }
  });

  test("what a buyer there needs next is in the guide", () => {
    for (const [key, { related }] of all) for (const next of related) expect(guide(), key).toHaveProperty([next]);
  });
});
