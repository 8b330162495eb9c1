import { articleFields } from "~/domain/articles/article-form";

import { markUnsaved } from "../unsaved";

import { draftPrefix, forgetNewDraft } from "./draft-keys";
import { say, setText } from "./words";

/** An article's words as they stand in this browser until the server has them. */
type Draft = {
  values: Record<string, string>;
  /** That of the article which they change; empty for a new one. */
  version: string;
  /** When it was written last, in ms since 1970. */
  at: number;
  wasSent: boolean;
};

/** How long nobody types before it is kept, in ms. */
const pause = 1000;
const longestKept = 30 * 24 * 60 * 60 * 1000;

/**
 * Keeps in this browser what is typed and not saved: for who closes the tab, loses the connection or the machine. When the article
 * is opened again it is offered; what the server has taken is forgotten.
 */
export function keepDraft(form: HTMLFormElement): void {
  forgetOld();
  forgetArrived(form);
  const draft = read(keyOf(form));
  if (draft && !isSame(draft.values, valuesOf(form))) offer(form, draft);
  let later: ReturnType<typeof setTimeout>;
  const keep = () => {
    clearTimeout(later);
    // What was found first is decided about first.
    if (document.querySelector("[data-kept-draft]")) return;
    write(keyOf(form), { values: valuesOf(form), version: versionOf(form), at: Date.now(), wasSent: false });
  };
  form.addEventListener("input", () => {
    clearTimeout(later);
    later = setTimeout(keep, pause);
  });
  // A tab that is closed within that second.
  window.addEventListener("pagehide", () => {
    const kept = read(keyOf(form));
    if (form.dataset.warnUnsaved === "always" || hasUnsaved(form)) {
      if (!kept?.wasSent) keep();
    }
  });
}

/** Notes that the words are on their way. They stay until the article is seen with them. */
export function markSent(form: HTMLFormElement): void {
  write(keyOf(form), { values: valuesOf(form), version: versionOf(form), at: Date.now(), wasSent: true });
}

function offer(form: HTMLFormElement, draft: Draft) {
  const notice = document.createElement("div");
  notice.dataset.keptDraft = "";
  notice.role = "status";
  notice.className = "mb-5 flex flex-wrap items-center gap-x-4 gap-y-2 border-s-4 border-mar-700 bg-mar-50 px-4 py-3";
  const words = document.createElement("p");
  const isOlder = draft.version !== versionOf(form);
  const moment = new Date(draft.at).toLocaleString("en-GB", { dateStyle: "medium", timeStyle: "short" });
  setText(words, say(isOlder ? "draft.older" : "draft.found", { moment }));
  const button = (label: string, press: () => void) => {
    const made = document.createElement("button");
    made.type = "button";
    made.className = "min-h-11 font-medium text-mar-700 underline";
    made.textContent = label;
    made.addEventListener("click", press);
    return made;
  };
  notice.append(
    words,
    button(say("draft.restore"), () => {
      notice.remove();
      restore(form, draft);
    }),
    button(say("draft.discard"), () => {
      notice.remove();
      forget(keyOf(form));
      form.querySelector<HTMLElement>("input[name=title]")?.focus();
    }),
  );
  form.before(notice);
}

function restore(form: HTMLFormElement, { values, version }: Draft) {
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name);
    if (field instanceof RadioNodeList) field.value = value;
    else if (
      field instanceof HTMLInputElement ||
      field instanceof HTMLTextAreaElement ||
      field instanceof HTMLSelectElement
    ) {
      if (field.value === value) continue;
      field.value = value;
      field.dispatchEvent(new InputEvent("input", { bubbles: true }));
    }
  }
  // Under the version they were written over: whoever saves them over a newer one hears of it.
  const drawn = form.elements.namedItem("version");
  if (drawn instanceof HTMLInputElement && version !== "") drawn.value = version;
  markUnsaved(form);
  setText(form.querySelector("[data-writing-status]"), say("draft.restored"));
  form.querySelector<HTMLElement>("textarea#content")?.focus();
}

/** What was sent and is stored: the article has a later version, or it is the new one that came of it. */
function forgetArrived(form: HTMLFormElement) {
  // Drawn with words that are not stored yet.
  if (form.dataset.warnUnsaved === "always") return;
  const [own, version] = [read(keyOf(form)), Number(versionOf(form))];
  if (own?.wasSent && version > Number(own.version)) forget(keyOf(form));
  if (version !== 0) forgetNewDraft(valuesOf(form).title ?? "");
}

function forgetOld() {
  for (const key of keys()) if (Date.now() - (read(key)?.at ?? 0) > longestKept) forget(key);
}

function keyOf(form: HTMLFormElement): string {
  const { pathname, searchParams } = new URL(form.action, location.href);
  searchParams.delete("tab");
  const query = searchParams.toString();
  return draftPrefix + pathname + (query === "" ? "" : `?${query}`);
}

function versionOf(form: HTMLFormElement): string {
  const version = form.elements.namedItem("version");
  return version instanceof HTMLInputElement ? version.value : "";
}

function valuesOf(form: HTMLFormElement): Record<string, string> {
  const data = new FormData(form);
  return Object.fromEntries(
    articleFields.map((name) => {
      const value = data.get(name);
      return [name, typeof value === "string" ? value.replaceAll("\r\n", "\n") : ""];
    }),
  );
}

function hasUnsaved(form: HTMLFormElement): boolean {
  const content = form.querySelector<HTMLTextAreaElement>("textarea#content");
  const title = form.querySelector<HTMLInputElement>("input#title");
  return [content, title].some((field) => field !== null && field.value !== field.defaultValue);
}

function isSame(one: Record<string, string>, other: Record<string, string>): boolean {
  return articleFields.every((name) => (one[name] ?? "") === (other[name] ?? ""));
}

function keys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(draftPrefix));
  } catch {
    return [];
  }
}

function read(key: string): Draft | null {
  try {
    const kept = localStorage.getItem(key);
    return kept === null ? null : (JSON.parse(kept) as Draft);
  } catch {
    return null;
  }
}

function write(key: string, draft: Draft) {
  try {
    localStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // A browser that keeps nothing, or is full: the form still asks before it is left.
  }
}

function forget(key: string) {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
