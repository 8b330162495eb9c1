import { plainText } from "./plain-text";

const mainHeading = /<h1(?=[\s>])[^<>]*>([\s\S]*?)<\/h1>\s*/gi;

/** HTML without a main heading that says what the title says: the page prints that above the text. */
export function withoutTitle(html: string, titles: readonly (string | undefined)[]): string {
  const said = new Set(titles.map((title) => bare(title ?? "")).filter((title) => title !== ""));
  if (said.size === 0) return html;
  return html.replace(mainHeading, (whole, inner: string) => (said.has(bare(plainText(inner))) ? "" : whole));
}

/** Letters and digits alone: a title that ends with a full stop is the same. */
function bare(text: string): string {
  return text
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
