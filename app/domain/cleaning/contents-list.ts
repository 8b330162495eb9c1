import { decodeHTMLStrict } from "entities/decode";

import { inLatinLetters } from "./latin-letters";
import { plainText } from "./plain-text";

/** A heading of an article, as the list of contents names it. */
export type ContentsEntry = { id: string; text: string; level: 2 | 3 | 4 };

const heading = /<h([2-4])(?: id="([^"]*)")?>([\s\S]*?)<\/h\1>/g;
const longestId = 60;

/**
 * Gives each heading of sanitised HTML an id made of its words: the same as long as the words are, unique on the page. The
 * beginning "s-" keeps it apart from the ids of the page around it. Links to the ids that it had, several perhaps, follow it.
 */
export function withHeadingIds(html: string): string {
  const freeId = idGiver();
  const moved = new Map<string, string>();
  const given = new Set<string>();
  const named = html.replace(heading, (_whole, level: string, former: string | undefined, inner: string) => {
    const id = freeId(toId(inner));
    given.add(id);
    for (const each of (former ?? "").split(/\s+/))
      if (each !== "" && !moved.has(each)) moved.set(decodeHTMLStrict(each), id);
    return `<h${level} id="${id}">${inner}</h${level}>`;
  });
  return named.replace(/ href="#([^"]+)"/g, (whole, written: string) => {
    const fragment = fragmentIn(written);
    // A list of contents that names a heading by its words, though the heading says no name of its own.
    const to = moved.get(fragment) ?? [fragment, toId(fragment.replace(/[-_]+/g, " "))].find((id) => given.has(id));
    return to === undefined ? whole : ` href="#${to}"`;
  });
}

function fragmentIn(written: string): string {
  const fragment = decodeHTMLStrict(written);
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
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
