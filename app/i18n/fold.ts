/** A text without accents: the marks of all letters, of й and ё too. */
export function withoutAccents(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "");
}

/** A text without accents and capitals, for comparing. In SQL it is the function `folded`. */
export function folded(text: string): string {
  return withoutAccents(text).toLowerCase();
}
