import type { Span } from "../spans";

const name = "(?:think|thinking|thoughts?|reasoning|reflection|scratchpad|analysis|antthinking)";
/** A mark in its own signs, as entities, in square brackets, or as some models draw it. */
const mark = (slash: string) => `(?:<|&lt;|&#60;|\\[|◁)${slash}\\s*${name}\\s*(?:>|&gt;|&#62;|\\]|▷)`;
const open = new RegExp(mark(""), "i");
const close = new RegExp(mark("\\/"), "i");
/** The channel in which a model thinks aloud, up to the one in which it answers. */
const channel =
  /<\|channel\|>\s*(?:analysis|commentary)[\s\S]*?(?:<\|end\|>|(?=<\|start\|>)|(?=<\|channel\|>\s*final)|$)/i;

/**
 * What a model thought before it answered, with its marks: `<think>…</think>` in whatever signs. Where only the end is marked, the
 * beginning stood in what the model was given. Thoughts without an end are not found here: nobody can say where they stop.
 */
export function findThinking(text: string): Span[] {
  const inChannel = channel.exec(text);
  if (inChannel) return [{ start: inChannel.index, end: inChannel.index + inChannel[0].length }];
  const closing = close.exec(text);
  if (!closing) return [];
  const end = closing.index + closing[0].length;
  const opening = open.exec(text.slice(0, closing.index));
  return [withParagraph(text, { start: opening ? opening.index : 0, end })];
}

/** Where thoughts begin that never end. */
export function findOpenThinking(text: string): Span[] {
  const opening = open.exec(text);
  if (!opening || close.test(text.slice(opening.index))) return [];
  return [{ start: opening.index, end: opening.index + opening[0].length }];
}

/** With the paragraph that an editor put around a mark. */
function withParagraph(text: string, { start, end }: Span): Span {
  const before = /<(?:p|div)(?:\s[^<>]*)?>\s*$/i.exec(text.slice(0, start));
  const after = /^\s*<\/(?:p|div)>/i.exec(text.slice(end));
  if (start === 0) return { start, end: after ? end + after[0].length : end };
  return before && after ? { start: before.index, end: end + after[0].length } : { start, end };
}
