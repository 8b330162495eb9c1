import { showFlashOf } from "../flash";
import { takeFocus } from "../forms";
import { sendAsPage, sendForm } from "../page";

const typedFields = ["name", "language", "keyword", "title"] as const;

/**
 * Sends a button that changes the list, and draws the form anew in its place. What was typed meanwhile stays.
 * @returns how many keywords there are now, in words
 */
export async function changeTopics(form: HTMLFormElement, pressed: HTMLElement | null): Promise<string> {
  const sent = typedIn(form);
  try {
    const { document: page, url } = await sendForm(form, pressed);
    const [here, there] = [document.getElementById("new-batch"), page.getElementById("new-batch")];
    if (!here || !there) {
      location.assign(url);
      return "";
    }
    for (const flash of document.querySelectorAll("[data-flash]")) flash.remove();
    showFlashOf(page);
    there.querySelector("[data-flash]")?.remove();
    const later = typedIn(form);
    here.replaceWith(document.importNode(there, true));
    keepTyped(sent, later);
    moveFocus(pressed);
    return document.getElementById("batch-topics")?.textContent ?? "";
  } catch {
    // No connection: let the browser say so in its own words.
    return sendAsPage(form, pressed);
  }
}

type Typed = Partial<Record<(typeof typedFields)[number], string>>;

function typedIn(form: HTMLFormElement): Typed {
  return Object.fromEntries(
    typedFields.map((name) => {
      const field = form.elements.namedItem(name);
      return [name, isAnswered(field) ? field.value : ""];
    }),
  );
}

function keepTyped(sent: Typed, later: Typed) {
  for (const name of typedFields) {
    const field = document.getElementById(`batch-${name}`);
    const value = later[name];
    if (isAnswered(field) && value !== undefined && value !== sent[name]) field.value = value;
  }
}

function isAnswered(field: unknown): field is HTMLInputElement | HTMLSelectElement {
  return field instanceof HTMLInputElement || field instanceof HTMLSelectElement;
}

/** To what is wrong; else to where the next thing is done. */
function moveFocus(pressed: HTMLElement | null) {
  const region = document.getElementById("new-batch");
  if (region && takeFocus(region)) return;
  const wrong = region?.querySelector<HTMLElement>("[aria-invalid=true]");
  if (wrong) {
    wrong.focus();
    return;
  }
  const isList =
    pressed?.id.startsWith("remove-") || ["read", "lay", "leave"].includes(pressed?.getAttribute("value") ?? "");
  const again = pressed?.id ? document.getElementById(pressed.id) : null;
  (again ?? document.getElementById(isList ? "batch-topics" : "batch-keyword"))?.focus();
}
