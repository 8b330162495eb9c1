import type { Locator } from "@playwright/test";

import { expect, test, withAndWithoutScript } from "../support/visitor";

const kitchen = "Kitchen with green cabinets, a timber worktop, patterned floor tiles and a small round table";

withAndWithoutScript(() => {
  test("a visitor opens a picture of a home as large as the screen, goes on, and comes back", async ({ visitor }) => {
    await visitor.opens("/property/3?photo=3#gallery");
    await visitor.follows(new RegExp(`^${kitchen}`));
    const place: Locator = visitor.page.locator(visitor.hasScript ? "dialog[open]" : "main");
    await visitor.reads("3 / 5", place);
    await visitor.reads(kitchen, place);
    const picture = place.getByRole("img", { name: kitchen });
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(300);

    const next = place.getByRole(visitor.hasScript ? "button" : "link", { name: "Next photograph" });
    await next.click();
    await visitor.reads("4 / 5", place);
    await next.click();
    await next.click();
    await visitor.reads("1 / 5", place);

    if (visitor.hasScript) await visitor.presses("Close", place);
    else await visitor.follows("Back to the description", place);
    await visitor.seesHeading("Duplex with tiled floors and roof terrace");
    expect(visitor.complaints).toEqual([]);
  });

  test("a visitor opens the plan of a unit from its page, and the pictures of its building", async ({ visitor }) => {
    await visitor.opens("/developments/illa-glories/units/1");
    await visitor.follows(/^Schematic floor plan/);
    const place: Locator = visitor.page.locator(visitor.hasScript ? "dialog[open]" : "main");
    await visitor.reads("1 / 4", place);
    await visitor.opens("/developments/illa-glories?tab=features");
    await visitor.follows("Next photograph");
    await visitor.reads("2 / 3");
    await visitor.isAt("/developments/illa-glories?tab=features&photo=2");
  });
});

test.describe("the pictures over the whole screen", () => {
  test("answer to the keyboard: arrows, Home, End, Enter on Enlarge, Escape, and the focus comes back", async ({
    visitor,
  }) => {
    test.skip(visitor.isOnPhone, "a phone has no keys");
    await visitor.opens("/property/3");
    const opener = visitor.page.getByRole("link", { name: /^Living room with a brick wall/ });
    await opener.focus();
    const { keyboard } = visitor.page;
    await keyboard.press("Enter");
    const dialog = visitor.page.locator("dialog[open]");
    await visitor.reads("1 / 5", dialog);
    await expect(visitor.button("Close", dialog)).toBeFocused();
    for (const [key, counter] of [
      ["ArrowRight", "2 / 5"],
      ["End", "5 / 5"],
      ["ArrowRight", "1 / 5"],
      ["ArrowLeft", "5 / 5"],
      ["Home", "1 / 5"],
    ] as const) {
      await keyboard.press(key);
      await visitor.reads(counter, dialog);
    }
    const enlarge = visitor.button("Enlarge", dialog);
    await enlarge.focus();
    await keyboard.press("Enter");
    await expect(enlarge).toHaveAttribute("aria-pressed", "true");
    expect(await scaleOf(dialog)).toBe(2.5);
    await keyboard.press("ArrowRight");
    await expect(enlarge).toHaveAttribute("aria-pressed", "false");

    await keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
    await visitor.isAt("/property/3");
  });

  test("answer to fingers: a swipe turns, two fingers and two taps enlarge, Back closes", async ({ visitor }) => {
    test.skip(!visitor.isOnPhone, "a desk has no touch screen");
    await visitor.opens("/property/3");
    await visitor.follows(/^Living room with a brick wall/);
    const dialog = visitor.page.locator("dialog[open]");
    await visitor.reads("1 / 5", dialog);
    const hand = await visitor.page.context().newCDPSession(visitor.page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...points: [number, number][]) =>
      hand.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: points.map(([x, y], id) => ({ x, y, id })),
      });

    await touch("touchStart", [300, 400]);
    await touch("touchMove", [200, 405]);
    await touch("touchMove", [80, 405]);
    await touch("touchEnd");
    await visitor.reads("2 / 5", dialog);

    await touch("touchStart", [180, 400]);
    await touch("touchStart", [180, 400], [210, 400]);
    await touch("touchMove", [150, 400], [240, 400]);
    await touch("touchEnd");
    await expect.poll(() => scaleOf(dialog)).toBeGreaterThan(2);
    await expect(visitor.button("Enlarge", dialog)).toHaveAttribute("aria-pressed", "true");

    // Enlarged, one finger moves the picture and does not turn.
    await touch("touchStart", [200, 400]);
    await touch("touchMove", [100, 400]);
    await touch("touchEnd");
    await visitor.reads("2 / 5", dialog);

    for (const _tap of [1, 2]) {
      await touch("touchStart", [200, 400]);
      await touch("touchEnd");
    }
    await expect.poll(() => scaleOf(dialog)).toBe(1);

    await visitor.page.goBack();
    await expect(dialog).toHaveCount(0);
    await visitor.isAt("/property/3");
    await visitor.seesHeading("Duplex with tiled floors and roof terrace");
  });

  test("load the picture shown and the next one, and no other", async ({ visitor }) => {
    await visitor.opens("/property/3");
    await visitor.follows(/^Living room with a brick wall/);
    const dialog = visitor.page.locator("dialog[open]");
    const loaded = () =>
      dialog
        .locator("img")
        // The fifth, the plan, stands on the page as well: the browser may have it already.
        .evaluateAll((images: HTMLImageElement[]) => images.slice(0, 4).map((image) => image.naturalWidth > 0));
    await expect.poll(loaded).toEqual([true, true, false, false]);
    await visitor.presses("Next photograph", dialog);
    await expect.poll(loaded).toEqual([true, true, true, false]);
  });

  test("are the page of the picture where what they take cannot be loaded", async ({ visitor }) => {
    await visitor.page.route(/full-screen-[\w-]+\.js/, (route) => route.abort());
    await visitor.opens("/property/3?photo=2#gallery");
    await visitor.follows(/^Roof terrace/);
    await visitor.isAt("/property/3/pictures/2");
    await visitor.reads("2 / 5");
    expect(visitor.complaints.splice(0).every((complaint) => complaint.includes("ERR_FAILED"))).toBe(true);
  });
});

function scaleOf(dialog: Locator): Promise<number> {
  return dialog
    .locator("figure:not([hidden]) img")
    .evaluate((image) => Number(/scale\(([\d.]+)\)/.exec(image.style.transform)?.[1] ?? 1));
}
