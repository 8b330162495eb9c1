import { fireEvent } from "@testing-library/react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";

import { markBusyForms } from "~/enhance/forms";

beforeAll(markBusyForms);
afterEach(() => vi.unstubAllGlobals());

function drawn() {
  document.body.innerHTML = `<form method="post" action="/admin/x"><button>Save</button><span role="status" data-busy-label="Saving"></span>
    <button data-language="es" formnovalidate>Espa\u00f1ol</button></form>`;
  const form = document.querySelector("form");
  const status = document.querySelector("[role=status]");
  const [save, spanish] = document.querySelectorAll("button");
  if (!form || !status || !save || !spanish) throw new Error("The form is not there");
  return { form, status, save, spanish };
}

const submitBy = (form: HTMLFormElement, submitter: HTMLElement) =>
  fireEvent(form, new SubmitEvent("submit", { submitter, bubbles: true, cancelable: true }));

test("a form that is on its way says so, takes no second press, and is itself again when its page comes back", () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  const { form, status, save } = drawn();
  expect(submitBy(form, save)).toBe(true);
  expect([form.ariaBusy, save.ariaDisabled, status.textContent]).toEqual(["true", "true", "Saving"]);
  expect(submitBy(form, save)).toBe(false);

  fireEvent(window, new Event("pageshow"));
  expect([form.ariaBusy, save.ariaDisabled, status.textContent]).toEqual([null, null, ""]);
  expect(submitBy(form, save)).toBe(true);
});

test("a form that is drawn in another language is not said to be on its way", () => {
  const { form, status, spanish } = drawn();
  expect(submitBy(form, spanish)).toBe(true);
  expect([form.ariaBusy, status.textContent]).toEqual([null, ""]);
});
