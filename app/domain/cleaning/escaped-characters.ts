import { withoutHalfCharacters } from "./json-escapes";
import { codeSpans, insideOf, type Span, toSpan } from "./spans";

/** One escape in a text: a run of backslashes and what they escape. */
type Escape = Span & { backslashes: number; sign: string };

const escape = /(\\+)(u[\da-fA-F]{4}|&quot;|&#34;|&#39;|["'/nrt])|\\{2,}/g;
// C:\new\plans and \\server\new are paths. "Q:\nWhat" is not: a capital, a space or a tag follows the escaped line end.
const drive = String.raw`(?:(?<![\p{L}\p{N}])|(?<=\\[nrt]))[A-Za-z]:(?=\\)(?!\\[nrt](?:$|[\s<\\]|\p{Lu}))`;
const server = String.raw`(?<=^|[\s>"'(])\\\\(?:\\\\)?(?![nrt](?:\\|\p{Lu})|u[\da-fA-F]{4})(?=[\w-]+\\)`;
const steps = String.raw`\\*(?:(?:[^\\\s<>"'|?*&]+\\+|[^\\<>"'|?*&\r\n:,;.!]{1,40}\\+(?!\\|u[\da-fA-F]{4}|["'/]|[nrt][^a-z])))*[^\s\\<>"'|?*&,;:)]*`;
const path = new RegExp(`(?:${drive}|${server})${steps}`, "gu");
const meanings: Record<string, string> = { n: "\n", r: "\r", t: "\t", "&quot;": '"', "&#34;": '"', "&#39;": "'" };

/**
 * The escapes in HTML that are none of the text's own: line ends, quotation marks, letters that a machine left escaped. A
 * backslash in a path or in a code sample is left alone, and so is a doubtful one where nothing else is escaped.
 */
export function findEscapes(html: string): Span[] {
  const escapes = escapesIn(html);
  return escapes.some((each, place) => isCertain(html, each, escapes[place - 1])) ? escapes : [];
}

/** Unescapes once a text that is as a whole the inside of a JSON string, code samples included; null for any other. */
export function unescapeAsOne(text: string): string | null {
  return findEscapes(text).length > 0 ? unescapedAsOne(text) : null;
}

/** Unescapes once what `findEscapes` finds; null where it finds nothing. */
export function unescapeContent(html: string): string | null {
  return findEscapes(html).length > 0 ? unescapedOneByOne(html, escapesIn(html)) : null;
}

function escapesIn(html: string): Escape[] {
  const isCode = insideOf(codeSpans(html));
  const isPath = insideOf([...html.matchAll(path)].filter(isWritten).map(toSpan));
  return [...html.matchAll(escape)]
    .map((match) => ({ ...toSpan(match), backslashes: match[1]?.length ?? match[0].length, sign: match[2] ?? "" }))
    .filter(({ start }) => {
      const [inCode, inPath] = [isCode(start), isPath(start)];
      return !inCode && !inPath;
    });
}

/** A path as people write it; where each of its backslashes is doubled it was escaped with the rest. */
function isWritten({ 0: path, index, input = "" }: RegExpExecArray): boolean {
  // The last backslash before a quotation mark may be that mark's own.
  const own = /["'&]/.test(input.charAt(index + path.length)) ? path.replace(/\\$/, "") : path;
  const runs = own.match(/\\+/g) ?? [];
  const isDoubled = runs.every((run) => run.length % 2 === 0) && (own.charAt(0) !== "\\" || own.startsWith("\\\\\\\\"));
  return runs.length === 0 || !isDoubled;
}

function isCertain(html: string, { start, end, sign }: Escape, before: Escape | undefined): boolean {
  if (sign === "") return false;
  if (sign === "/") return "<:/".includes(html.charAt(start - 1)) && start > 0;
  if (!"nrt".includes(sign)) return true;

  const previous = html.charAt(start - 1);
  const next = html.charAt(end);
  const isAfterLineEnd = before?.end === start && "nrt".includes(before.sign) && before.sign !== "";
  if (start === 0 || previous === ">" || isAfterLineEnd) return true;
  if (next === "" || /[\s<]/.test(next) || /^\\+[nrt"]/.test(html.slice(end, end + 9))) return true;
  if (/\p{Lu}|(?![a-z])\p{Ll}/u.test(next)) return true;
  return /[\s.!?:;,…)»”"'{}[\]]/.test(previous) && !/[a-z]/.test(next);
}

/** A text that as a whole is the inside of a JSON string: then code samples and paths were escaped with the rest. */
function unescapedAsOne(html: string): string | null {
  if ([...html.matchAll(path)].some(isWritten)) return null;
  try {
    const text: unknown = JSON.parse(`"${html.trim()}"`);
    return typeof text === "string" ? withoutHalfCharacters(text) : null;
  } catch {
    return null;
  }
}

function unescapedOneByOne(html: string, escapes: readonly Escape[]): string {
  let text = "";
  let done = 0;
  for (const { start, end, backslashes, sign } of escapes) {
    text += html.slice(done, start);
    if (sign === "") text += "\\".repeat(Math.ceil(backslashes / 2));
    else text += "\\".repeat(Math.floor(backslashes / 2)) + (backslashes % 2 === 1 ? meaning(sign) : sign);
    done = end;
  }
  return withoutHalfCharacters(text + html.slice(done));
}

function meaning(sign: string): string {
  return sign.startsWith("u") ? String.fromCharCode(parseInt(sign.slice(1), 16)) : (meanings[sign] ?? sign);
}
