const between = /(?<=[.?!…]»?”?) (?=[\p{Lu}«“¿<])/u;

/** The sentences of a paragraph's text, with the links in them. */
export function htmlSentences(text: string): string[] {
  return text.split(between);
}
