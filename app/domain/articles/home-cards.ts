/** A piece of an article as it is drawn: HTML as it is stored, or a home, which stands there as a paragraph that leads to it. */
export type ArticlePart = { html: string } | { home: number; words: string };

/** The page of a home, in any language. */
const homePath = /^(?:\/(?:es|ca|ru))?\/property\/([1-9]\d{0,8})$/;

/** The number of the home to whose page a link leads; null where it leads elsewhere. */
export function homeOf(href: string): number | null {
  const number = homePath.exec(href)?.[1];
  return number === undefined ? null : Number(number);
}

/** More than these stay links: each is read for the page, and nobody reads a list of twenty. */
const mostCards = 12;

const lonelyLink = /<p><a href="([^"]*)">((?:(?!<\/?(?:a|p)\b)[\s\S])*)<\/a><\/p>/g;
const holders = /<(\/?)(?:blockquote|ul|ol|li|table|figure|pre)\b/g;

/**
 * Parts sanitised HTML at the paragraphs that hold nothing but a link to a home, where they stand on their own: not those in a
 * list, a table or a quote. Without them it is one part.
 */
export function splitAtHomes(html: string): ArticlePart[] {
  const parts: ArticlePart[] = [];
  let [from, seen, depth, cards] = [0, 0, 0, 0];
  for (const match of html.matchAll(lonelyLink)) {
    const [whole, href = "", words = ""] = match;
    for (const [, closes] of html.slice(seen, match.index).matchAll(holders)) depth += closes === "" ? 1 : -1;
    seen = match.index;
    const home = homeOf(href);
    if (home === null || depth !== 0 || cards === mostCards) continue;
    cards += 1;
    const before = html.slice(from, match.index).trim();
    if (before !== "") parts.push({ html: before });
    parts.push({ home, words });
    from = match.index + whole.length;
  }
  const rest = html.slice(from).trim();
  return rest === "" ? parts : [...parts, { html: rest }];
}

/** The homes that stand in sanitised HTML as cards, each once. */
export function homesIn(html: string): number[] {
  return [...new Set(splitAtHomes(html).flatMap((part) => ("home" in part ? [part.home] : [])))];
}
