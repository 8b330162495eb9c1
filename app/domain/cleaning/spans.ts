/** A stretch of a text, from the first to before the last UTF-16 unit. */
export type Span = { start: number; end: number };

export function toSpan({ index, 0: found }: RegExpExecArray): Span {
  return { start: index, end: index + found.length };
}

// What stands in these is shown or run as it is written: a code sample may hold fences, escapes and JSON.
const code = /<(pre|code|samp|kbd|script|style|textarea)(?=[\s>])[^<>]*>|<!--/gi;

/**
 * The stretches of HTML that hold code, scripts or comments, in order and not overlapping.
 * @param opening others than these, by their opening tags; without a name it is a comment
 */
export function codeSpans(html: string, opening = code): Span[] {
  const spans: Span[] = [];
  const lower = inSmallLetters(html);
  // Where a tag is never closed any more, looking again from each of its openings would take for ever.
  const unclosed = new Set<string>();
  opening.lastIndex = 0;
  for (let match = opening.exec(html); match; match = opening.exec(html)) {
    const tag = match[1]?.toLowerCase() ?? "!";
    if (unclosed.has(tag)) continue;
    const end = tag === "!" ? after(lower, "-->", opening.lastIndex) : closing(lower, tag, opening.lastIndex);
    if (end === -1) unclosed.add(tag);
    else {
      spans.push({ start: match.index, end });
      opening.lastIndex = end;
    }
  }
  return spans;
}

/** The text without these stretches: a space stands for each. */
export function withoutSpans(text: string, spans: readonly Span[]): string {
  const parts: string[] = [];
  let done = 0;
  for (const { start, end } of spans) {
    parts.push(text.slice(done, start));
    done = end;
  }
  return [...parts, text.slice(done)].join(" ");
}

/** With small Latin letters, so that names of tags are found, and each sign at its place: `İ` would become two. */
export function inSmallLetters(text: string): string {
  return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

/** Says of ascending places whether they stand in one of the spans. */
export function insideOf(spans: readonly Span[]): (place: number) => boolean {
  let next = 0;
  return (place) => {
    while ((spans[next]?.end ?? Infinity) <= place) next += 1;
    return (spans[next]?.start ?? Infinity) <= place;
  };
}

function closing(lower: string, tag: string, from: number): number {
  const plain = after(lower, `</${tag}>`, from);
  // In an escaped text the slash may be escaped too.
  const escaped = after(lower, `<\\/${tag}>`, from);
  return plain === -1 || (escaped !== -1 && escaped < plain) ? escaped : plain;
}

function after(text: string, sought: string, from: number): number {
  const found = text.indexOf(sought, from);
  return found === -1 ? -1 : found + sought.length;
}
