import { render } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { datedFacts } from "~/domain/articles/facts/dated-claims";
import { resaleTax } from "~/domain/costs/purchase-tax";
import type * as Figures from "~/domain/costs/tax-figures";
import { checkGuide } from "~/domain/guide/check/check-guide";
import { readGuideFiles } from "~/domain/guide/check/guide-files.server";
import { compose } from "~/domain/writer/article/compose";
import { ca } from "~/i18n/ca";
import { en } from "~/i18n/en";
import { es } from "~/i18n/es";
import { formatPercent, formatPrice } from "~/i18n/format";
import { createI18n } from "~/i18n/instance";
import { languages } from "~/i18n/languages";
import { PageTexts } from "~/i18n/page-texts";
import { ru } from "~/i18n/ru";
import { CostsFacts } from "~/ui/costs/costs-facts";

// A rate as no law will have it: 37 % in place of 10 %, in the one place where it stands.
vi.mock("~/domain/costs/tax-figures", async (original) => {
  const figures = await original<typeof Figures>();
  const { bands } = figures.transferTax;
  return { ...figures, transferTax: { ...figures.transferTax, bands: [{ ...bands[0], rate: 37 }, ...bands.slice(1)] } };
});

const taxOf650000 = 600_000 * 0.37 + 50_000 * 0.11;
const texts = { en, es, ca, ru };

test("a rate that is changed in one place is another in the calculator, on its page and in what articles are held to", () => {
  expect(resaleTax(650_000)).toBe(taxOf650000);
  expect(datedFacts["transfer-tax"].value).toContain("37 % up to €600,000");
  for (const language of languages) {
    const { container } = render(
      <PageTexts i18n={createI18n(language, texts[language])}>
        <CostsFacts day="2026-11-21" />
      </PageTexts>,
    );
    expect(container.textContent).toContain(formatPercent(language, 37));
  }
});

test("and in every article that names it, or a sum that follows from it", async () => {
  for (const language of languages) {
    const about = { entry: "transfer-tax", asked: "what" } as const;
    const assignment = { keyword: "itp", title: "itp", language, about };
    const composed = await compose(assignment, { homes: [], places: [], developments: [] }, new Date());
    const content = composed.ok ? composed.draft.content : composed.reason;
    expect(content).toContain(formatPercent(language, 37));
    expect(content).toContain(formatPrice(language, taxOf650000));
  }
});

test("and every example that was worked out from it is named, with what it comes to now", { timeout: 120_000 }, () => {
  const { faults } = checkGuide(readGuideFiles("app/guide"), "2026-11-29");
  expect(faults.map(({ fault }) => fault)).toContain("itp 500000 is 185000, not 50000");
  // No text writes the rate out: each fault is a sum that has changed.
  expect(faults.filter(({ fault }) => !/ is [\d.–]+, not [\d.–]+$/.test(fault))).toEqual([]);
});
