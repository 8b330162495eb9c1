import { addFeature } from "~/domain/listings/feature-list";
import { ticksForFeatures } from "~/domain/listings/features";

import { around } from "../page";

import { markUnsaved } from "./unsaved";

/** Adds and removes the features of a home without sending its form; the buttons and the field do so too, by themselves. */
export function editFeatures(): void {
  window.addEventListener("click", (event) => {
    const button = around(event, "[data-features] button", HTMLButtonElement);
    const place = button?.closest<HTMLElement>("[data-features]");
    if (!button || !place) return;
    event.preventDefault();
    if (button.name === "removeFeature") remove(place, button);
    else add(place);
  });
  window.addEventListener("keydown", (event) => {
    const field = around(event, '[data-features] input[name="feature"]', HTMLInputElement);
    const place = field?.closest<HTMLElement>("[data-features]");
    // An unfinished word of a writing system that composes its letters ends with Enter too.
    if (!field || !place || event.key !== "Enter" || event.isComposing) return;
    // With nothing in it there is nothing to add, and the form is not saved either.
    event.preventDefault();
    add(place);
  });
}

function add(place: HTMLElement) {
  const field = place.querySelector<HTMLInputElement>('input[name="feature"]');
  const form = field?.form;
  if (!field || !form) return;
  const present = new FormData(form).getAll("features").filter((feature) => typeof feature === "string");
  const added = addFeature(present, field.value).find((feature) => !present.includes(feature));
  field.value = "";
  field.focus();
  if (added === undefined) return;
  markUnsaved(form);
  const known = boxOf(form, added);
  if (known) known.checked = true;
  else place.querySelector("ul")?.append(chip(place, added));
}

/** The box of a feature that we know, which may stand in another section. */
function boxOf(form: HTMLFormElement, feature: string): HTMLInputElement | null {
  const own = ticksForFeatures(namesIn(form)).find((each) => each.feature === feature);
  return form.querySelector(
    own ? `input[name="${own.tick}"]` : `input[type="checkbox"][name="features"][value="${CSS.escape(feature)}"]`,
  );
}

function namesIn(form: HTMLFormElement): string[] {
  return [...form.elements].map((element) => element.getAttribute("name") ?? "");
}

/** A new chip as the server would have drawn it, from the empty one that it left. */
function chip(place: HTMLElement, feature: string): Node {
  const drawn = document.importNode(place.querySelector("template")?.content ?? new DocumentFragment(), true);
  const hidden = drawn.querySelector<HTMLInputElement>('input[name="features"]');
  const words = drawn.querySelector("span");
  const button = drawn.querySelector<HTMLButtonElement>("button");
  if (hidden) hidden.value = feature;
  if (words) words.textContent = feature;
  if (button) {
    button.value = feature;
    button.ariaLabel = `${button.ariaLabel ?? ""}${feature}`;
  }
  return drawn;
}

function remove(place: HTMLElement, button: HTMLButtonElement) {
  if (button.form) markUnsaved(button.form);
  button.closest("li")?.remove();
  place.querySelector<HTMLInputElement>('input[name="feature"]')?.focus();
}
