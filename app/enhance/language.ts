import { readPath } from "~/i18n/href";
import { defaultLanguage, isLanguage } from "~/i18n/languages";

const key = "language";

/**
 * Keeps the chosen language in local storage as the specification says, and follows a choice that stands only there. The
 * cookie decides on the server before a page is drawn; this is for a browser that lost it.
 */
export function rememberLanguage(): void {
  window.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a[data-language]") : null;
    const language = link?.getAttribute("data-language");
    if (isLanguage(language)) store(language);
  });

  const stored = read();
  const { language, path } = readPath(location.pathname);
  const hasCookie = document.cookie.split("; ").some((cookie) => cookie.startsWith(`${key}=`));
  if (hasCookie || !isLanguage(stored) || language !== defaultLanguage || stored === language) return;
  if (path.startsWith("/admin")) return;
  const target = new URL(location.href);
  target.searchParams.set("lang", stored);
  location.replace(target);
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
