import { defaultLanguage, isLanguage, type Language } from "~/i18n/languages";

import { around } from "./page";

const texts: Record<Language, () => Promise<{ formTexts: Readonly<Record<string, string>> }>> = {
  en: () => import("~/i18n/form-texts/en"),
  es: () => import("~/i18n/form-texts/es"),
  ca: () => import("~/i18n/form-texts/ca"),
  ru: () => import("~/i18n/form-texts/ru"),
};

/** A connection that is gone, or a file that a new version took away, is not asked after with every letter that is typed. In ms. */
const untilNextTry = 10_000;

/**
 * The form of a form's own page is checked in the browser too, by React and the schema of the server. They weigh many times
 * what the page does, so they come when the form is first touched. Until they are there, and where they never come, the form
 * is sent as it stands and the server says what is wrong.
 */
export function checkTouchedForms(): void {
  for (const touch of ["pointerdown", "focusin", "input"]) {
    window.addEventListener(touch, (event) => fetchFor(around(event, "[data-live-form] form", HTMLFormElement)));
  }
  // The visitor may have been quicker than this script.
  fetchFor(document.activeElement?.closest("[data-live-form] form"));
}

function fetchFor(form: Element | null | undefined) {
  const place = form?.closest<HTMLElement>("[data-live-form]");
  // A dialog shows the form of another page under ids of its own: there the server alone checks it.
  if (!place || place.closest("dialog") || place.dataset.touched) return;
  place.dataset.touched = "true";
  void takeOver(place).catch(() => setTimeout(() => delete place.dataset.touched, untilNextTry));
}

async function takeOver(place: HTMLElement) {
  const { lang } = document.documentElement;
  const language = isLanguage(lang) ? lang : defaultLanguage;
  const [react, { formTexts }] = await Promise.all([import("./take-over"), texts[language]()]);
  // Being sent already it says so, and React would find what the server did not draw. Should the page come back, there is time again.
  if (place.querySelector("form[aria-busy=true]")) delete place.dataset.touched;
  else react.takeOver(place, language, formTexts);
}
