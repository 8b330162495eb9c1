import { serviceSlugs } from "~/domain/services/service";
import { standingPaths } from "~/domain/site/standing-paths";
import { refusedIn } from "~/i18n/refused-words";

import type { Fault, Line, ReadText } from "./read-texts";

/** Names are as people ask; sources as laws and their publishers call themselves. */
const asOthersSay: readonly Line["part"][] = ["names", "sources"];

/** HTML, links that lead nowhere, and what the voice refuses. @param places slugs of the neighbourhoods */
export function checkWording({ language, file, lines }: ReadText, places: ReadonlySet<string>): Fault[] {
  const refused = refusedIn(language);
  return lines.flatMap(({ line, part, text }) => {
    const html = /<[a-z/!][^>]*>?/i.exec(text)?.[0];
    // Only paragraphs, lists, tables and links are drawn: signs for anything else would be read as they are.
    const sign = /\*\*|(?<!_)__(?=\p{L})|`|!\[|~~/u.exec(text)?.[0];
    const strangers = [...text.matchAll(/\[[^[\]]*\]\(([^()]*)\)/g)].flatMap(([, path = ""]) =>
      isOurPage(path, places) ? [] : [`${path} is no page of ours`],
    );
    // "# papers" is the name of a question, which nobody reads.
    const isSaid = !asOthersSay.includes(part) && !text.startsWith("# ");
    const words = isSaid ? refused.flatMap((pattern) => pattern.exec(text)?.[0] ?? []) : [];
    const loud = isSaid && /[!¡]/.test(text.replaceAll("{{!", ""));
    return [
      ...(sign === undefined ? [] : [`${sign}: no bold, code, pictures or struck words in a text`]),
      ...(html === undefined ? [] : [`${html}: no HTML in a text`]),
      ...strangers,
      ...words.map((word) => `the voice refuses “${word}”`),
      ...(loud ? ["no exclamation mark"] : []),
    ].map((fault) => ({ file, line, fault }));
  });
}

const pages = new Set([...standingPaths, "/articles", ...serviceSlugs.map((slug) => `/services/${slug}`)]);

/** @param path as in English; of one of our homes or buildings with its value in braces */
function isOurPage(path: string, places: ReadonlySet<string>): boolean {
  if (/^\/property\/\{\{\w+\.id\}\}$/.test(path) || /^\/developments\/\{\{\w+\.slug\}\}$/.test(path)) return true;
  const place = /^\/neighborhoods\/(.+)$/.exec(path)?.[1];
  return place === undefined ? pages.has(path) : places.has(place);
}
