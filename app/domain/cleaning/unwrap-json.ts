import { decodeHTMLStrict } from "entities/decode";

import { articleIn, type Found, foundIn, saidAbout } from "./article-in-json";
import { blockTag, encodedBlockTag } from "./block-tags";
import { isRemark } from "./code-fences";
import { unescapeAsOne } from "./escaped-characters";
import { codeSpans, insideOf } from "./spans";
import { readJson, type ReadJson, readJsonString } from "./tolerant-json";

/** `aside` is what stood around the article and is no part of it: a machine's remarks, tags, dates. */
export type Unwrapped = { content: string; found: Found; aside?: string };

/** JSON in a text: where it starts, and the article that is in it, if one is. */
export type JsonInText = { start: number; unwrapped: Unwrapped | null };

const gap = String.raw`(?:\s|<\/?(?:p|div|br|span|pre|code)(?=[\s/>])[^<>]*>|&nbsp;|\\[nrt])*`;
const quote = `(?:["“”]|&(?:amp;)*(?:quot|#34|#x22|ldquo|rdquo);)`;
/** The beginning of an object: a brace and a first key with its colon. */
const opening = new RegExp(
  `(?:\\[${gap})?\\{${gap}(?:(${quote})[^"“”&<>{}\\n\\\\]{1,80}${quote}|'[\\w-]+'|[A-Za-z_]\\w{0,40})${gap}:`,
  "gi",
);
const stringOpening = new RegExp(
  `^${gap}(${quote})${gap}(?:<|&(?:amp;)*lt;)(?:h[1-6]|p|div|ul|ol|article|section|!doctype|html)(?=[\\s>&])`,
  "i",
);
// What an editor or a machine puts around JSON and that means nothing.
const wrapping =
  /<\/?(?:p|div|br|span|pre|code)(?=[\s/>])[^<>]*>|&nbsp;|`{3,}[ \t]*(?:json5?|jsonc|javascript|js)?|\\[nrt]/gi;
const wrapperKey = /["'“;](?:content|html|body|article|text)(?:["'”]|\\?&[a-z0-9#;]+;|\\")/i;
const mostOpenings = 5;
/** As far from its end as a text's closing tags are looked for. */
const longestClose = 60;

/**
 * Finds the JSON that an article came in: at the beginning, after a machine's remark, cut off, wrapped into paragraphs, its
 * quotation marks written as entities. Braces and keys in a sentence or a code sample are no wrapper.
 */
export function findJson(text: string): JsonInText | null {
  const start = text.search(/\S/);
  const lines = withoutParagraphPerLine(text);
  if (lines !== null) return at(start, findIn(lines, true));
  const sample = withoutSample(text);
  if (sample !== null) return at(start, findIn(sample, false) ?? { start, unwrapped: { content: sample, found: {} } });
  return findIn(text, false);
}

function at(start: number, json: JsonInText | null): JsonInText | null {
  return json && { ...json, start };
}

function findIn(text: string, isFromParagraphs: boolean): JsonInText | null {
  const start = stringOpening.exec(text);
  if (start || isJsonString(text))
    return { start: text.search(/\S/), unwrapped: unwrapString(text, start?.[1] ?? '"') };

  let tried = 0;
  let bare: JsonInText | null = null;
  const isCode = insideOf(codeSpans(text));
  for (const match of text.matchAll(opening)) {
    if (isCode(match.index)) continue;
    if ((tried += 1) > mostOpenings) break;
    // An escaped line end after the brace: what is around the JSON comes off first.
    if (/\\[nrt]/.test(match[0]) && unescapeAsOne(text) !== null) return null;
    const unwrapped = unwrapObject(text, match.index, match[1] ?? "", isFromParagraphs);
    if (unwrapped) return { start: match.index, unwrapped };
    if (bare === null && isNothing(text.slice(0, match.index))) bare = { start: match.index, unwrapped: null };
  }
  return bare;
}

function unwrapObject(text: string, start: number, mark: string, isFromParagraphs: boolean): Unwrapped | null {
  const decoded = decodedFor(mark, text.slice(start));
  const read = readJson(decoded, 0);
  const article = read && articleIn(read.value);
  if (!read || !article) return null;

  const before = text.slice(0, start);
  const after = decoded.slice(read.end);
  const isAlone = isNothing(before);
  if (!isAlone && !blockTag.test(article) && !encodedBlockTag.test(article)) return null;

  const isInParagraphs =
    isFromParagraphs ||
    /<(?:p|div)(?:\s[^<>]*)?>\s*$|<br\s*\/?>\s*$/i.test(before) ||
    /^(?:\s|[}\]])*<\/(?:p|div)>/i.test(after);
  const content = finished(isInParagraphs ? withoutEditorsParagraphs(article) : article, read);
  const { kept, remarks } = around(before, content, after, isInParagraphs);
  const aside = [remarks, saidAbout(read.value)].filter((part) => part !== "").join("\n");
  return { content: kept, found: foundIn(read.value), ...(aside.trim() !== "" && { aside }) };
}

function unwrapString(text: string, mark: string): Unwrapped | null {
  const decoded = decodedFor(mark, text);
  const start = decoded.search(/["“”]/);
  const read = readJsonString(decoded, start);
  const content = finished(String(read.value), read);
  if (content === "") return null;
  const { kept, remarks } = around(decoded.slice(0, start), content, decoded.slice(read.end), false);
  return { content: kept, found: {}, ...(remarks !== "" && { aside: remarks }) };
}

/** A text that JSON made of a whole article: between quotation marks, with a block of HTML or an escape in it. */
function isJsonString(text: string): boolean {
  const trimmed = text.trim();
  if (!/^"[\s\S]*"$/.test(trimmed) || !(trimmed.includes("\\") || blockTag.test(trimmed))) return false;
  try {
    return JSON.parse(trimmed) !== "";
  } catch {
    return false;
  }
}

/** What stood before and after stays where it can be part of the article; a remark does not. */
function around(before: string, content: string, after: string, isInParagraphs: boolean) {
  // Where an editor made paragraphs of everything, a machine's remark stands in one too.
  const meaningless = isInParagraphs ? wrapping : /`{3,}[ \t]*(?:json5?|jsonc|javascript|js)?/gi;
  const remarks: string[] = [];
  const kept = (part: string) => {
    const words = part.replace(meaningless, "");
    if (!isRemark(words)) return part;
    remarks.push(words.trim());
    return "";
  };
  const start = kept(before).replace(isInParagraphs ? /<p(?:\s[^<>]*)?>\s*$/i : /$^/, "");
  const end = kept(after).replace(isInParagraphs ? /^(?:\s|[}\]])*<\/p>/i : /$^/, "");
  const all = [start.trim(), content, end.trim()].filter((part) => part !== "").join("\n");
  return { kept: all, remarks: remarks.filter((remark) => remark !== "").join("\n") };
}

