import type { Page } from "@playwright/test";

import { href } from "~/i18n/href";
import { languageNames, languages } from "~/i18n/languages";

import { expect, test } from "../support/visitor";

const paths = [
  "/",
  "/properties",
  "/property/1",
  "/developments/illa-glories",
  "/contact",
  "/costs?price=850000",
  "/search",
];

for (const language of languages) {
  test(`in ${languageNames[language]} each letter is drawn by our own fonts, whatever the machine has`, async ({
    visitor,
  }) => {
    for (const path of paths) {
      await visitor.opens(href(language, path));
      await visitor.page.evaluate(() => document.fonts.ready);
      expect(await drawnByTheSystem(visitor.page), path).toEqual([]);
    }
  });
}

test("for its few Russian words a page in another language fetches two small files, not the Cyrillic alphabet", async ({
  visitor,
}) => {
  const fetched: string[] = [];
  visitor.page.on("response", (response) => {
    const file = /\/([a-z0-9-]+?)-[\w-]{8}\.woff2$/.exec(response.url())?.[1];
    if (file !== undefined) fetched.push(file);
  });
  await visitor.opens("/");
  await visitor.page.evaluate(() => document.fonts.ready);
  const small = ["brygada-1918-russian-words", "source-sans-3-russian-words"];
  expect(fetched.sort()).toEqual(["brygada-1918-latin", small[0], "source-sans-3-latin", small[1]]);
});

/** Words that a font of the machine draws, as the browser itself tells of each piece of text. */
async function drawnByTheSystem(page: Page): Promise<string[]> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("DOM.enable");
  await browser.send("CSS.enable");
  const { root } = await browser.send("DOM.getDocument", { depth: -1 });
  type Node = typeof root;
  const withText: Node[] = [];
  const collect = (node: Node) => {
    const children = node.children ?? [];
    if (/^(SCRIPT|STYLE|HEAD)$/.test(node.nodeName)) return;
    if (children.some((child) => child.nodeType === 3)) withText.push(node);
    children.forEach(collect);
  };
  collect(root);
  const told = await Promise.all(
    withText.map(async (node) => {
      const { fonts } = await browser.send("CSS.getPlatformFontsForNode", { nodeId: node.nodeId });
      const words = (node.children ?? []).map((child) => child.nodeValue).join("");
      return fonts.filter(({ isCustomFont }) => !isCustomFont).map(({ familyName }) => `${familyName}: ${words}`);
    }),
  );
  await browser.detach();
  return told.flat();
}
