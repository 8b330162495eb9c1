import { unescapeJson } from "./json-escapes";

const between = String.raw`(?:\s|<\/?(?:p|div|br|span|pre|code)(?=[\s/>])[^<>]*>|&nbsp;|\\[nrt])*`;
// Between values an editor may have put its paragraphs and line breaks, or an escaped line end may stand.
const gap = new RegExp(between, "y");
const quotedKeyAndColon = new RegExp(`["“'][^"“”\\\\<>\\n]{1,80}["”']${between}:`, "y");
const bareKeyAndColon = new RegExp(`[A-Za-z_][\\w-]{0,40}${between}:`, "y");
const nextInArray = /["“'`{[\d\]]|$/y;
/** What may open a string, and what then ends it. */
const closers: Record<string, string> = { '"': '"', "“": "“”", "`": "`", "'": "'" };
const deepest = 200;

/**
 * The object or array that starts there with each of its strings written as JSON asks, and nothing of an editor between them. Which
 * quotation mark ends a string and which is part of an article only what follows can tell; all else is left to a repair of JSON.
 */
export function inStrictQuotes(text: string, start: number): { json: string; end: number; isComplete: boolean } {
  const parts: string[] = [];
  const open: string[] = [];
  let isKey = false;
  let hasBareKeys = false;
  let at = start;
  while (at < text.length) {
    at = matchEnd(gap, text, at);
    const sign = text.charAt(at);
    if (sign in closers) {
      const holder = isKey ? "key" : open.at(-1) === "[" ? "array" : "object";
      const end = endOfString(text, at, holder, hasBareKeys);
      parts.push(JSON.stringify(unescapeJson(text.slice(at + 1, end ?? text.length))));
      if (end === null) return { json: parts.join(""), end: text.length, isComplete: false };
      at = end + 1;
      continue;
    }
    if (sign === "{" || sign === "[") open.push(sign);
    else if (sign === "}" || sign === "]") open.pop();
    else if (isKey && /[A-Za-z_]/.test(sign)) hasBareKeys = true;
    if (open.length > deepest) break;
    if ("{[,".includes(sign)) isKey = open.at(-1) === "{";
    else if (sign === ":") isKey = false;
    parts.push(sign);
    at += 1;
    if (open.length === 0) return { json: parts.join(""), end: at, isComplete: true };
  }
  return { json: parts.join(""), end: text.length, isComplete: false };
}

type Holder = "key" | "array" | "object";

/** Where the quotation mark stands that ends the string which begins here; null where it was cut off. */
function endOfString(text: string, from: number, holder: Holder, hasBareKeys: boolean): number | null {
  const closing = closers[text.charAt(from)] ?? "";
  for (let at = from + 1; at < text.length; at += 1) {
    if (text.charAt(at) === "\\") at += 1;
    else if (closing.includes(text.charAt(at)) && isEnd(text, at + 1, holder, hasBareKeys)) return at;
  }
  return null;
}

/** Whether what follows is what may follow a string there. */
function isEnd(text: string, place: number, holder: Holder, hasBareKeys: boolean): boolean {
  const next = matchEnd(gap, text, place);
  const sign = text.charAt(next);
  if (holder === "key") return sign === ":";
  if (sign === "" || sign === "}" || sign === "]") return true;
  if (sign !== ",") return holder === "object" && matchEnd(quotedKeyAndColon, text, next) > next;
  const beyond = matchEnd(gap, text, next + 1);
  if (holder === "array") return matchEnd(nextInArray, text, beyond) > beyond || beyond === text.length;
  if (/^[}\],]?$/.test(text.charAt(beyond))) return true;
  return (
    matchEnd(quotedKeyAndColon, text, beyond) > beyond ||
    (hasBareKeys && matchEnd(bareKeyAndColon, text, beyond) > beyond)
  );
}

function matchEnd(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from;
  return pattern.test(text) ? pattern.lastIndex : from;
}
