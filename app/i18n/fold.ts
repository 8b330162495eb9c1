/** A text without accents: the marks of all letters, of й and ё too. */
export function withoutAccents(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "");
}

/** A text without accents and capitals, for comparing. In SQL it is the function `folded`. */
export function folded(text: string): string {
  return withoutAccents(text).toLowerCase();
}

/**
 * The words of a text for searching: folded, with one space between them and without the signs that may stand inside a word,
 * so that `parallel` is found in "Paral·lel". In SQL it is the function `plain_words`.
 */
export function plainWords(text: string): string {
  return folded(text)
    .replace(/[·'’]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
