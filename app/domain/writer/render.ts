import { href } from "~/i18n/href";
import type { Language } from "~/i18n/languages";

import type { Choice } from "./choice";
import type { Values } from "./known-values";
import type { Wording } from "./section";

/** Turns sentences into HTML for one article. */
export type Renderer = {
  /** The sentence with its values, escaped; undefined where it mentions what is not known. */
  sentence(key: string, wording: Wording, more?: Values): string | undefined;
  /** Those of the sentences that can be said, with a space between. */
  sentences(key: string, wordings: readonly Wording[], more?: Values): string | undefined;
  /** Some of those that can be said, in the order given. */
  items(key: string, wordings: readonly Wording[], take: number): string[];
};

const condition = /^\{([?!])([\w.]+)\}/;
const link = /\[([^\]]+)\]\(([^)]+)\)/g;
const placeholder = /\{([\w.]+)\}/g;

export function rendererOf(language: Language, values: Values, choice: Choice): Renderer {
  function sentence(key: string, wording: Wording, more: Values = {}): string | undefined {
    const known = { ...values, ...more };
    const wordings = (typeof wording === "string" ? [wording] : wording).filter((text) => canBeSaid(text, known));
    const chosen = choice.one(key, wordings);
    return chosen === undefined ? undefined : toHtml(language, withoutConditions(chosen), known);
  }
  return {
    sentence,
    sentences(key, wordings, more) {
      const said = wordings.flatMap((wording, place) => sentence(`${key}/${place}`, wording, more) ?? []);
      return said.length > 0 ? said.join(" ") : undefined;
    },
    items(key, wordings, take) {
      const said = wordings.flatMap((wording, place) => sentence(`${key}/${place}`, wording) ?? []);
      return choice.some(key, said, take);
    },
  };
}

/** The sentence as plain text, for descriptions; undefined where it mentions what is not known. */
export function plainSentence(text: string, values: Values): string | undefined {
  if (!canBeSaid(text, values)) return undefined;
  return withoutConditions(text).replace(placeholder, (_, name: string) => values[name] ?? "");
}

function canBeSaid(text: string, values: Values): boolean {
  let rest = text;
  for (let match = condition.exec(rest); match; match = condition.exec(rest)) {
    const isKnown = values[match[2] ?? ""] !== undefined;
    if (isKnown !== (match[1] === "?")) return false;
    rest = rest.slice(match[0].length);
  }
  return [...rest.matchAll(placeholder)].every(([, name = ""]) => values[name] !== undefined);
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
  return escapeHtml(text).replace(placeholder, (_, name: string) => escapeHtml(values[name] ?? ""));
}

export function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
