import { showFlashOf } from "../flash";
import { fetchPage } from "../page";

const regions = ["images", "image-forms"];

/** Lays the images of a page that was fetched over the ones here. Texts being typed stay, and so does the focus. */
export function renewImages(page: Document): boolean {
  const pairs = regions.map((id) => ({ here: document.getElementById(id), there: page.getElementById(id) }));
  if (!pairs.every(({ here, there }) => here && there)) return false;
  const typed = changedTexts();
  const focused = document.activeElement;
  const selection = focused instanceof HTMLInputElement && focused.type === "text" ? focused.selectionStart : null;
  for (const { here, there } of pairs) if (here && there) here.replaceWith(document.importNode(there, true));
  for (const [id, value] of typed) {
    const field = document.getElementById(id);
    if (field instanceof HTMLInputElement) field.value = value;
  }
  if (focused && !focused.isConnected && focused.id) {
    const again = document.getElementById(focused.id);
    again?.focus({ preventScroll: true });
    if (again instanceof HTMLInputElement && selection !== null) again.setSelectionRange(selection, selection);
  }
  return true;
}

/** Whether the images are in somebody's hands: being sent, drawn elsewhere, or replaced by another part of the script. */
export function areImagesBusy(): boolean {
  return document.querySelector("#images[aria-busy], #images [data-slot], #image-progress:not([hidden])") !== null;
}

/** While images are being made of what was sent, looks every few seconds how far they are. */
export function followImages(): void {
  setInterval(() => {
    if (document.querySelector("#images[data-at-work]") && !document.hidden && !areImagesBusy()) void look();
  }, 2500);
}

async function look() {
  const before = document.getElementById("images");
  try {
    const page = await fetchPage(location.href);
    // Something else was quicker.
    if (document.getElementById("images") !== before || areImagesBusy()) return;
    renewImages(page.document);
    showFlashOf(page.document);
  } catch {
    // No connection: the next look may find one.
  }
}

function changedTexts(): [string, string][] {
  const fields = document.querySelectorAll<HTMLInputElement>("#images input[data-image-alt]");
  return [...fields].filter((field) => field.value !== field.defaultValue).map((field) => [field.id, field.value]);
}
