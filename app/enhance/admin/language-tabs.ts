// Texts in four languages stand one below the other. Where script runs, who writes in one of them sees that one alone, on every
// form and on the next day too; "All" shows what she left.

const prefix = "panel-language:";
const all = "all";

/** Shows the texts of forms in the language that was last chosen, and marks the languages in which one is blank. */
export function showLanguagesAsTabs(): void {
  if (groups().length === 0) return;
  // What is wrong must be seen, whatever language it is in.
  const isWrong = document.querySelector('[data-language-line] [aria-invalid="true"]') !== null;
  show(isWrong ? all : recall());
  window.addEventListener("click", (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-show-language]") : null;
    if (!button) return;
    const language = button.dataset.showLanguage ?? all;
    const before = button.getBoundingClientRect().top;
    show(language);
    remember(language);
    // Other groups grow and shrink with this one: what was pressed stays under the pointer.
    window.scrollBy(0, button.getBoundingClientRect().top - before);
  });
  window.addEventListener("input", (event) => {
    const group = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-languages]") : null;
    if (group) markBlank(group);
  });
}

function groups(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>("[data-languages]")];
}

function linesOf(group: HTMLElement): HTMLElement[] {
  return [...group.querySelectorAll<HTMLElement>("[data-language-line]")];
}

function show(language: string) {
  for (const group of groups()) {
    const lines = linesOf(group);
    const isOurs = lines.some((line) => line.dataset.languageLine === language);
    for (const line of lines) line.hidden = isOurs && line.dataset.languageLine !== language;
    for (const button of group.querySelectorAll<HTMLElement>("[data-show-language]")) {
      const isShown = button.dataset.showLanguage === (isOurs ? language : all);
      button.setAttribute("aria-pressed", String(isShown));
    }
    markBlank(group);
  }
}

function markBlank(group: HTMLElement) {
  for (const mark of group.querySelectorAll<HTMLElement>("[data-blank-mark]")) {
    const language = mark.closest<HTMLElement>("[data-show-language]")?.dataset.showLanguage;
    const line = linesOf(group).find((each) => each.dataset.languageLine === language);
    const field = line?.querySelector<HTMLInputElement | HTMLTextAreaElement>("input, textarea");
    mark.hidden = !field || field.value.trim() !== "";
  }
}

/** Who shares a machine writes in a language of their own. */
function keyOfAdmin(): string {
  return prefix + (groups()[0]?.dataset.languages ?? "");
}

function recall(): string {
  try {
    return localStorage.getItem(keyOfAdmin()) ?? all;
  } catch {
    return all;
  }
}

function remember(language: string) {
  try {
    localStorage.setItem(keyOfAdmin(), language);
  } catch {
    // A browser that keeps nothing shows all four again.
  }
}
