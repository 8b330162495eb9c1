import type { Found } from "./article-in-json";
import { withoutFences } from "./code-fences";
import { unescapeAsOne, unescapeContent } from "./escaped-characters";
import { decodeEncodedHtml, unwrapDocument } from "./html-document";
import { findMachineMarks, findMisreadLetters, findMistakes, type Leftover, replaced } from "./leftovers/leftovers";
import { findJson } from "./unwrap-json";

/** What was done to a text. */
export type Change = "invisible" | "leftovers" | "json" | "document" | "fences" | "escapes" | "encoded";

export type CleanedContent = {
  /** HTML, as it was meant. The very text that was given where there was nothing to clean. */
  content: string;
  /** What was done, each kind once, in the order in which it was first needed. */
  changes: Change[];
  /** Title and meta description that stood around the content. */
  found: Found;
  /** What else stood around it and is meant to go: a machine's remarks, tags, dates. Absent where there was none. */
  aside?: string;
};

type Peeled = { content: string; found?: Found; aside?: string };
type Step = (text: string) => Peeled | null;

const plain = (clean: (text: string) => string | null): Step => {
  return (text) => {
    const content = clean(text);
    return content === null ? null : { content };
  };
};

/** What a machine wrote besides the text, or wrote wrongly, is meant to go: a word that was put right with all its letters. */
function withoutLeftovers(find: (text: string) => Leftover[]): Step {
  return (text) => {
    const leftovers = find(text);
    const content = replaced(text, leftovers);
    if (content === null) return null;
    return { content, aside: leftovers.map((leftover) => withItsWords(text, leftover)).join("\n") };
  };
}

const longestWord = 60;

function withItsWords(text: string, { start, end }: Leftover): string {
  const before = /[^\s<>]*$/.exec(text.slice(Math.max(0, start - longestWord), start))?.[0] ?? "";
  const after = /^[^\s<>]*/.exec(text.slice(end, end + longestWord))?.[0] ?? "";
  return before + text.slice(start, end) + after;
}

// A wrapper of JSON first: its fences and escapes belong to it, and what is inside may have its own.
const steps: [Change, Step][] = [
  ["leftovers", withoutLeftovers(findMisreadLetters)],
  ["invisible", plain(withoutInvisible)],
  ["leftovers", withoutLeftovers(findMachineMarks)],
  ["json", (text) => findJson(text)?.unwrapped ?? null],
  ["document", unwrapDocument],
  ["escapes", plain(unescapeAsOne)],
  ["fences", withoutFences],
  ["escapes", plain(unescapeContent)],
  ["encoded", plain(decodeEncodedHtml)],
  ["leftovers", withoutLeftovers(findMistakes)],
];

/** Nobody wraps an article more often; a text that still changes after so many layers was made to, and stays as it is. */
const mostLayers = 30;

/**
 * Takes off an article whatever a machine or an editor wrapped it in: JSON, code fences, escapes, paragraphs around JSON,
 * invisible characters, in any order and several times (specification, section 5). Never throws, leaves clean HTML
 * as it is to the byte, and cleaning twice is cleaning once.
 */
export function cleanContent(text: string): CleanedContent {
  const changes = new Set<Change>();
  let content = text;
  let found: Found = {};
  const aside: string[] = [];
  for (let layer = 0; layer < mostLayers; layer += 1) {
    const next = peeled(content);
    if (!next) {
      return { content, changes: [...changes], found, ...(aside.length > 0 && { aside: aside.join("\n") }) };
    }
    changes.add(next.change);
    content = next.content;
    found = { ...next.found, ...found };
    if (next.aside) aside.push(next.aside);
  }
  return { content: text, changes: [], found: {} };
}

function peeled(text: string): (Peeled & { change: Change }) | null {
  for (const [change, step] of steps) {
    const result = step(text);
    const content = result?.content.trim();
    if (result && content !== undefined && content !== text) return { ...result, change, content };
  }
  return null;
}

// Control characters, byte order marks and zero-width spaces; the joiner inside an emoji stays.
const invisible = /(?![\t\n\r])\p{Cc}|[\u200b\u2060\ufeff]|&#8203;|&#65279;|&#x(?:200b|feff);|&ZeroWidthSpace;/giu;

function withoutInvisible(text: string): string | null {
  const visible = text.replace(invisible, "");
  return visible === text ? null : visible;
}
