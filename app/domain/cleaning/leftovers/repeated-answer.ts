import { plainText } from "../plain-text";
import type { Span } from "../spans";

const heading = /<(h[1-3])(?:\s[^<>]*)?>([\s\S]{1,300}?)<\/\1>/gi;
/** Shorter ones, as “Ask us.”, may well stand twice. */
const fewestLetters = 80;
const version =
  /^(?:version|option|draft|variant|versión|opción|borrador|versió|opció|esborrany|вариант|версия)\s*(?:#\s*)?(?:\d|[a-cа-в]|i{1,3})\b/iu;

/**
 * Where a second answer begins in a text: its headings or its paragraphs come again, there are two titles, or it says itself that it is
 * another version.
 */
export function findSecondAnswer(html: string): Span[] {
  const headings = [...html.matchAll(heading)].map(({ index, 0: all, 1: tag = "", 2: words = "" }) => ({
    span: { start: index, end: index + all.length },
    isTitle: tag.toLowerCase() === "h1",
    words: said(words),
  }));
  const titles = headings.filter(({ isTitle }) => isTitle);
  if (titles[1]) return [titles[1].span];
  const versions = headings.filter(({ words }) => version.test(words));
  if (versions[1]) return [versions[1].span];
  const again = repeated(headings);
  if (again.length >= 2 && again.length * 3 >= headings.length) return again.slice(0, 1);
  const paragraphs = paragraphsOf(html).filter(({ words }) => words.length >= fewestLetters);
  const twice = repeated(paragraphs);
  return twice.length >= 2 && twice.length * 3 >= paragraphs.length ? twice.slice(0, 1) : [];
}

function paragraphsOf(html: string) {
  const openings = [...html.matchAll(/<p(?:\s[^<>]*)?>/gi)];
  return openings.map(({ index: start, 0: tag }, place) => {
    const next = openings[place + 1]?.index ?? html.length;
    const closed = html.slice(start + tag.length, next).split(/<\/p>/i, 1)[0] ?? "";
    return { span: { start, end: start + tag.length + closed.length }, words: said(closed) };
  });
}

function repeated(parts: readonly { span: Span; words: string }[]): Span[] {
  const seen = new Set<string>();
  return parts.flatMap(({ span, words }) => {
    if (words !== "" && seen.has(words)) return [span];
    seen.add(words);
    return [];
  });
}

function said(html: string): string {
  return plainText(html).replace(/\s+/g, " ").trim().toLowerCase();
}
