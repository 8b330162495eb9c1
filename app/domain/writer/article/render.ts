import { href } from "~/i18n/href";
import type { Language } from "~/i18n/languages";

import type { Said } from "../book";
import { fill, mentioned, type Values } from "../values/known-values";

import type { Choice } from "./choice";
import type { Wording } from "./section";

/** Turns sentences into HTML for one article. */
export type Renderer = {
  /** The sentence with its values, escaped; undefined where it mentions what is not known. */
  sentence(key: string, wording: Wording, more?: Values): string | undefined;
  /** Those of the sentences that can be said, with a space between. */
  sentences(key: string, said: Said, more?: Values): string | undefined;
  /** Some of those that can be said, in the order given; all where no number is given. */
  items(key: string, said: Said, take?: number): string[];
};

const condition = /^\{([?!])([\w.]+)\}/;
const link = /\[([^\]]+)\]\(([^)]+)\)/g;

export function createRenderer(language: Language, values: Values, choice: Choice): Renderer {
  function sentence(key: string, wording: Wording, more?: Values): string | undefined {
    const known = more ? { ...values, ...more } : values;
    const wordings = (typeof wording === "string" ? [wording] : wording.either).filter((text) =>
      canBeSaid(text, known),
    );
    const chosen = choice.one(key, wordings);
    return chosen === undefined ? undefined : toHtml(language, withoutConditions(chosen), known);
  }
  const sayable = (key: string, said: Said, more?: Values) =>
    (isWording(said) ? [said] : said).flatMap((wording, place) => sentence(`${key}/${place}`, wording, more) ?? []);
  return {
    sentence,
    sentences: (key, said, more) => sayable(key, said, more).join(" ") || undefined,
    items: (key, said, take = Number.POSITIVE_INFINITY) => choice.some(key, sayable(key, said), take),
  };
}

function isWording(said: Said): said is Wording {
  return typeof said === "string" || "either" in said;
}

/** The sentence as plain text, for descriptions; undefined where it mentions what is not known. */
export function plainSentence(text: string, values: Values): string | undefined {
  if (!canBeSaid(text, values)) return undefined;
  return fill(withoutConditions(text), values);
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
