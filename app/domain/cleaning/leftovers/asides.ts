import { plainText } from "../plain-text";
import { codeSpans, insideOf, type Span } from "../spans";

import { findMachineMarks } from "./leftovers";
import { findPlaceholders } from "./placeholders";
import { speaksOfTheText } from "./remarks";

/** What a machine says of itself, wherever it stands. */
const ofItself =
  /\bas an? (?:ai|(?:large )?language model)\b|\bi(?:['’]m| am) (?:just )?an ai\b|\bmy (?:knowledge|training) (?:cut-?off|data)\b|\bi (?:do not|don['’]t) have access to real-time\b|\bcomo (?:un )?modelo de lenguaje|\bcomo (?:una )?(?:ia|inteligencia artificial),|\bno tengo acceso a (?:datos|información) (?:actual|en tiempo real)|\bcom a (?:model de llenguatge|ia,|intel·ligència artificial,)|\bno tinc accés a dades (?:actual|en temps real)|как (?:языковая модель|искусственный интеллект,|ии,)|нет доступа к (?:актуальным данным|данным в реальном времени)|\b(?:generated|written) by (?:an )?ai\b|\bgenerad[oa] (?:por|con) ia\b|\bgenerat (?:per|amb) ia\b|сгенерирован\p{L}* (?:ии|нейросетью)/iu;
/** What it says of the text to whoever asked for it. */
const ofItsWork =
  /\b(?:article|text|artículo|texto|article|text) (?:is|has been|está|ha sido|està|ha estat) (?:fully )?(?:seo-)?(?:optimi[sz]ed|optimizado|optimitzat) (?:for|para|per a)\b|оптимизирован\p{L}* (?:под|для) ключев|\b(?:replace|fill in|sustituy\p{L}*|reemplac\p{L}*|substitu\p{L}*) (?:all |the |los |els |todos los )*(?:bracketed|placeholder|corchetes|claudàtors|marcador)|замените (?:текст|слова|данные)? ?в скобках/iu;
/** No answer at all. */
const refusing =
  /^(?:i['’]m sorry,? (?:but )?i (?:can|am)|i apologi[sz]e,? but i|sorry,? (?:but )?i can|i can(?:not|['’]t) (?:help|assist|fulfil|create|generate|write)|lo siento,? (?:pero )?no puedo|ho sento,? (?:però )?no puc|(?:извините|к сожалению),? (?:но )?я не могу)/iu;
/** What stands around a text for whoever publishes it: its name beside a colon, its length. */
const label =
  /^(?:seo[ -])?(?:title|meta[ -]?title|meta[ -]?description|slug|(?:focus |target |main )?keywords?|word ?count|título|meta ?título|meta ?descripción|palabras? clave|(?:recuento|número|total) de palabras|títol|meta ?títol|meta ?descripció|paraul(?:a|es) clau|(?:recompte|nombre) de paraules|заголовок|мета-?описание|ключев(?:ое|ые) слов[оа]|количество слов|thinking|thoughts?|reasoning|user|assistant|human|system|usuario|asistente|пользователь|ассистент)\s*[:：]/iu;
const count =
  /^(?:word ?count|approx(?:imately|\.)?|about|around|aproximad\p{L}*|aprox\.?|около|примерно|~|≈)?[\s:]*\d[\d.,\u00a0 ]*(?:words|palabras|paraules|слов[ао]?)[)\].]*$/iu;
const fence = /^(?:'{3}|"{3})(?:html|json|markdown)?$/i;

const blocks =
  /<\/?(p|h[1-6]|li|div|blockquote|td|th|dt|dd|br|hr|ul|ol|dl|table|tr|section|article|figure)(?=[\s>/])[^<>]*>/gi;
/** Where a label may stand in the text itself: a list of what papers say. */
const listed = /^(?:li|td|th|dt|dd)$/;
/** So far from its beginning and its end labels stand for whoever publishes it. */
const edge = 3;

/**
 * Words that are for no reader: what a machine says of itself or of its work, and the lines of a form around an article, such as "Meta
 * description: …" or "Word count: 812". A person looks at them, for each could be meant: they are not taken out unasked.
 */
export function findAsides(html: string): Span[] {
  const all = blocksOf(html);
  return all.filter((block, place) => isAside(block.words, place, all.length, block.tag)).map(({ span }) => span);
}

function isAside(written: string, place: number, all: number, tag: string): boolean {
  const words = written.replace(/^[\s([¡¿*–—-]+/u, "");
  if (ofItself.test(words) || ofItsWork.test(words) || refusing.test(words) || fence.test(words)) return true;
  const isAtEdge = place < edge || place >= all - edge;
  if (isAtEdge && !listed.test(tag) && (label.test(words) || count.test(words))) return true;
  return speaksOfTheText(words, { isFirst: place === 0, isLast: place === all - 1 });
}

/** Whether a line beside a text, its title or its description, holds what no reader may meet. */
export function isForNoReader(line: string): boolean {
  const words = line.trim();
  const isSaid = ofItself.test(words) || refusing.test(words) || label.test(words);
  return isSaid || findMachineMarks(words).length > 0 || findPlaceholders(words).length > 0;
}

type Block = { words: string; tag: string; span: Span };

function blocksOf(html: string): Block[] {
  const isCode = insideOf(codeSpans(html));
  const found: Block[] = [];
  let tag = "";
  let start = 0;
  const take = (end: number) => {
    const words = plainText(html.slice(start, end)).replace(/\s+/g, " ").trim();
    const from = start + html.slice(start, end).search(/\S/);
    if (words !== "" && !isCode(from)) found.push({ words, tag, span: { start: from, end } });
  };
  for (const { index, 0: written, 1: name = "" } of html.matchAll(blocks)) {
    take(index);
    start = index + written.length;
    if (!/^br$/i.test(name)) tag = written.startsWith("</") ? "" : name.toLowerCase();
  }
  take(html.length);
  return found;
}
