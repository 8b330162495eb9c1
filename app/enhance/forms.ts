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
    else form.ariaBusy = "true";
  });
  // A page that comes back from the browser's memory is not under way any more.
  window.addEventListener("pageshow", () => {
    const forms = [...document.querySelectorAll<HTMLFormElement>("form[aria-busy]")];
    for (const form of forms) form.ariaBusy = null;
    if (forms.some(({ method }) => method === "post")) void saySentBefore().catch(() => undefined);
  });
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
