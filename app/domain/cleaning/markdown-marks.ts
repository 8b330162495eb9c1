/** Blocks of HTML: a text that has them is HTML, whatever stands inside. */
const block = /<(?:p|h[1-6]|ul|ol|li|table|div|section|article)[\s>]/i;
/** What no plain text begins a line with: headings, items, rows of a table. */
const marks = /^ {0,3}(?:#{1,6}[ \t]+\S|[-*+][ \t]+\S|\d{1,2}[.)][ \t]+\S|\|.+\|[ \t]*$)/m;

/** Whether a text is laid out as Markdown is, and not as HTML. */
export function mayBeMarkdown(text: string): boolean {
  return !block.test(text) && marks.test(text);
}
