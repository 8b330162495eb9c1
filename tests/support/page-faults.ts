import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, type Page } from "@playwright/test";
import type axe from "axe-core";

/** The same program as the package exports, without the blanks that a browser would read too. */
const program = readFileSync(join(process.cwd(), "node_modules", "axe-core", "axe.min.js"), "utf8");

/**
 * What a machine finds wrong for people who use a screen reader, a keyboard or large print. axe-core runs in the page
 * itself and answers with faults only: its wrapper for Playwright, which also joins frames, takes four times as long,
 * and no page of ours has a frame.
 */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(program);
  return page.evaluate(async () => {
    const { run } = (window as unknown as { axe: typeof axe }).axe;
    const options = { resultTypes: ["violations" as const], preload: false };
    // To name where an element stands costs a third of the time, for the many that are right too: only where one is wrong.
    const { length } = (await run({ ...options, selectors: false })).violations;
    if (length === 0) return [];
    const { violations } = await run(options);
    return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(" ")}`));
  });
}

/** Ids that stand more than once: labels and links would name the wrong element. */
export async function repeatedIds(page: Page): Promise<string[]> {
  const ids = await page.locator("[id]").evaluateAll((elements) => elements.map(({ id }) => id));
  return ids.filter((id, index) => ids.indexOf(id) !== index);
}

/** What reaches beyond the right edge of a window of this width. */
export async function overflowAt(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: page.viewportSize()?.height ?? 900 });
  await page.waitForFunction(
    (wished) =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(window.innerWidth === wished))),
      ),
    width,
  );
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.querySelectorAll("body *")].filter(
      (element) => element.getBoundingClientRect().right > clientWidth,
    );
    return [
      `${scrollWidth} px in ${clientWidth} px`,
      ...wide.map(({ tagName, className }) => `${tagName}.${className}`),
    ];
  });
}

/** Everything a machine can tell of a page: nobody is shut out, and it fits the windows of desks and of phones. */
export async function servesEverybody({ page }: { page: Page }): Promise<void> {
  const began = page.viewportSize();
  const { pathname, search } = new URL(page.url());
  const address = pathname + search;
  expect(await repeatedIds(page), address).toEqual([]);
  // Photographs below the fold are asked for only when they come near.
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  for (const width of [1440, 768, 320, 390]) {
    // A loaded machine lays the page out for its new width a moment later.
    await expect.poll(() => overflowAt(page, width), `${address}, ${width} px wide`).toEqual([]);
    if (width === 1440 || width === 390) {
      expect(await accessibilityFaults(page), `${address}, ${width} px wide`).toEqual([]);
    }
  }
  if (began) await page.setViewportSize(began);
}
