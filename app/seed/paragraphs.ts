/** Joins the paragraphs of a longer text the way the database stores them: with one empty line between. */
export function paragraphs(...texts: readonly string[]): string {
  return texts.join("\n\n");
}
