import { inLatinLetters } from "./latin-letters";
import { plainText } from "./plain-text";

/** A heading of an article, as the list of contents names it. */
export type ContentsEntry = { id: string; text: string; level: 2 | 3 | 4 };

const heading = /<h([2-4])(?: id="([^"]*)")?>([\s\S]*?)<\/h\1>/g;
const longestId = 60;

/**
 * Gives each heading of sanitised HTML an id made of its words: the same as long as the words are, unique on the page. The
 * beginning "s-" keeps it apart from the ids of the page around it.
 */
export function withHeadingIds(html: string): string {
  const freeId = idGiver();
  return html.replace(heading, (_whole, level: string, _id: string | undefined, inner: string) => {
    const id = freeId(toId(inner));
    return `<h${level} id="${id}">${inner}</h${level}>`;
  });
}

/** The headings of a sanitised article that have an id, in order. */
export function listContents(html: string): ContentsEntry[] {
  return [...html.matchAll(heading)].flatMap(([, level, id, inner = ""]) => {
    const text = plainText(inner).replaceAll("\n", " ");
    return id && text !== ""
      ? [{ id, text, level: level === "2" ? 2 : level === "3" ? 3 : 4 } satisfies ContentsEntry]
      : [];
  });
}

function toId(inner: string): string {
  const words = inLatinLetters(plainText(inner))
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, longestId)
    .replace(/^-+|-+$/g, "");
  return words === "" ? "s" : `s-${words}`;
}

/** Ids that differ: the one that is wished, or with the first free number. */
function idGiver(): (wished: string) => string {
  const taken = new Set<string>();
  // Where the search for a number goes on: thousands of headings alike would each begin at two.
  const numbers = new Map<string, number>();
  return (wished) => {
    let id = wished;
    let number = numbers.get(wished) ?? 2;
    for (; taken.has(id); number += 1) id = `${wished}-${number}`;
    numbers.set(wished, number);
    taken.add(id);
    return id;
  };
}
