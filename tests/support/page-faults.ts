import { expect, type Page } from "@playwright/test";
import axe from "axe-core";

/**
 * What a machine finds wrong for people who use a screen reader, a keyboard or large print. axe-core runs in the page
 * itself and answers with faults only: its wrapper for Playwright, which also joins frames, takes four times as long,
 * and no page of ours has a frame.
 */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run({
      resultTypes: ["violations"],
      preload: false,
    });
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