/** The end of a text that was cut off, without the half of a tag. */
function finished(content: string, { isComplete }: ReadJson): string {
  return (isComplete ? content : content.replace(/<[^<>]*$/, "")).trim();
}

function isNothing(before: string): boolean {
  return (
    before
      .replace(wrapping, "")
      .replace(/\bjson\b/i, "")
      .trim() === ""
  );
}

/** An answer that somebody's converter took for a code sample from end to end, without it; null where the text is none. */
function withoutSample(text: string): string | null {
  const open = /^\s*(?:<(?:pre|code)(?:\s[^<>]*)?>\s*)+/i.exec(text);
  const close = /(?:\s*<\\?\/(?:pre|code)>)+\s*$/i.exec(text.slice(-longestClose));
  if (!open || !close) return null;
  const inside = text.slice(open[0].length, text.length - close[0].length);
  const isWrapper = /^\s*[{[]/.test(inside) && wrapperKey.test(inside) && !/<\\?\/(?:pre|code)>/i.test(inside);
  return isWrapper ? inside.trim() : null;
}

/** Quotation marks written as entities say that the whole text was encoded, or at least they were. */
function decodedFor(mark: string, text: string): string {
  let decoded = text;
  for (let rest = mark; rest.startsWith("&"); rest = decodeHTMLStrict(rest)) {
    const encodedTags = decoded.match(/&(?:amp;)*lt;\/?[a-z]/gi)?.length ?? 0;
    const rawTags = decoded.match(/<\/?(?!p\b|div\b|br\b|span\b|pre\b|code\b)[a-z]/gi)?.length ?? 0;
    decoded =
      encodedTags > rawTags
        ? decodeHTMLStrict(decoded)
        : decoded.replace(/&(?:amp;)*(?:quot|#34|#x22|ldquo|rdquo);/gi, '"');
  }
  return decoded;
}

/** JSON of which an editor made one paragraph a line, without those paragraphs; null where the text is none. */
function withoutParagraphPerLine(text: string): string | null {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const inner = lines.map((line) => /^\s*<p(?:\s[^<>]*)?>([\s\S]*)<\/p>\s*$/i.exec(line)?.[1]);
  const isJson = /^\s*(?:[{[]|`{3}|"|&quot;)/.test(inner[0] ?? "");
  return isJson && inner.every((line) => line !== undefined) ? inner.join("\n") : null;
}

/** What an editor did to the HTML inside JSON: paragraphs around blocks, opened before and closed after the whole. */
function withoutEditorsParagraphs(html: string): string {
  return html
    .replace(/^(?:\s*<\/p>)+|(?:<p(?:\s[^<>]*)?>\s*)+$/gi, "")
    .replace(/(<\/(?:h[1-6]|p|ul|ol|li|table|blockquote)>)\s*(?:<br\s*\/?>\s*)+/gi, "$1\n")
    .replace(/<p>\s*(?=<(?:h[1-6]|p|ul|ol|table|blockquote|figure)[\s>])/gi, "")
    .replace(/(<\/(?:h[1-6]|p|ul|ol|table|blockquote|figure)>)\s*<\/p>/gi, "$1")
    .trim();
}
