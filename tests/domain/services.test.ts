import { describe, expect, test } from "vitest";

import { readPackage } from "~/domain/agency/turnkey-package";
import { inWeeks, scheduleOf } from "~/domain/services/schedule";
import { isServiceSlug, serviceSlugs, services } from "~/domain/services/service";
import { languages } from "~/i18n/languages";
import { fillServiceText, type ServiceText } from "~/i18n/services/service-text";
import { serviceTexts } from "~/i18n/services/services.server";

describe("the schedule of a service", () => {
  test("of turnkey services takes from 13 to 28 weeks", () => {
    const { steps, shortest, longest } = scheduleOf(services["turnkey-services"].durations ?? []);
    expect([inWeeks(shortest), inWeeks(longest)]).toEqual([13, 28]);
    expect(steps).toHaveLength(6);
    expect(steps[4]).toEqual({ start: 70, shortest: 28, longest: 84 });
  });

  test("of a sale has six steps, from 1 to 2 days at the start to 4 to 6 weeks at the end", () => {
    const durations = services["property-sales"].durations ?? [];
    expect(durations).toHaveLength(6);
    expect(durations[0]).toEqual({ from: 1, to: 2, unit: "days" });
    expect(durations[5]).toEqual({ from: 4, to: 6, unit: "weeks" });
    expect(scheduleOf(durations)).toMatchObject({ shortest: 64, longest: 107 });
  });

  test("of nothing is empty", () => {
    expect(scheduleOf([])).toEqual({ steps: [], shortest: 0, longest: 0 });
  });
});

describe("what an address names", () => {
  test("is a service or a package that there is, and nothing else", () => {
    expect(["legal-support", "Legal-Support", "", "toString"].map(isServiceSlug)).toEqual([true, false, false, false]);
    expect(["luxury", "LUXURY", "", null].map(readPackage)).toEqual(["luxury", undefined, undefined, undefined]);
  });
});

/** What a page consists of, whatever its words. */
function shapeOf(text: ServiceText) {
  const { points, packages, places, developments, steps, lists, figures, closing } = text;
  return {
    points: points.items.map((point) => [point.text !== undefined, point.list?.length]),
    packages: packages && Object.entries(packages.items).map(([name, { features }]) => [name, features.length]),
    places: places !== undefined,
    developments: developments !== undefined,
    steps: steps.items.map((step) => step.text !== undefined),
    said: [steps.title, steps.lead, steps.note, closing.text].map((each) => each !== undefined),
    lists: lists?.map(({ items }) => items.length),
    figures: figures !== undefined,
  };
}

function wordsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(wordsOf) : [];
}

describe.for(languages)("the services pages in %s", (language) => {
  const pages = serviceSlugs.map((slug) => ({
    slug,
    text: serviceTexts[language][slug],
    english: serviceTexts.en[slug],
  }));

  test("say as much as the English ones", () => {
    for (const { slug, text, english } of pages) expect(shapeOf(text), slug).toEqual(shapeOf(english));
  });

  test("have a text for each duration, and a title where there is none", () => {
    for (const { slug, text } of pages) {
      const { durations } = services[slug];
      if (durations) expect(text.steps.items, slug).toHaveLength(durations.length);
      else expect(text.steps.title, slug).toBeTruthy();
    }
  });

  test("leave nothing blank, unfilled or said twice within a list", () => {
    for (const { slug, text } of pages) {
      const filled = fillServiceText(text, { from: "A", to: "B" });
      for (const words of wordsOf(filled)) expect(words, slug).not.toMatch(/^\s*$|[{}]/);
      for (const { items } of [text.points, text.steps]) {
        expect(new Set(items.map(({ title }) => title)).size, slug).toBe(items.length);
      }
    }
  });

  test("have titles and descriptions of their own, as long as search engines show", () => {
    const metas = pages.map(({ text }) => text.meta);
    expect(new Set(metas.map(({ title }) => title)).size).toBe(pages.length);
    expect(new Set(metas.map(({ description }) => description)).size).toBe(pages.length);
    for (const { description } of metas) {
      const shown = description.replace("{from}", "500.000 €").replace("{to}", "1.000.000 €");
      expect(shown.length, shown).toBeGreaterThan(80);
      expect(shown.length, shown).toBeLessThanOrEqual(170);
    }
  });

  test("keep to the voice of the house: no exclamation, no letters of another alphabet", () => {
    for (const words of pages.flatMap(({ text }) => wordsOf(text))) {
      expect(words).not.toMatch(/[!¡]/);
      expect(words).not.toMatch(language === "ru" ? /[а-яё][a-z]|[a-z][а-яё]/i : /[а-яё]/i);
    }
  });
});
