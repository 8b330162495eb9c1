type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Whether something was typed, ticked or chosen inside an element that would be lost with it. */
export function isTouched(within: HTMLElement): boolean {
  // What the server gave back to be corrected is nowhere but here.
  const wasRefused = within.querySelector("[data-refused]") !== null;
  const fields = within.querySelectorAll<Field>("input:not([type=hidden]), textarea, select");
  return [...fields].some((field) => (wasRefused && isAnswered(field)) || isChanged(field));
}

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const options = [...field.options];
    // Where none is marked, the browser chooses the first.
    const atFirst = Math.max(
      0,
      options.findIndex((option) => option.defaultSelected),
    );
    return field.selectedIndex !== atFirst;
  }
  return isTick(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

function isAnswered(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return false;
  return isTick(field) ? field.checked : field.value !== "";
}

function isTick(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && (field.type === "checkbox" || field.type === "radio");
}
