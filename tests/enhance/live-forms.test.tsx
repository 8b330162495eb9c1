import { afterEach, beforeAll, expect, test, vi } from "vitest";

import { checkTouchedForms } from "~/enhance/live-forms";

const tries = vi.hoisted(() => ({ takeOver: vi.fn() }));
vi.mock("~/enhance/take-over", () => tries);

beforeAll(checkTouchedForms);
afterEach(() => {
  vi.useRealTimers();
  tries.takeOver.mockReset();
});

test("a form that is being sent is left alone, and taken over should its page come back", async () => {
  document.body.innerHTML = `<div data-live-form="contact"><form aria-busy="true"><input name="email"></form></div>`;
  const touch = async () => {
    document.querySelector("input")?.dispatchEvent(new Event("input", { bubbles: true }));
    await vi.dynamicImportSettled();
  };
  await touch();
  expect(tries.takeOver).not.toHaveBeenCalled();

  document.querySelector("form")?.removeAttribute("aria-busy");
  await touch();
  expect(tries.takeOver).toHaveBeenCalledTimes(1);
});

test("a form whose script does not come is not asked after with every letter, and is again after a while", async () => {
  vi.useFakeTimers();
  tries.takeOver.mockImplementation(() => {
    throw new TypeError("Failed to fetch dynamically imported module");
  });
  document.body.innerHTML = `<div data-live-form="contact"><form><input name="firstName"></form></div>`;
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
