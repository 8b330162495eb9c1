type Answer = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Notes what stands in the fields of an element, and where the visitor is among them.
 * @returns puts it back, into the same fields or into new ones that took their places
 */
export function noteAnswers(place: HTMLElement): () => void {
  const { activeElement } = document;
  const at = activeElement && place.contains(activeElement) ? activeElement.id : "";
  const noted = new Map([...answers(place)].map(([key, field]) => [key, note(field)]));
  return () => {
    for (const [key, field] of answers(place)) noted.get(key)?.(field);
    if (at && document.activeElement?.id !== at) document.getElementById(at)?.focus({ preventScroll: true });
  };
}

/** What the visitor answers with, by what tells one field from the other: a name, and its place among those of that name. */
function answers(place: HTMLElement): Map<string, Answer> {
  const found = new Map<string, Answer>();
  const seen = new Map<string, number>();
  const selector = "input[name]:not([type=hidden]), textarea[name], select[name]";
  for (const field of place.querySelectorAll<Answer>(selector)) {
    const turn = seen.get(field.name) ?? 0;
    seen.set(field.name, turn + 1);
    found.set(`${field.name} ${turn}`, field);
  }
  return found;
}

function note(field: Answer): (field: Answer) => void {
  if (isTicked(field)) {
    const { checked } = field;
    return (now) => {
      if (isTicked(now) && now.checked !== checked) now.checked = checked;
    };
  }
  const { value } = field;
  const [start, end] = field instanceof HTMLSelectElement ? [] : [field.selectionStart, field.selectionEnd];
  return (now) => {
    if (now.value === value) return;
    now.value = value;
    // Where the visitor was writing; an e-mail address has no such place.
    if (typeof start === "number" && typeof end === "number" && !(now instanceof HTMLSelectElement))
      now.setSelectionRange(start, end);
  };
}

function isTicked(field: Answer): field is HTMLInputElement {
  return field instanceof HTMLInputElement && (field.type === "checkbox" || field.type === "radio");
}
