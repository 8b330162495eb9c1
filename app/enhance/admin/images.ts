import { showFlashOf } from "../flash";
import { markDone } from "../forms";
import { around, fetchPage, sendForm } from "../page";

import { dragImages } from "./image-order";
import { followImages, renewImages } from "./image-region";
import { uploadImages } from "./image-upload";

const underWay = new WeakSet<HTMLFormElement>();

/** The images of a property: uploading with progress, drawing into order, texts kept when their field is left. */
export function manageImages(): void {
  uploadImages();
  dragImages();
  followImages();
  window.addEventListener("change", (event) => {
    around(event, "input[data-image-alt]", HTMLInputElement)?.form?.requestSubmit();
  });
  window.addEventListener("submit", (event) => {
    const form = around(event, "form[data-image-text]", HTMLFormElement);
    if (!form || event.defaultPrevented) return;
    event.preventDefault();
    // Enter tells of the change first and then sends the form: once is enough.
    if (!underWay.has(form)) void keepText(form);
  });
}

/** The next text is being typed while this one is kept, so that the answer may replace everything but what is typed. */
async function keepText(form: HTMLFormElement) {
  const before = document.getElementById("images");
  underWay.add(form);
  try {
    const answer = await sendForm(form, null);
    if (answer.document.querySelector('[data-flash="stays"]')) {
      // It was not kept: the text stays, and is sent when the field is left the next time.
      underWay.delete(form);
      markDone(form);
      showFlashOf(answer.document);
      return;
    }
    const isNewest = document.getElementById("images") === before;
    const page = isNewest ? answer : await fetchPage(location.href);
    for (const field of form.elements) if (field instanceof HTMLInputElement) field.defaultValue = field.value;
    if (!renewImages(page.document)) location.assign(answer.url);
    showFlashOf(answer.document);
  } catch {
    // No connection: what was typed stays, and is sent when the field is left the next time.
    underWay.delete(form);
    markDone(form);
  }
}
