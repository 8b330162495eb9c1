import { plainText } from "./plain-text";
import type { Json } from "./tolerant-json";

/** What stands beside an article's content in a wrapper; for a caller that lacks it. */
export type Found = { title?: string; metaDescription?: string };

/** A block of HTML: what an article's content has and a remark about it has not. */
export const blockTag = /<(?:h[1-6]|p|ul|ol|table|blockquote|div|section|article|figure)(?=[\s>])/i;

/** The same, its signs written as entities. */
export const encodedBlockTag = /&lt;(?:h[1-6]|p|ul|ol|table|blockquote|div|section|article|figure)(?:\s|&gt;)/i;

const contentKeys = [
  ...["content", "html", "htmlcontent", "contenthtml", "body", "bodyhtml", "htmlbody"],
  ...[
    "articlehtml",
    "articlecontent",
    "articlebody",
    "article",
    "post",
    "text",
    "contenido",
    "contingut",
    "содержание",
  ],
];
/** Around an article, as services answer: `{"choices":[{"message":{"content": …}}]}`. */
const envelopeKeys = ["data", "result", "response", "output", "answer", "choices", "message"];
const sectionKeys = ["sections", "blocks", "paragraphs", "secciones", "seccions"];
const titleKeys = ["title", "headline", "h1", "seotitle", "metatitle", "titulo", "titol", "заголовок"];
const headingKeys = ["heading", "subheading", "subtitle", "h2", ...titleKeys];
const descriptionKeys = ["metadescription", "seodescription", "description", "excerpt", "summary"];

/** The content of the article that JSON holds, or null where it holds none. */
export function articleIn(value: Json): string | null {
  if (typeof value === "string") return value.trim() === "" ? null : value.trim();
  if (Array.isArray(value)) return joined(value.map((part) => sectionIn(part)));
  if (!(value instanceof Map)) return null;
  return (
    firstOf(value, contentKeys, articleIn) ??
    joined([
      firstOf(value, ["introduction", "intro"], asParagraph),
      firstOf(value, sectionKeys, (sections) => (Array.isArray(sections) ? articleIn(sections) : null)),
      firstOf(value, ["conclusion", "outro"], asParagraph),
    ]) ??
    firstOf(value, envelopeKeys, articleIn) ??
    // A wrapper that nobody foresaw: whatever in it is laid out as an article is the article.
    joined([...value.values()].map((part) => (typeof part === "string" && blockTag.test(part) ? part.trim() : null)))
  );
}

/** Title and meta description beside the content, as plain text. */
export function foundIn(value: Json): Found {
  if (Array.isArray(value)) return value[0] === undefined ? {} : foundIn(value[0]);
  if (!(value instanceof Map)) return {};
  const title = firstOf(value, titleKeys, asText);
  const metaDescription = firstOf(value, descriptionKeys, asText);
  const inner = firstOf(value, [...contentKeys, ...envelopeKeys], (part) =>
    typeof part === "string" ? null : foundIn(part),
  );
  return { ...inner, ...(title === null ? {} : { title }), ...(metaDescription === null ? {} : { metaDescription }) };
}

function firstOf<Part>(object: Map<string, Json>, keys: readonly string[], read: (value: Json) => Part | null) {
  const plain = new Map([...object].map(([key, value]) => [key.toLowerCase().replace(/[\s_-]/g, ""), value]));
  for (const key of keys) {
    const value = plain.get(key);
    const part = value === undefined ? null : read(value);
    if (part !== null) return part;
  }
  return null;
}

function sectionIn(value: Json): string | null {
  if (!(value instanceof Map)) return asParagraph(value);
  const content = firstOf(value, ["paragraphs"], asParagraph) ?? articleIn(value);
  const heading = firstOf(value, headingKeys, asText);
  if (content === null || heading === null || /^<h[1-6]/i.test(content)) return content && asParagraph(content);
  return `<h2>${heading}</h2>\n${asParagraph(content) ?? ""}`;
}

function asParagraph(value: Json): string | null {
  if (Array.isArray(value)) return joined(value.map(asParagraph));
  if (typeof value !== "string" || value.trim() === "") return null;
  return blockTag.test(value) ? value.trim() : `<p>${value.trim()}</p>`;
}

function asText(value: Json): string | null {
  return typeof value === "string" && value.trim() !== "" ? plainText(value).replaceAll("\n", " ") : null;
}

function joined(parts: (string | null)[]): string | null {
  const present = parts.filter((part) => part !== null && part !== "");
  return present.length === 0 ? null : present.join("\n");
}
