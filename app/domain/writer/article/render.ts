import type { Said } from "~/domain/guide/entry";
import { workedOutText } from "~/domain/guide/values/values.server";
import { withFirmUnits } from "~/domain/guide/written-figures";
import { href } from "~/i18n/href";
import type { Language } from "~/i18n/languages";

import { condition, fill, mentioned, type Values } from "../values/known-values";

/** Turns sentences into HTML for one article. `more` are values that hold for these alone. */
export type Renderer = {
  /** The sentence with its values, escaped; undefined where it mentions what is not known. */
  sentence(text: string, more?: Values): string | undefined;
  /** Those of the sentences that can be said, with a space between. */
  sentences(said: Said, more?: Values): string | undefined;
  /** Those that can be said, in the order given. */
  items(said: Said, more?: Values): string[];
};

const link = /\[([^\]]+)\]\(([^)]+)\)/g;

export function createRenderer(language: Language, values: Values): Renderer {
  function sentence(text: string, more?: Values): string | undefined {
    const known = withWorkedOut(language, text, more ? { ...values, ...more } : values);
    return canBeSaid(text, known)
      ? withFirmUnits(language, toHtml(language, withoutConditions(text), known))
      : undefined;
  }
  const items = (said: Said, more?: Values) =>
    (typeof said === "string" ? [said] : said).flatMap((text) => sentence(text, more) ?? []);
  return { sentence, items, sentences: (said, more) => items(said, more).join(" ") || undefined };
}

/** The sentence as plain text, for descriptions; undefined where it mentions what is not known. */
export function plainSentence(language: Language, text: string, values: Values): string | undefined {
  const known = withWorkedOut(language, text, values);
  return canBeSaid(text, known) ? withFirmUnits(language, fill(withoutConditions(text), known)) : undefined;
}

/** Figures of entries, and what is worked out from a sum, are no values of the article: they are looked up where a sentence names them. */
function withWorkedOut(language: Language, text: string, values: Values): Values {
  const price = values["x.euro"];
  const added: Record<string, string> = {};
  for (const name of mentioned(text.replaceAll(/\{[?!]/g, "{"))) {
    if (values[name] !== undefined) continue;
    const worked = workedOutText(language, name, price === undefined ? null : Number(price));
    if (worked !== undefined) added[name] = worked;
  }
  return Object.keys(added).length > 0 ? { ...values, ...added } : values;
}

function canBeSaid(text: string, values: Values): boolean {
  let rest = text;
  for (let match = condition.exec(rest); match; match = condition.exec(rest)) {
    const isKnown = values[match[2] ?? ""] !== undefined;
    if (isKnown !== (match[1] === "?")) return false;
    rest = rest.slice(match[0].length);
  }
  return mentioned(rest).every((name) => values[name] !== undefined);
}

function withoutConditions(text: string): string {
  let rest = text;
  while (condition.test(rest)) rest = rest.replace(condition, "");
  return rest;
}

/** Values are put in after the links were found, so that nothing in our rows can make a link or a tag. */
function toHtml(language: Language, text: string, values: Values): string {
  let html = "";
  let from = 0;
  for (const match of text.matchAll(link)) {
    const [whole, words = "", path = ""] = match;
    html += filled(text.slice(from, match.index), values);
    html += `<a href="${filled(href(language, path), values)}">${filled(words, values)}</a>`;
    from = match.index + whole.length;
  }
  return html + filled(text.slice(from), values);
}

function filled(text: string, values: Values): string {
  return fill(escapeHtml(text), values, escapeHtml);
}

export function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
