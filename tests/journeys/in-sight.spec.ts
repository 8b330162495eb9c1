import type { Page } from "@playwright/test";

import { frame as russian } from "~/i18n/ru/frame";

import { coveredActions } from "../support/covered-actions";
import { expect, test, withAndWithoutScript } from "../support/visitor";

const windows = [
  { width: 1280, height: 720 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const;

const pages = [
  { path: "/property/1", action: "Request Viewing", price: "€850,000" },
  { path: "/developments/illa-glories", action: "Request Information", price: "From €850,000" },
] as const;

// With their button in the corner or without, and the sizes between those above: a bar of 64 px is met by each of them.
const coverable = [
  "/",
  "/properties",
  "/property/1",
  "/developments/illa-glories",
  "/services/property-sales",
  "/articles",
];
const widths = [320, 390, 767, 768, 900, 1024, 1280, 1366, 1440, 1920];
const heights = Array.from({ length: 10 }, (_, step) => 480 + step * 60);

withAndWithoutScript(() => {
  for (const size of windows) {
    test(`price and next step are on the first screen of ${size.width} x ${size.height}`, async ({ visitor }) => {
      await visitor.page.setViewportSize(size);
      for (const { path, action, price } of pages) {
        await visitor.opens(path);
        await isOnTheScreen(visitor.page, visitor.page.getByRole("link", { name: action }), path);
        await isOnTheScreen(visitor.page, visitor.page.getByText(price), path);
      }
      // Pressed where it stands, without scrolling to it.
      await visitor.opens("/property/1");
      const viewing = visitor.page.getByRole("link", { name: "Request Viewing" });
      const { x, y } = await isOnTheScreen(visitor.page, viewing, "/property/1");
      await visitor.page.mouse.click(x, y);
      await visitor.seesHeading("Request a viewing");
    });
  }
});

test("no bar and no button in the corner covers an action, whatever the window's size", async ({ visitor }) => {
  test.slow();
  const { page } = visitor;
  for (const path of coverable) {
    await visitor.opens(path);
    for (const width of widths) {
      for (const height of heights) {
        await page.setViewportSize({ width, height });
        const where = `${path}, ${width} x ${height}`;
        // A phone's bar ends the window; a wide one has its whole height from the beginning.
        if (width >= 768) expect(await coveredActions(page, "begin"), `${where}, as it opens`).toEqual([]);
      }
      const where = `${path}, ${width} px wide`;
      for (const when of ["scrolled", "focused", "end"] as const) {
        expect(await coveredActions(page, when), `${where}, ${when}`).toEqual([]);
      }
    }
  }
});

const lowWindows = [
  { width: 1280, height: 600 },
  { width: 390, height: 664 },
  { width: 320, height: 568 },
] as const;

test("a form over the page keeps its button in sight, and says beside it what went wrong", async ({
  visitor,
  context,
}) => {
  const { page } = visitor;
  for (const size of lowWindows) {
    await page.setViewportSize(size);
    await visitor.opens("/ru/property/1");
    const opener = page.locator('main a[data-dialog][href$="/viewing"]').filter({ visible: true }).first();
    await opener.click();
    const dialog = visitor.dialog();
    const send = dialog.locator("[type=submit]:not([name=language])");
    await expect(send).toBeVisible();
    await isOnTheScreen(page, send, "when it opens");
    await send.click();
    await expect(dialog.getByRole("alert")).toBeFocused();
    await isOnTheScreen(page, send, "refused");
    await isOnTheScreen(page, dialog.locator("p > span > a"), "refused");
    // What has the focus is never under the foot.
    const last = dialog.getByRole("checkbox").last();
    await last.focus();
    const foot = (await send.boundingBox())?.y ?? 0;
    expect(((await last.boundingBox())?.y ?? 0) + 18).toBeLessThan(foot);

    await context.setOffline(true);
    await send.click();
    const offline = dialog.getByText(russian["dialog.offline"]);
    await expect(offline).toBeVisible();
    await isOnTheScreen(page, offline, "offline");
    await isOnTheScreen(page, send, "offline");
    await context.setOffline(false);
  }
  // The browser says of itself that it is offline.
  expect(visitor.complaints.splice(0).filter((each) => !each.includes("ERR_INTERNET_DISCONNECTED"))).toEqual([]);
});

async function isOnTheScreen(page: Page, found: ReturnType<Page["locator"]>, where: string) {
  const height = page.viewportSize()?.height ?? 0;
  // At one moment: the bar steps aside when the script sees the page's own button.
  const boxes = await found.evaluateAll((all) =>
    all
      .filter((each) => each.checkVisibility({ visibilityProperty: true }))
      .map((each) => each.getBoundingClientRect().toJSON() as DOMRect),
  );
  const box = boxes.find((each) => each.y >= 0 && each.y + each.height <= height);
  expect(box, `${where}: ${JSON.stringify(boxes)}`).toBeDefined();
  return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
}
