import { fetchPage } from "../page";

import { isUnsaved } from "./unsaved";

/**
 * While work is under way that a page shows, asks every few seconds how far it is. `data-follow-pause` says the seconds; it goes when
 * the work is over. What is drawn anew is marked `data-followed` and has an id. A page that a script has made something else of is
 * loaded anew when the work is over: `data-follow-reload`. What somebody is typing stays.
 */
export function followWork(): void {
  let lastLook = Date.now();
  setInterval(() => {
    const pause = Number(document.querySelector<HTMLElement>(working)?.dataset.followPause ?? 0) * 1000;
    if (pause === 0 || document.hidden || isBusy() || Date.now() - lastLook < pause) return;
    lastLook = Date.now();
    void look();
  }, 500);
}

/** Has a reader of screens say what became of something. */
export function sayNews(words: string): void {
  const news = document.getElementById("follow-news");
  if (news && words !== "") news.textContent = words;
}

const working = "[data-follow-pause]";
const followed = "[data-followed]";

/** Whether what would be drawn anew is in somebody's hands. */
function isBusy(): boolean {
  return document.querySelector(`${followed} form[aria-busy=true], ${followed}[aria-busy=true], dialog[open]`) !== null;
}

async function look() {
  const before = [...document.querySelectorAll(followed)];
  try {
    const page = await fetchPage(location.href);
    // Something else was quicker.
    if (before.some(({ isConnected }) => !isConnected) || isBusy()) return;
    renew(page.document);
  } catch {
    // No connection: the next look may find one.
  }
}

function renew(page: Document) {
  const pairs = [...document.querySelectorAll<HTMLElement>(followed)].map((here) => ({
    here,
    there: page.getElementById(here.id),
  }));
  // The session has ended, or what was followed is no longer there.
  if (pairs.every(({ there }) => there === null)) return location.reload();
  const isOver = page.querySelector(working) === null;
  const isTypedIn = [...document.querySelectorAll<HTMLFormElement>("form[data-warn-unsaved]")].some(isUnsaved);
  const mustReload = document.querySelector("[data-follow-reload]") !== null;
  if (isOver && isTypedIn && pairs.some(({ here }) => here.matches("form") || mustReload)) return sayLater();
  if (isOver && mustReload) return location.reload();

  const focused = document.activeElement;
  for (const { here, there } of pairs) {
    const isTheirs = here instanceof HTMLFormElement && (isUnsaved(here) || here.contains(focused));
    if (there && (isOver || !isTheirs)) here.replaceWith(document.importNode(there, true));
  }
  if (focused && !focused.isConnected && focused.id) {
    document.getElementById(focused.id)?.focus({ preventScroll: true });
  }
  if (isOver) sayNews(document.querySelector("[data-follow-words]")?.textContent ?? "");
}

/** The work is over, and showing it would cost what was typed: the page says so, and asks no more. */
function sayLater() {
  for (const each of document.querySelectorAll<HTMLElement>(working)) delete each.dataset.followPause;
  const note = document.querySelector<HTMLElement>("[data-follow-later]");
  if (!note) return;
  note.hidden = false;
  sayNews(note.textContent ?? "");
}
