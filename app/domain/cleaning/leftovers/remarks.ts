import { plainText } from "../plain-text";
import type { Span } from "../spans";

/** A polite beginning and, in the same breath, that something is being handed over. */
const greeting =
  /^(?:sure(?: thing)?|certainly|of course|absolutely|great|okay|ok|alright|gladly|happy to help|¡?claro(?: que sí)?|por supuesto|desde luego|con (?:mucho )?gusto|¡?perfecto|és clar|per descomptat|i tant|amb molt de gust|perfecte|конечно|разумеется|хорошо|отлично|с удовольствием)(?![\p{L}\p{N}])/iu;
const handing =
  /(?:here(?:['’]s| is| are| you (?:go|are))|below is|i(?:['’]ve| have) (?:written|created|prepared|drafted)|this is (?:the|your)|aquí (?:tienes?|tiene|está|va|te dejo|le dejo)|a continuación|aquí (?:tens|teniu|té|hi ha)|a continuació|вот(?![\p{L}])|ниже|предлагаю|держите)/iu;
/** What a machine calls its work; an agent speaks of homes. */
const work =
  /(?:article|blog post|draft|html|json|version|rewritten|text\b|artículo|borrador|texto|versión|article|esborrany|versió|стать[яюи]|текст|черновик|верси[яюи])/iu;
/** Offers to work on the text again. */
const offering =
  /^(?:let me know|would you like me|if you(?:['’]d| would)? (?:like|want)|want me to|feel free|i hope this|¿?(?:quieres|desea|te gustaría)|si quieres|avísame|dime si|espero que|vols que|si vols|digue['’]?m|fes-m['’]ho saber|дайте знать|хотите|если хотите|надеюсь)(?![\p{L}\p{N}])/iu;
const reworking =
  /(?:adjust|expand|shorten|rewrit|translat|revis|edit|tone|version|this article|the article|ajust|ampli|acort|reescrib|traduz|tono|versión|artículo|amplï|escurc|reescri|tradu|versió|article|измен|доработа|сократ|расшир|перев[её]|тон|верси|стать)/iu;

const longest = 300;

/**
 * A machine's words to whoever asked it, around the article: "Sure! Here is the article:" before it, "Let me know if I should adjust the
 * tone" after it. Only at the very beginning and end, and only where they speak of the text itself: an agent may well write "let me
 * know if you want to see it".
 */
export function findRemarks(html: string): Span[] {
  const first = firstBlock(html);
  const last = lastBlock(html);
  const spans = first && isOpening(wordsOf(html, first)) ? [first] : [];
  if (last && last.start >= (first?.end ?? 0) && isOffer(wordsOf(html, last))) spans.push(last);
  return spans;
}

function isOpening(words: string): boolean {
  if (words.length === 0 || words.length > longest) return false;
  if (!handing.test(words)) return false;
  return greeting.test(words) ? work.test(words) || /[:：]$/.test(words) : work.test(words) && /[:：]$/.test(words);
}

function isOffer(words: string): boolean {
  return words.length <= longest && offering.test(words) && reworking.test(words);
}

/** What it calls its work besides, and who alone would say so of a text: nothing that may be taken out unasked. */
const published =
  /(?:\bhtml\b|\bseo\b|ready to publish|list[oa] para publicar|llest per publicar|готов\p{L}* к публикации)/iu;
const made =
  /(?:\bi(?:['’]ve| have) (?:written|put together|prepared|created)|\bhe (?:redactado|escrito|preparado|creado|redactat|escrit|preparat)|te comparto|et comparteixo|я (?:написал|подготовил|составил)|материал)/iu;
const goingOn = /(?:\bcontinue\b|\bchanges?\b|\bcontin[uú]\p{L}*|\bcambios?\b|\bcanvis?\b|продолж|изменить)/iu;

/**
 * Whether a first or last paragraph is probably said to whoever asked for the text, where that is less certain than `findRemarks` wants
 * it: a person looks at it.
 */
export function speaksOfTheText(words: string, { isFirst, isLast }: { isFirst: boolean; isLast: boolean }): boolean {
  if (words.length > longest) return false;
  if (isLast && sentencesOf(words).some((sentence) => offering.test(sentence) && goingOn.test(words))) return true;
  if (!isFirst) return false;
  const greeted = greeting.exec(words);
  if (greeted && /^[!.,:\s]*$/.test(words.slice(greeted[0].length))) return true;
  if (greeted && (made.test(words) || published.test(words))) return true;
  return (
    handing.test(words) &&
    (published.test(words) ||
      (work.test(words) && /^\P{L}*(?:here|below|this is|aquí|a continuaci|вот|ниже)/iu.test(words)))
  );
}

function sentencesOf(words: string): string[] {
  return words.split(/(?<=[.!?…])\s+/);
}

function wordsOf(html: string, { start, end }: Span): string {
  return plainText(html.slice(start, end)).replace(/\s+/g, " ").trim();
}

/** The first paragraph, or what stands before the first block; null where no block follows. */
function firstBlock(html: string): Span | null {
  const start = html.search(/\S/);
  if (start === -1) return null;
  const paragraph = /^<(p|div)(?:\s[^<>]*)?>[\s\S]{0,600}?<\/\1>\s*(?:<hr\s*\/?>\s*)?/i.exec(html.slice(start));
  if (paragraph) return { start, end: start + paragraph[0].length };
  const block = /<(?:h[1-6]|p|ul|ol|table|blockquote|div|section|article|figure)(?=[\s>])/i.exec(html.slice(start));
  if (block && block.index > 0) return { start, end: start + block.index };
  const line = /^[^\n<]{1,300}\n\s*(?:-{3,}\s*)?(?=\S)/.exec(html.slice(start));
  return line ? { start, end: start + line[0].length } : null;
}

/** The last paragraph, or what stands behind the last block. */
function lastBlock(html: string): Span | null {
  const text = html.trimEnd();
  const paragraph = /(?:<hr\s*\/?>\s*)?<(p|div)(?:\s[^<>]*)?>(?:(?!<\/?(?:p|div)[\s>])[\s\S]){0,600}<\/\1>$/i.exec(
    text.slice(-900),
  );
  if (paragraph) return { start: text.length - paragraph[0].length, end: text.length };
  const bare = /(?<=(?:<\/(?:h[1-6]|p|ul|ol|table|blockquote|div|section|article|figure)>|\n)\s*)[^<>\n]{1,300}$/i.exec(
    text.slice(-900),
  );
  return bare ? { start: text.length - bare[0].length, end: text.length } : null;
}
