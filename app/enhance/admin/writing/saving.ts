import { isCommand } from "../command-keys";

import { markSent } from "./kept-draft";
import { say, setText } from "./words";

const key = "article-place";
/** How long the server may take to say that it is there, in ms. */
const patience = 8000;

/**
 * Ctrl+S saves, wherever one is. Before the form leaves the page the server is asked whether it is there: what cannot be sent stays
 * on the page, and says so.
 */
export function saveByKey(form: HTMLFormElement): void {
  const save = document.querySelector<HTMLButtonElement>(`button[type=submit][form="${form.id}"]`);
  window.addEventListener("keydown", (event) => {
    if (!isCommand(event, "s")) return;
    event.preventDefault();
    if (form.ariaBusy !== "true" && !document.querySelector("dialog[open]")) form.requestSubmit(save);
  });
  let isThere = false;
  // Before all others: what stays is not marked as being sent.
  form.addEventListener("submit", (event) => {
    if (isThere) {
      isThere = false;
      markSent(form);
      return;
    }
    event.preventDefault();
    event.stopImmediatePropagation();
    const { submitter } = event;
    void answers().then((isUp) => {
      isThere = isUp;
      setText(form.querySelector("[data-writing-status]"), isUp ? "" : say("offline"));
      if (isUp) form.requestSubmit(submitter);
      else form.querySelector("[data-writing-status]")?.scrollIntoView({ block: "center" });
    });
  });
}

async function answers(): Promise<boolean> {
  try {
    const answer = await fetch("/healthz", { cache: "no-store", signal: AbortSignal.timeout(patience) });
    // Whatever else it says, somebody is there to say it.
    return answer.status < 500;
  } catch {
    return false;
  }
}

/** Notes where the writer is as the form is sent, for the page that comes back. @param place null where nobody writes */
export function rememberPlace(form: HTMLFormElement, place: () => number | null): void {
  form.addEventListener("submit", (event) => {
    if (event.defaultPrevented) return;
    const at = place();
    const isWriting = form.querySelector("[data-code-editor]")?.contains(document.activeElement) ?? false;
    if (at === null || !isWriting) return;
    sessionStorage.setItem(key, JSON.stringify({ at, scrolled: window.scrollY, when: Date.now() }));
  });
}

/** Where the writer was when the page was sent to be saved; null where they come from somewhere else. */
export function cameFromSaving(): number | null {
  const noted = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  if (noted === null) return null;
  const { at, scrolled, when } = JSON.parse(noted) as { at: number; scrolled: number; when: number };
  if (Date.now() - when > 60_000 || document.querySelector("[data-focus]")) return null;
  window.scrollTo({ top: scrolled });
  return at;
}
