import { around, fetchPage } from "./page";

/** A GET form with `data-autosubmit` is sent as soon as a choice changes. */
export function submitOnChange(): void {
  window.addEventListener("change", (event) => {
    around(event, "form[data-autosubmit]", HTMLFormElement)?.requestSubmit();
  });
}

/** A form under way says so and is not sent a second time. */
export function markBusyForms(): void {
  window.addEventListener("submit", (event) => {
    const form = around(event, "form", HTMLFormElement);
    if (!form || event.defaultPrevented) return;
    if (form.ariaBusy === "true") event.preventDefault();
    // Another language is asked for, nothing is sent.
    else if (!event.submitter?.hasAttribute("data-language")) markBusy(form, event.submitter);
  });
  // A page that comes back from the browser's memory is not under way any more.
  window.addEventListener("pageshow", () => {
    const forms = [...document.querySelectorAll<HTMLFormElement>("form[aria-busy]")];
    for (const form of forms) markDone(form);
    if (forms.some(({ method }) => method === "post")) void saySentBefore().catch(() => undefined);
  });
}

/**
 * A request of a form is in flight: its buttons show it, and say it to whoever cannot see it. They keep the focus, so they are not
 * disabled; a second press is refused by whoever hears of it.
 */
export function markBusy(form: HTMLFormElement, pressed: HTMLElement | null): void {
  form.ariaBusy = "true";
  for (const button of buttonsOf(form)) button.ariaDisabled = "true";
  const statuses = [...form.querySelectorAll<HTMLElement>(busyStatus)];
  const status = statuses.find((each) => each.previousElementSibling === pressed) ?? statuses[0];
  if (status) status.textContent = status.dataset.busyLabel ?? "";
}

export function markDone(form: HTMLFormElement): void {
  form.ariaBusy = null;
  for (const button of buttonsOf(form)) button.ariaDisabled = null;
  for (const status of form.querySelectorAll(busyStatus)) status.textContent = "";
}

// See SubmitButton: an empty place beside it, for what it says while it is busy.
const busyStatus = "[data-busy-label]";

function buttonsOf(form: HTMLFormElement): HTMLButtonElement[] {
  return [...form.elements].filter((each) => each instanceof HTMLButtonElement).filter(({ type }) => type === "submit");
}

/** Above a form to which Back leads, as it was kept in memory: whether it has been sent meanwhile. */
async function saySentBefore() {
  const { document: now } = await fetchPage(location.href);
  const note = now.getElementById("sent-before");
  if (note && !document.getElementById(note.id))
    document.getElementById("main")?.before(document.importNode(note, true));
}

/** What the server marked takes the focus: the summary of errors. */
export function takeFocus(within: ParentNode = document): boolean {
  const marked = within.querySelector<HTMLElement>("[data-focus]");
  marked?.focus();
  return marked !== null;
}
