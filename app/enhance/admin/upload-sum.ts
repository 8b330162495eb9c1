// Several files are sent one after another and each is answered on its own; the person sent them together and reads one sum.

/** How many files an answer says were taken. */
export function takenOf(page: Document): number {
  return Number(flashOf(page)?.dataset.count ?? 0);
}

/** Puts the sum into the message of the last answer. @param phrase its words, with `{{count}}` where the number stands */
export function writeSum(page: Document, taken: number, phrase: string): void {
  const title = flashOf(page)?.querySelector("[data-flash-title]");
  if (title && takenOf(page) > 0) title.textContent = phrase.replace("{{count}}", String(taken));
}

function flashOf(page: Document): HTMLElement | null {
  return page.querySelector<HTMLElement>("[data-flash]");
}
