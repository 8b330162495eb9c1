import { messageLink } from "~/domain/agency/agency";
import { unfilledFields } from "~/domain/enquiries/replying/template-fields";

/** How long nobody types before the words are kept, in ms. */
const pause = 1000;

/**
 * Keeps a reply on the server while it is being written, as the button below it does, and has the link to the messaging app carry
 * the same words.
 */
export function keepReply(form: HTMLFormElement): void {
  let later: ReturnType<typeof setTimeout>;
  let underWay = new AbortController();
  let isSending = false;
  const keepSoon = () => {
    clearTimeout(later);
    later = setTimeout(() => {
      underWay.abort();
      underWay = new AbortController();
      void keep(form, underWay.signal);
    }, pause);
  };
  form.addEventListener("input", (event) => {
    if (event.target instanceof HTMLTextAreaElement) carryWords(event.target.value);
    if (!(event.target instanceof HTMLSelectElement)) keepSoon();
  });
  // What was typed before this script arrived.
  if (hasChanged(form)) {
    for (const [field] of typedInto(form)) if (field instanceof HTMLTextAreaElement) carryWords(field.value);
    keepSoon();
  }
  form.addEventListener("submit", () => {
    clearTimeout(later);
    underWay.abort();
    isSending = true;
  });
  // A page that comes back from the browser's memory is not being sent any more.
  window.addEventListener("pageshow", () => (isSending = false));
  // A tab that is closed within that second.
  window.addEventListener("pagehide", () => {
    clearTimeout(later);
    if (!isSending && hasChanged(form)) void fetch(form.action, { ...asDraft(form), keepalive: true });
  });
}

async function keep(form: HTMLFormElement, signal: AbortSignal) {
  const kept = typedInto(form);
  const state = form.querySelector<HTMLElement>("[data-reply-kept]");
  try {
    // A session that has ended leads elsewhere: nothing was kept then.
    const answer = await fetch(form.action, { ...asDraft(form), redirect: "manual", signal });
    if (!answer.ok) throw new Error(`The server answered ${answer.status}.`);
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    say(state, page.querySelector("[data-reply-kept]")?.textContent ?? "");
    // What is kept is not asked about when the page is left.
    for (const [field, value] of kept) field.defaultValue = value;
  } catch {
    if (!signal.aborted) say(state, state?.dataset.failed ?? "");
  }
}

function asDraft(form: HTMLFormElement): RequestInit {
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === "string") fields.append(name, value);
  fields.set("intent", "keep");
  fields.set("quietly", "1");
  return { method: "POST", body: fields };
}

function typedInto(form: HTMLFormElement): [field: HTMLInputElement | HTMLTextAreaElement, value: string][] {
  return [...form.elements].flatMap((field) =>
    field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && field.type === "text")
      ? [[field, field.value]]
      : [],
  );
}

function hasChanged(form: HTMLFormElement): boolean {
  return typedInto(form).some(([field, value]) => field.defaultValue !== value);
}

function carryWords(words: string) {
  const link = document.querySelector<HTMLAnchorElement>("a[data-message-to]");
  if (link) link.href = messageLink(link.dataset.messageTo ?? "", unfilledFields(words).length === 0 ? words : "");
}

/** Writes only what changed: what is read out is read out once. */
function say(element: HTMLElement | null, text: string) {
  if (element && element.textContent !== text) element.textContent = text;
}
