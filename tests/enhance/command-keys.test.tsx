import { expect, test, vi } from "vitest";

import { saveByKeys } from "~/enhance/admin/command-keys";
import { toggleSidebar } from "~/enhance/admin/sidebar";

const press = (given: KeyboardEventInit) =>
  window.dispatchEvent(new KeyboardEvent("keydown", { ctrlKey: true, cancelable: true, ...given }));

test.each([
  ["on a Latin keyboard", "b", "s"],
  ["with Caps Lock", "B", "S"],
  ["on a Russian keyboard", "и", "ы"],
])("Ctrl + B draws the sidebar in and Ctrl + S saves %s", (_, b, s) => {
  document.body.innerHTML = '<div data-panel="open"></div><form><button data-save-button>Save</button></form>';
  const saves = vi.spyOn(HTMLFormElement.prototype, "requestSubmit").mockImplementation(() => undefined);
  press({ key: b, code: "KeyB" });
  expect(document.querySelector<HTMLElement>("[data-panel]")?.dataset.panel).toBe("rail");
  press({ key: s, code: "KeyS" });
  expect(saves).toHaveBeenCalledOnce();
  // On Dvorak these keys write x and o.
  press({ key: "x", code: "KeyB" });
  press({ key: "o", code: "KeyS" });
  expect(document.querySelector<HTMLElement>("[data-panel]")?.dataset.panel).toBe("rail");
  expect(saves).toHaveBeenCalledOnce();
  saves.mockRestore();
});

toggleSidebar();
saveByKeys();
