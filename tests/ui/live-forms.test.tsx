import { afterEach, expect, test, vi } from "vitest";

import { checkTouchedForms } from "~/enhance/live-forms";

const tries = vi.hoisted(() => ({ takeOver: vi.fn() }));
vi.mock("~/enhance/take-over", () => tries);

afterEach(() => vi.useRealTimers());

test("a form whose script does not come is not asked after with every letter, and is again after a while", async () => {
  vi.useFakeTimers();
  tries.takeOver.mockImplementation(() => {
    throw new TypeError("Failed to fetch dynamically imported module");
  });
  document.body.innerHTML = `<div data-live-form="contact"><form><input name="firstName"></form></div>`;
  checkTouchedForms();
  const type = async () => {
    document.querySelector("input")?.dispatchEvent(new Event("input", { bubbles: true }));
    await vi.dynamicImportSettled();
  };

  for (const _letter of "Ana María") await type();
  expect(tries.takeOver).toHaveBeenCalledTimes(1);

  vi.advanceTimersByTime(60_000);
  await type();
  expect(tries.takeOver).toHaveBeenCalledTimes(2);
});
