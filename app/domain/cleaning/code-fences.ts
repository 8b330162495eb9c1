import { blockTag, encodedBlockTag } from "./block-tags";
import { codeSpans, insideOf, type Span } from "./spans";

const mark = /`{3,}|^[ \t]*~{3,}(?=[ \t]*[\w+-]*[ \t]*$)/gm;
const language = /[ \t]*(?:html?|xhtml|xml|json5?|jsonc|markdown|mdx?)?(?![\w+-])/iy;
const anyWord = /[ \t]*[\w+-]{1,20}(?=[ \t]*(?:$|\\n))/my;

/** The longest remark before and after an article that is taken for a machine's own words. */
export const longestRemark = 400;
/** As far as a marker's own paragraph is looked for. */
const longestTag = 100;
const anyTag = /<\/?[a-z][^<>]*>/i;

/**
 * The code-block markers in HTML, each with the name of its language: those that stand at the beginning or end of a line or
 * beside a tag. Inside a code sample, or in the middle of a sentence, a marker is part of the text.
 */
export function findFences(html: string): Span[] {
  const isCode = insideOf(codeSpans(html));
  const fences: Span[] = [];
  for (const match of html.matchAll(mark)) {
    if (isCode(match.index)) continue;
    const markEnd = match.index + match[0].length;
    const isFirst = /(?:^|[\n>]|\\n)[ \t]*$/.test(html.slice(Math.max(0, match.index - 40), match.index));
    const end = isFirst ? Math.max(matchEnd(language, html, markEnd), matchEnd(anyWord, html, markEnd)) : markEnd;
    const isLast = /^[ \t]*(?:$|[\r\n<{[]|\\[nr])/.test(html.slice(markEnd, markEnd + 40));
    if (isFirst || isLast) fences.push({ start: match.index, end });
  }
  return fences;
}

/**
 * Takes the code-block markers out of HTML; null where there are none. A machine's remarks around the only block go too, and are
 * named as `aside`.
 */
export function withoutFences(html: string): { content: string; aside?: string } | null {
  const fences = findFences(html).map((fence) => withItsLine(html, fence));
  if (fences.length === 0) return null;

  const parts: string[] = [];
  let done = 0;
  for (const { start, end } of fences) {
    parts.push(html.slice(done, Math.max(done, start)));
    done = end;
  }
  parts.push(html.slice(done));
  const only = onlyBlock(html, parts, fences);
  if (only === null) return { content: parts.join("") };
  const aside = parts.filter((part) => part !== only && part.trim() !== "").join("\n");
  return { content: only, ...(aside !== "" && { aside }) };
}

/** The part that holds the article, where all others are a machine's words and a marker opens right before it. */
function onlyBlock(html: string, parts: readonly string[], fences: readonly Span[]): string | null {
  const place = parts.findIndex((part) => blockTag.test(part) || encodedBlockTag.test(part));
  const opens = (part: number): boolean => {
    const fence = fences[part - 1];
    if (!fence) return false;
    const isNamed = /[`~][ \t]*\w/.test(html.slice(fence.start, fence.end));
    return isNamed || part % 2 === 1 || (parts[part - 1]?.trim() === "" && opens(part - 1));
  };
  return opens(place) && parts.every((part, each) => each === place || isRemark(part)) ? (parts[place] ?? null) : null;
}

/** Whether these words can be a machine's own, and no part of the article. */
export function isRemark(words: string): boolean {
  return (
    words.trim().length <= longestRemark && (!anyTag.test(words) || !/\p{L}/u.test(words.replace(/<[^<>]*>/g, "")))
  );
}

/** A marker with the paragraph and the line that hold nothing else. */
function withItsLine(html: string, { start, end }: Span): Span {
  const paragraph = /<p(?:\s[^<>]*)?>[ \t]*$/i.exec(html.slice(Math.max(0, start - longestTag), start));
  const close = /^[ \t]*<\/p>/i.exec(html.slice(end, end + longestTag));
  const from = paragraph && close ? start - paragraph[0].length : start;
  const to = paragraph && close ? end + close[0].length : end;
  const lineStart = /(?:^|\n)([ \t]*)$/.exec(html.slice(Math.max(0, from - longestTag), from));
  const lineEnd = /^[ \t]*(?:\r?\n|$)/.exec(html.slice(to, to + longestTag));
  return lineStart && lineEnd
    ? { start: from - (lineStart[1]?.length ?? 0), end: to + lineEnd[0].length }
    : { start: from, end: to };
}

function matchEnd(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from;
  return pattern.test(text) ? pattern.lastIndex : from;
}
