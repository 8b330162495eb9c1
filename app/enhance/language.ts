import { readPath } from "~/i18n/href";
import { defaultLanguage, isLanguage, type Language } from "~/i18n/languages";

import { around, isPlainClick } from "./page";
import { isTouched } from "./touched";

const key = "language";

/**
 * Keeps the chosen language in local storage as the specification says, and follows a choice that stands only there. The
 * cookie decides on the server before a page is drawn and is copied here, whichever way the choice was made (`?lang=` in an
 * address that somebody sent); what stands here alone is for a browser that lost it.
 */
export function rememberLanguage(): void {
  window.addEventListener("click", (event) => {
    const choice = around(event, "[data-language]", HTMLElement);
    const language = choice?.dataset.language;
    if (!choice || !isLanguage(language)) return;
    store(language);
    if (choice instanceof HTMLButtonElement) chooseOnForm(event, choice);
    else if (choice instanceof HTMLAnchorElement && isPlainClick(event, choice)) takeFormAlong(event, language);
  });

  const chosen = inCookie();
  if (isLanguage(chosen)) return store(chosen);
  const stored = read();
  const { language, path } = readPath(location.pathname);
  if (!isLanguage(stored) || language !== defaultLanguage || stored === language) return;
  if (path.startsWith("/admin")) return;
  const target = new URL(location.href);
  target.searchParams.set("lang", stored);
  location.replace(target);
}

/** The button sends the form of its page along. With nothing typed there the address does, and reload asks nothing. */
function chooseOnForm(event: Event, { form, dataset: { plain } }: HTMLButtonElement) {
  if (!form || !plain || isTouched(form)) return;
  event.preventDefault();
  location.assign(plain);
}

/** A form at the end of another page: half filled in, it leads to its own page in that language, with what was typed. */
function takeFormAlong(event: Event, language: Language) {
  const own = document.querySelectorAll<HTMLButtonElement>(`main form button[data-language="${language}"]`);
  const button = [...own].find(({ form }) => form && isTouched(form));
  if (!button) return;
  event.preventDefault();
  button.form?.requestSubmit(button);
}

/** As the server writes it: a word as JSON, in base64. */
function inCookie(): unknown {
  const cookie = document.cookie.split("; ").find((each) => each.startsWith(`${key}=`));
  try {
    return cookie && JSON.parse(atob(decodeURIComponent(cookie.slice(key.length + 1))));
  } catch {
    return null;
  }
}

// Storage may be forbidden: then the cookie alone remembers.
function read(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function store(language: string): void {
  try {
    localStorage.setItem(key, language);
  } catch {
    return;
  }
}
