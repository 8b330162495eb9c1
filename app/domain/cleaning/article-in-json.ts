import { blockTag } from "./block-tags";
import { contentsIn, envelopesIn, type Member, membersOf, type Role } from "./json-keys";
import { plainText } from "./plain-text";
import type { Json } from "./tolerant-json";

/** What stands beside an article's content in a wrapper; for a caller that lacks it. */
export type Found = { title?: string; metaDescription?: string };

/** What says that an object is an article: with none of these, what else is in it is not known to be one. */
const telling: ReadonlySet<Role> = new Set<Role>(["content", "introduction", "sections"]);
/** A value of so many words under a key that nobody foresaw belongs to the article. */
const fewestWords = 4;
const lowestLevel = 4;

/** The content of the article that JSON holds, or null where it holds none. */
export function articleIn(value: Json): string | null {
  if (typeof value === "string") return value.trim() === "" ? null : value.trim();
  if (Array.isArray(value)) return joined(value.map((part) => sectionIn(part, 2)));
  if (!(value instanceof Map)) return null;
  const members = membersOf(value);
  const [content, ...others] = contentsIn(members).filter((member) => articleIn(member.value) !== null);
  if (content || members.some(({ role, value: part }) => telling.has(role) && blockOf(part) !== null)) {
    const parts = members.filter((member) => member.role !== "title" && !others.some((other) => other === member));
    return inHtml(parts, 2, content?.key);
  }
  for (const { value: inner } of envelopesIn(members)) {
    const article = articleIn(inner);
    if (article !== null) return article;
  }
  // A wrapper that nobody foresaw: whatever in it is laid out as an article is the article.
  return joined(
    [...value.values()].map((part) => (typeof part === "string" && blockTag.test(part) ? part.trim() : null)),
  );
}

/** Title and meta description beside the content, as plain text. */
export function foundIn(value: Json): Found {
  if (Array.isArray(value)) return value[0] === undefined ? {} : foundIn(value[0]);
  if (!(value instanceof Map)) return {};
  const members = membersOf(value);
  const first = (role: Role) => members.find((member) => member.role === role && asText(member.value) !== null)?.value;
  const [title, metaDescription] = [asText(first("title")), asText(first("description"))];
  const inner = [...contentsIn(members), ...envelopesIn(members)].find(({ value: part }) => typeof part !== "string");
  return {
    ...(inner && foundIn(inner.value)),
    ...(title === null ? {} : { title }),
    ...(metaDescription === null ? {} : { metaDescription }),
  };
}

/** What JSON says about its article and is no part of it: titles, descriptions, tags, dates. */
export function saidAbout(value: Json, isAbout = false): string {
  if (typeof value === "string") return isAbout ? value : "";
  if (Array.isArray(value)) return value.map((part) => saidAbout(part, isAbout)).join("\n");
  if (!(value instanceof Map)) return "";
  return membersOf(value)
    .map(({ role, value: part }) =>
      saidAbout(part, isAbout || role === "about" || role === "title" || role === "description"),
    )
    .join("\n");
}

/**
 * The members of an object as HTML: what introduces first, then all in their order.
 * @param content the key whose value is HTML as it stands
 * @param fewest words of a value under a key that nobody foresaw
 */
function inHtml(members: readonly Member[], level: number, content?: string, fewest = fewestWords): string | null {
  const isFirst = ({ role }: Member) => role === "introduction";
  return joined(
    [...members.filter(isFirst), ...members.filter((member) => !isFirst(member))].map((member) =>
      content !== undefined && member.key === content && typeof member.value === "string"
        ? member.value.trim()
        : memberIn(member, level, fewest),
    ),
  );
}

function memberIn({ role, value }: Member, level: number, fewest: number): string | null {
  if (role === "about" || role === "description" || role === "title") return null;
  if (role === "list" && Array.isArray(value) && value.every((item) => typeof item === "string")) {
    return `<ul>${value.map((item) => `<li>${item.trim()}</li>`).join("")}</ul>`;
  }
  if (role === "content" && value instanceof Map) return articleIn(value);
  if (role === "other" && typeof value === "string" && value.trim().split(/\s+/).length < fewest) return null;
  return blockOf(value, level);
}

function blockOf(value: Json, level = 2): string | null {
  if (Array.isArray(value)) return joined(value.map((part) => sectionIn(part, level)));
  return value instanceof Map ? sectionIn(value, level) : asParagraph(value);
}

function sectionIn(value: Json, level: number): string | null {
  if (!(value instanceof Map)) return Array.isArray(value) ? blockOf(value, level) : asParagraph(value);
  const members = membersOf(value);
  const named =
    members.find(({ role, value: part }) => role === "heading" && asText(part) !== null) ??
    members.find(({ role, value: part }) => role === "title" && asText(part) !== null);
  const heading = named ? asText(named.value) : null;
  // A question's answer is the text under it.
  const rest = members.filter((member) => member !== named);
  const content = inHtml(rest, Math.min(lowestLevel, level + 1), undefined, 0);
  if (heading === null || saysItself(content, heading)) return content;
  return joined([`<h${level}>${heading}</h${level}>`, content]);
}

/** Whether a content begins with this very heading. */
function saysItself(content: string | null, heading: string): boolean {
  const first = /^<h[1-6][^<>]*>([\s\S]*?)<\/h[1-6]>/i.exec(content ?? "")?.[1];
  return first !== undefined && plainText(first).toLowerCase() === heading.toLowerCase();
}

function asParagraph(value: Json): string | null {
  if (typeof value !== "string" || value.trim() === "") return null;
  if (blockTag.test(value)) return value.trim();
  return joined(value.split(/\n\s*\n/).map((part) => (part.trim() === "" ? null : `<p>${part.trim()}</p>`)));
}

function asText(value: Json | undefined): string | null {
  return typeof value === "string" && value.trim() !== "" ? plainText(value).replaceAll("\n", " ") : null;
}

function joined(parts: readonly (string | null)[]): string | null {
  const present = parts.filter((part) => part !== null && part !== "");
  return present.length === 0 ? null : present.join("\n");
}
