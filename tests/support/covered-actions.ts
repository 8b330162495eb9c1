import type { Page } from "@playwright/test";

/**
 * Links, buttons and fields whose middle lies under something that stands still while the page moves: a bar at the edge, a button in the
 * corner. `begin` asks of what a page begins with, `scrolled` of each once it is scrolled to, `focused` of each that a keyboard reaches,
 * `end` of what stands at the end of the page.
 */
export function coveredActions(page: Page, when: "begin" | "scrolled" | "focused" | "end"): Promise<string[]> {
  return page.evaluate((when) => {
    const actions = [...document.querySelectorAll<HTMLElement>("a[href], button, summary, input, select, textarea")];
    const still = (element: Element | null): Element | null => {
      for (let each = element; each; each = each.parentElement) {
        if (/sticky|fixed/.test(getComputedStyle(each).position)) return each;
      }
      return null;
    };
    const isCovered = (action: HTMLElement) => {
      const box = action.getBoundingClientRect();
      const { x, y } = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      if (box.width <= 1 || box.height <= 1 || x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return false;
      if (!action.checkVisibility({ visibilityProperty: true })) return false;
      const cover = still(document.elementFromPoint(x, y));
      return cover !== null && !cover.contains(action);
    };
    // What stands still itself is never scrolled to.
    const moving = actions.filter((action) => !action.closest("[data-contact-bar], [data-save-bar]"));
    const told = (covered: HTMLElement[]) =>
      covered.map((action) => `${action.tagName} ${(action.textContent || action.id).trim().slice(0, 40)}`);
    // The link that leads past the header stands over it while it has the focus.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    if (when === "begin" || when === "end") {
      scrollTo(0, when === "begin" ? 0 : document.documentElement.scrollHeight);
      return told(moving.filter(isCovered));
    }
    // Once downwards and once upwards: what comes from below stops at the lower edge.
    return told(
      [...moving, ...moving.toReversed()].filter((action) => {
        if (when === "focused") action.focus();
        else action.scrollIntoView({ block: "nearest", inline: "nearest" });
        return isCovered(action);
      }),
    );
  }, when);
}
