import { type Span, toSpan } from "../spans";

const opener = "(?:<|&lt;|&#60;)";
const closer = "(?:>|&gt;|&#62;)";

/** What a model or the program around it writes between turns: never words of an article. */
const patterns: readonly RegExp[] = [
  // A turn of somebody else that the model went on to invent.
  new RegExp(
    `${opener}\\|(?:im_start|start_header_id)\\|${closer}\\s*(?:user|system)[\\s\\S]*?(?=${opener}\\|(?:im_start|start_header_id)\\|${closer}\\s*assistant|$)`,
    "gi",
  ),
  new RegExp(`${opener}\\|[\\w▁ -]{2,40}\\|${closer}(?:\\s*(?:assistant|final)(?![\\p{L}\\p{N}]))?`, "giu"),
  /<｜[^｜<>]{2,40}｜>/g,
  new RegExp(`${opener}(?:start|end)_of_turn${closer}(?:\\s*model(?![\\p{L}\\p{N}]))?`, "giu"),
  /\[\/?INST\]|<<\/?SYS>>|(?:<|&lt;)\/?(?:eos|bos|unk|pad)(?:>|&gt;)|\[(?:EOS|BOS)\]/g,
  /(?:<|&lt;)\/s(?:>|&gt;)\s*$/g,
  // What it asked of a tool, and the same channels as above without their signs.
  new RegExp(
    `${opener}(tool_call|tool_response|tool_use|function_calls?|function_results?|grok:render)(?:\\s[^<>]*)?${closer}[\\s\\S]{0,2000}?${opener}/\\1${closer}`,
    "gi",
  ),
  /^\s*analysis(?=[\sA-Z])(?:(?!assistantfinal)[\s\S])*assistantfinal/g,
  // Where a service that searches says what it read. Of a run of blanks only the first is a beginning: looking on from each of ten
  // thousand takes seconds.
  /(?<!\s)\s*【\s*\d+[^】<>]{0,40}】/g,
  /(?<!\s)\s*:contentReference\[oaicite:\d+\](?:\{[^{}<>]*\})?/gi,
  /(?<!\s)\s*\[?oaicite:\d+\]?/gi,
  /(?<!\s)\s*\ue200[^\ue201<>]{0,200}\ue201/g,
  /(?<!\s)\s*(?:file)?cite(?:turn\d+[a-z]+\d+)+/gi,
  /(?<!\s)\s*\bturn\d+(?:search|view|news|image|file|fetch)\d+\b/gi,
  /[\ue200-\ue206]/g,
  /(?<!\s)\s*\[\^\d+\^?\]/g,
  /(?:\?|&amp;|&)utm_source=(?:chatgpt\.com|openai(?:\.com)?|perplexity(?:\.ai)?|copilot\.com)(?=["'#\s)]|$)/gi,
];

/** Tokens of a model and marks of its sources, in the order of the text, none inside another. */
export function findChatMarks(text: string): Span[] {
  const spans = patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(toSpan));
  spans.sort((one, other) => one.start - other.start || other.end - one.end);
  let done = 0;
  return spans.filter(({ start, end }) => start >= done && (done = end) > 0);
}
