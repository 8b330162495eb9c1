import { plainText } from "../plain-text";
import type { Span } from "../spans";

import { findOpenThinking } from "./thinking";

/** How a sentence ends, with what may close behind it. */
const sentenceEnd = /[.!?…:;。][\s"'”’»“)\]]*$/u;
/** Digits, an address or a link close a text as well as a full stop does. */
const closingWord = /(?:\d|[\w.-]+@[\w.-]+|https?:\/\/\S+)[\s"'”’»)\]]*$/u;
/** Where to go on, or who signs: as whole as a sentence. */
const lastElement =
  /<\/(?:a|em|i)>\s*<\/p>(?:\s*<\/\w+>)*$|<p(?:\s[^<>]*)?>\s*<(strong|b)>[^<>]*<\/\1>\s*<\/p>(?:\s*<\/\w+>)*$/i;
const blockTag =
  /<(\/?)(h[1-6]|p|ul|ol|li|table|thead|tbody|tr|td|th|blockquote|section|article|div|figure)(?=[\s>/])[^<>]*>/gi;

/**
 * Where a text breaks off: thoughts without an end, half of a tag, a block that is never closed, a heading with nothing below it, a last
 * paragraph without the end of a sentence. Of a text in blocks only: a line that somebody begins to type is none yet.
 */
export function findBreak(html: string): Span[] {
  const thinking = findOpenThinking(html);
  if (thinking.length > 0) return thinking;
  const text = html.trimEnd();
  const half = /<\/?[a-z][^<>]{0,200}$/i.exec(text);
  if (half) return [{ start: half.index, end: text.length }];
  const last = lastBlock(text);
  if (!last) return [];
  const words = plainText(text.slice(last.start)).replace(/\s+/g, " ").trim();
  // Who closes the others and not this one was interrupted; HTML that closes none of them is as whole.
  const isAlone = last.isOpen && new RegExp(`</${last.tag}>`, "i").test(text);
  if (last.isOpen) return sentenceEnd.test(words) && !isAlone ? [] : [{ start: last.start, end: text.length }];
  if (words === "") return [];
  const isClosed =
    sentenceEnd.test(words) || closingWord.test(words) || lastElement.test(text.slice(last.start, last.end));
  const isCut = /^h\d$/.test(last.tag) || (last.tag === "p" && !isClosed);
  return isCut ? [{ start: last.start, end: text.length }] : [];
}

type LastBlock = { tag: string; start: number; end: number; isOpen: boolean };

/** The innermost block that is still open at the end, or the last one that was closed and has words behind its opening. */
function lastBlock(html: string): LastBlock | null {
  const open: { tag: string; start: number }[] = [];
  let closed: LastBlock | null = null;
  for (const { index: start, 0: found, 1: slash, 2: name = "" } of html.matchAll(blockTag)) {
    const tag = name.toLowerCase();
    if (found.endsWith("/>")) continue;
    if (slash === "") {
      // HTML lets a paragraph or an item end where the next begins.
      if (open.at(-1)?.tag === tag && /^(?:p|li|tr|td|th)$/.test(tag)) open.pop();
      open.push({ tag, start });
      continue;
    }
    const at = open.findLastIndex((each) => each.tag === tag);
    if (at === -1) continue;
    const [block] = open.splice(at);
    if (block) closed = { ...block, end: start + found.length, isOpen: false };
  }
  const unclosed = open.at(-1);
  return unclosed ? { ...unclosed, end: html.length, isOpen: true } : closed;
}

/**
 * Whether JSON that a model answered with was never closed: its text may stop anywhere, even at the end of a sentence.
 * @param answer as it came, with whatever stands around the JSON
 */
export function isOpenJson(answer: string): boolean {
  const start = /^(?:[^{]{0,200}?`{3,}\w*\s*)?\s*(\{\s*["“'])/.exec(answer);
  if (!start) return false;
  let depth = 0;
  let isInString = false;
  const json = answer.slice(start[0].lastIndexOf("{"));
  for (let at = 0; at < json.length; at += 1) {
    const sign = json[at];
    if (isInString && sign === "\\") at += 1;
    else if (sign === '"') isInString = !isInString;
    else if (!isInString && (sign === "{" || sign === "[")) depth += 1;
    else if (!isInString && (sign === "}" || sign === "]") && --depth === 0) return false;
  }
  // Quotation marks that were not escaped upset the count: what ends with its brace is whole.
  return !/\}[\s`\]]*$/.test(json);
}
