import type { Page } from "@playwright/test";

import { href } from "~/i18n/href";
import { languageNames, languages } from "~/i18n/languages";

import { overflowAt } from "../support/page-faults";
import { screens } from "../support/screens";
import { expect, test } from "../support/visitor";

// English pages are asked the same in quality.spec, beside what axe finds. An article's address differs in each language.
const paths = screens.filter((path) => !path.startsWith("/articles/") && !/neighborhood=|photo=/.test(path));
const halves = [paths.filter((_, index) => index % 2 === 0), paths.filter((_, index) => index % 2 === 1)];

for (const language of languages.filter((each) => each !== "en")) {
  halves.forEach((half, index) => {
    test(`in ${languageNames[language]} no page scrolls sideways and no heading leaves its column, part ${index + 1}`, async ({
      visitor,
    }) => {
      test.slow();
      for (const path of half) {
        const answer = await visitor.opens(href(language, path));
        expect(answer?.status(), path).toBe(200);
        for (const width of [768, 390, 320]) {
          // A loaded machine lays the page out a moment later.
          await expect.poll(() => overflowAt(visitor.page, width), `${path}, ${width} px wide`).toEqual([]);
          expect(await headingsBeyondTheirColumn(visitor.page), `${path}, ${width} px wide`).toEqual([]);
        }
      }
    });
  });
}

/** Headings whose words reach beyond the box they are set in, and so under the picture beside it. */
function headingsBeyondTheirColumn(page: Page): Promise<string[]> {
  return page.locator("h1, h2").evaluateAll((headings) =>
    headings.flatMap((heading) => {
      const box = heading.getBoundingClientRect();
      // What only a screen reader hears stands in a box of one pixel.
      if (box.width <= 1 || !heading.checkVisibility()) return [];
      const words = document.createRange();
      words.selectNodeContents(heading);
      return words.getBoundingClientRect().right > box.right + 1 ? [heading.textContent] : [];
    }),
  );
}
