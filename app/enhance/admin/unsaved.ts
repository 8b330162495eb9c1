import { around } from "../page";

/**
 * A form with `data-warn-unsaved` asks before what was typed into it is lost: not when it is sent itself. With the value
 * `always` it was drawn with words that are not stored yet.
 */
export function warnOfUnsaved(): void {
  let sent: HTMLFormElement | undefined;
  window.addEventListener("submit", (event) => {
    const form = around(event, "form[data-warn-unsaved]", HTMLFormElement);
    if (form && !event.defaultPrevented) sent = form;
  });
  // A page that comes back from the browser's memory is not being sent any more.
  window.addEventListener("pageshow", () => (sent = undefined));
  window.addEventListener("beforeunload", (event) => {
    const forms = document.querySelectorAll<HTMLFormElement>("form[data-warn-unsaved]");
    // What stands in another form of the page is not sent with this one.
    if ([...forms].some((form) => form !== sent && isUnsaved(form))) event.preventDefault();
  });
}

/** Says that a form holds something new which its fields do not show by themselves. */
export function markUnsaved(form: HTMLFormElement): void {
  if (form.hasAttribute("data-warn-unsaved")) form.dataset.warnUnsaved = "always";
}

/** Whether something stands in it that is not stored. */
export function isUnsaved(form: HTMLFormElement): boolean {
  return form.dataset.warnUnsaved === "always" || [...form.elements].some(hasChanged);
}

/** Compared with what the server drew, so that it makes no difference when this script began to look. */
function hasChanged(field: Element): boolean {
  if (field instanceof HTMLSelectElement) {
    const drawn = [...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0];
    return drawn !== undefined && !drawn.selected;
  }
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
  if (!(field instanceof HTMLInputElement) || field.type === "hidden") return false;
  if (field.type === "checkbox" || field.type === "radio") return field.checked !== field.defaultChecked;
  return field.value !== field.defaultValue;
}
