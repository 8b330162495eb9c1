import { showFlashOf } from "./flash";
import { markBusy, markDone } from "./forms";
import { around, type FetchedPage, fetchPage, isPlainClick, sendAsPage, sendForm } from "./page";
import { isTouched } from "./touched";

// The newest question about each part of the page: an answer that a newer one has overtaken is of no interest.
const newest = new Map<string, number>();

// Two posts at once would each change the same cookie as they found it, and one change would be lost.
let posted: Promise<unknown> = Promise.resolve();

/**
 * `data-swap="id …"` on a link, a form or something around links: the answer's elements of these ids take the place of
 * the ones here, and the rest of the page stays as it is. The address changes as it would have.
 */
export function swapRegions(): void {
  window.addEventListener("click", (event) => {
    const pressed = around(event, "[data-swap] a[href], a[data-swap]", Element);
    const ids = pressed?.closest("[data-swap]")?.getAttribute("data-swap");
    const link = pressed && plainLink(pressed);
    if (!link || !ids || link.hasAttribute("data-dialog") || !isPlainClick(event, link)) return;
    // A link to another page leaves this one.
    if (link.pathname !== location.pathname) return;
    event.preventDefault();
    if (!mayReplace(ids)) return;
    void swap(ids, () => fetchPage(link.href), opens(link.href), true);
  });

  window.addEventListener("submit", (event) => {
    const form = around(event, "form", HTMLFormElement);
    // A button that does something by the way leaves the form that it belongs to as it is.
    const ids = event.submitter?.dataset.swap ?? form?.dataset.swap;
    if (!form || !ids || event.defaultPrevented || form.closest("dialog")) return;
    // A button that leads to another page, where the message of what was done is read.
    if (event.submitter?.hasAttribute("data-leaves")) return;
    event.preventDefault();
    if (form.method === "get") {
      void swap(ids, () => sendForm(form, event.submitter), opens(form.action), true).then(() => {
        // A choice that was changed leaves the eye where it is; a button was pressed to see what it leads to.
        if (event.submitter) bringIntoView(form);
      });
    } else if (form.ariaBusy !== "true") {
      markBusy(form, event.submitter);
      const bySubmit = { address: form.action, go: () => void sendAsPage(form, event.submitter), isForm: true };
      posted = posted.then(async () => {
        await swap(ids, () => sendForm(form, event.submitter), bySubmit, false);
        if (form.isConnected) markDone(form);
      });
    }
  });

  window.addEventListener("popstate", (event) => {
    const ids: unknown = typeof event.state === "object" ? event.state?.swap : undefined;
    if (typeof ids === "string") void swap(ids, () => fetchPage(location.href), opens(location.href), false);
  });
}

/** A link in a drawing has an address of another kind: its like in the text says the same. */
function plainLink(link: Element): HTMLAnchorElement {
  if (link instanceof HTMLAnchorElement) return link;
  const like = document.createElement("a");
  like.href = link.getAttribute("href") ?? "";
  return like;
}

/** How the browser would do it by itself. What was typed into a form is in nobody's hands but its own. */
type Plain = { address: string; go: () => void; isForm: boolean };

function opens(address: string): Plain {
  return { address, go: () => location.assign(address), isForm: false };
}

async function swap(ids: string, ask: () => Promise<FetchedPage>, plain: Plain, changesAddress: boolean) {
  const focused = focusKey();
  const turn = (newest.get(ids) ?? 0) + 1;
  newest.set(ids, turn);
  for (const region of regions(document, ids)) region.ariaBusy = "true";
  try {
    const page = await ask();
    if (newest.get(ids) !== turn) return;
    // A part that the answer lacks is gone: then the page is drawn anew around it, and keeps its message.
    // So is one that says why a form was not carried out: it keeps what was typed, and no address leads to it.
    const isHere = new URL(page.url).pathname === location.pathname || (plain.isForm && !page.isRedirected);
    if (!replaceRegions(page.document, ids) && !(isHere && replaceRegions(page.document, aroundPart(ids)))) {
      location.assign(page.url);
      return;
    }
    if (changesAddress) rememberAddress(ids, page.url, plain.address);
    document.title = page.document.title;
    showFlashOf(page.document);
    restoreFocus(focused);
  } catch {
    // No connection: let the browser say so in its own words. Back leads to the form as it was.
    plain.go();
  }
}

/** Asks before words go that were typed into a part of the page and not sent, as the browser does when the whole page is left. */
function mayReplace(ids: string): boolean {
  const isTyped = regions(document, ids).some((region) =>
    [...region.querySelectorAll<HTMLElement>("form[data-warn-unsaved]")].some(isTouched),
  );
  const question = document.getElementById("page-dialog")?.dataset.leaveQuestion;
  return !isTyped || window.confirm(question);
}

/** `data-swap-to="id"`: what a form asked for may lie below it, out of sight on a phone. */
function bringIntoView({ dataset: { swapTo = "" } }: HTMLFormElement) {
  const shown = document.getElementById(swapTo);
  const top = shown?.getBoundingClientRect().top ?? 0;
  if (top < 0 || top > window.innerHeight * 0.6) shown?.scrollIntoView();
}

function replaceRegions(page: Document, ids: string): boolean {
  const found = ids.split(" ").map((id) => [document.getElementById(id), page.getElementById(id)] as const);
  if (!found.every(([here, there]) => here && there)) return false;
  for (const [here, there] of found) {
    if (!here || !there) continue;
    // What was folded out stays so.
    for (const { id } of here.querySelectorAll("details[open][id]"))
      there.querySelector(`#${CSS.escape(id)}`)?.setAttribute("open", "");
    here.replaceWith(document.importNode(there, true));
  }
  return true;
}

/** The content of the page, and the heart in its header where that is asked for. */
function aroundPart(ids: string): string {
  return ids.endsWith(" saved-link") ? "main saved-link" : "main";
}

function rememberAddress(ids: string, url: string, asked: string) {
  if (history.state?.swap === undefined) history.replaceState({ swap: ids }, "");
  const address = new URL(url);
  // The fragment of a link is for the browser without script; fetch drops it from the answer's address.
  address.hash = new URL(asked, location.href).hash;
  history.pushState({ swap: ids }, "", address);
}

function regions(page: Document, ids: string): HTMLElement[] {
  return ids.split(" ").flatMap((id) => page.getElementById(id) ?? []);
}

/** The control that has the focus, by what stays the same when it is drawn anew. */
function focusKey(): string | null {
  const active = document.activeElement;
  if (!active || active === document.body) return null;
  if (active.id) return `#${CSS.escape(active.id)}`;
  const turn = active.getAttribute("data-turn");
  return turn ? `[data-turn="${turn}"]` : null;
}

/** The same control, or the content of the page where that is gone: without a focus the keyboard would begin anew. */
function restoreFocus(key: string | null) {
  if (!key) return;
  const main = document.getElementById("main");
  const control = document.querySelector<HTMLElement>(key);
  if (!control && main) main.tabIndex = -1;
  (control ?? main)?.focus({ preventScroll: true });
}
