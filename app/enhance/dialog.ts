import { href, readPath } from "~/i18n/href";
import { isLanguage } from "~/i18n/languages";

import { showPart } from "./dialog-part";
import { showFlashOf } from "./flash";
import { markBusy, markDone, takeFocus } from "./forms";
import { stepTakenBack, takeStepBack } from "./history-step";
import { around, type FetchedPage, fetchPage, isPlainClick, sendAsPage, sendForm } from "./page";
import { isTouched } from "./touched";

// The newest question: an answer that a newer one has overtaken is of no interest.
let newest = 0;

/**
 * A link with `data-dialog` shows the middle part of its page in the one `<dialog>` that every page carries. Its form is
 * sent from there; errors and next steps come back into the dialog, a success closes it with the message that the next page
 * would have shown. Whatever cannot be shown so is opened as the page it is.
 */
export function openDialogs(): void {
  const dialog = document.getElementById("page-dialog");
  const body = dialog?.querySelector<HTMLElement>("[data-dialog-body]");
  if (!(dialog instanceof HTMLDialogElement) || !body) return;

  window.addEventListener("click", (event) => {
    const link = around(event, "a[data-dialog]", HTMLAnchorElement);
    if (link && isPlainClick(event, link) && link.pathname !== location.pathname) {
      event.preventDefault();
      void open(dialog, body, link.href);
      return;
    }
    const anchor = around(event, '#page-dialog a[href^="#"]', HTMLAnchorElement);
    if (anchor) {
      // Followed, it would be a step of the history, and those close the dialog.
      event.preventDefault();
      document.getElementById(anchor.hash.slice(1))?.focus();
      return;
    }
    const language = around(event, "#page-dialog button[data-language]", HTMLButtonElement);
    if (language) {
      drawInLanguage(dialog, language);
      return;
    }
    const closer = event.target instanceof Element ? event.target.closest("[data-close-dialog]") : null;
    const isVeil = event.target === dialog;
    if (dialog.open && (isVeil || (closer && dialog.contains(closer)))) {
      event.preventDefault();
      askToClose(dialog);
    }
  });

  window.addEventListener("submit", (event) => {
    const form = around(event, "#page-dialog form", HTMLFormElement);
    if (!form || form.method === "dialog" || event.defaultPrevented) return;
    event.preventDefault();
    if (form.ariaBusy !== "true") void send(dialog, body, form, event.submitter);
  });

  // Escape, and the back gesture of a phone.
  dialog.addEventListener("cancel", (event) => {
    event.preventDefault();
    askToClose(dialog);
  });
  dialog.addEventListener("close", () => body.replaceChildren());
  window.addEventListener("popstate", () => {
    if (!dialog.open) return;
    if (mayClose(dialog)) dialog.close();
    // The step back was taken already: the dialog is made a step of the history again.
    else history.pushState({ dialog: true }, "");
  });
}

async function open(dialog: HTMLDialogElement, body: HTMLElement, address: string) {
  const opener = document.activeElement;
  const turn = ++newest;
  try {
    const page = await fetchPage(address);
    if (newest !== turn) return;
    if (!showPart(body, page)) {
      location.assign(page.url);
      return;
    }
  } catch {
    if (newest === turn) location.assign(address);
    return;
  }
  await stepTakenBack();
  if (newest !== turn) return;
  if (!dialog.open) {
    history.pushState({ dialog: true }, "");
    dialog.showModal();
    dialog.addEventListener("close", () => opener instanceof HTMLElement && opener.focus(), { once: true });
  }
  greet(body);
}

async function send(
  dialog: HTMLDialogElement,
  body: HTMLElement,
  form: HTMLFormElement,
  submitter: HTMLElement | null,
) {
  noteFrom(form);
  markBusy(form, submitter);
  say(form, "");
  try {
    const page = await sendForm(form, submitter);
    if (page.isRedirected && page.document.querySelector("[data-flash]")) {
      close(dialog);
      const changed = form.dataset.changesScreen;
      if (changed !== undefined) await showScreen(page, changed || "screen");
      showFlashOf(page.document);
    } else if (showPart(body, page)) {
      if (!page.isRedirected && form.method === "post") body.firstElementChild?.setAttribute("data-refused", "");
      greet(body);
    } else {
      location.assign(page.url);
    }
  } catch {
    markDone(form);
    say(form, dialog.dataset.offline ?? "");
  }
}

/** The form knows no better than the page that it was fetched from, which nobody has seen. */
function noteFrom(form: HTMLFormElement) {
  const from = form.elements.namedItem("from");
  if (from instanceof HTMLInputElement) from.value = readPath(location.pathname).path + location.search;
}

/** The page underneath stays in its language, so the form is drawn in another one on its own page, with what was typed. */
function drawInLanguage(dialog: HTMLDialogElement, button: HTMLButtonElement) {
  const form = dialog.querySelector<HTMLInputElement>("input[name=stamp]")?.form;
  if (!form || !isLanguage(button.value)) return;
  noteFrom(form);
  const { pathname, search } = new URL(form.action);
  form.action = href(button.value, readPath(pathname).path + search);
  void sendAsPage(form, button);
}

/**
 * What was done changed the screen underneath, or led to another one: the answer's takes its place.
 * @param ids `screen`, or the parts of it that changed where others hold what was typed and not yet saved
 */
async function showScreen(page: FetchedPage, ids: string) {
  const parts = ids
    .split(" ")
    .map((id) => ({ here: document.getElementById(id), there: page.document.getElementById(id) }));
  if (!parts.every(({ here, there }) => here && there)) {
    location.assign(page.url);
    return;
  }
  // The address would be the wrong one's otherwise.
  await stepTakenBack();
  for (const { here, there } of parts) if (here && there) here.replaceWith(document.importNode(there, true));
  history.replaceState(history.state, "", page.url);
  document.title = page.document.title;
}

function greet(body: HTMLElement) {
  body.scrollTop = 0;
  if (!takeFocus(body)) body.querySelector<HTMLElement>("h1")?.focus();
}

function mayClose(dialog: HTMLDialogElement): boolean {
  return !isTouched(dialog) || window.confirm(dialog.dataset.leaveQuestion);
}

function askToClose(dialog: HTMLDialogElement) {
  if (mayClose(dialog)) close(dialog);
}

function close(dialog: HTMLDialogElement) {
  dialog.close();
  takeStepBack("dialog");
}

/** Beside the button that was pressed, where the eye is: see FormFoot. */
function say(form: HTMLFormElement, words: string) {
  const place = form.querySelector<HTMLElement>("[data-form-message]");
  if (!place) return;
  place.hidden = words === "";
  place.textContent = words;
}
