import type { Phrases } from "../phrases/phrases";

import { escapeHtml } from "./render";

/** Where only the agent can say something, a draft says so between these; no article is published with them. */
const [opens, closes] = ["[[", "]]"];

/** The place that a draft leaves for what only the agent knows. */
export function ownWordsHtml({ around }: Phrases): string[] {
  return [`<p>${opens}${escapeHtml(around.own)}${closes}</p>`];
}

const left = /<p>\s*\[\[[^\]]*\]\]\s*<\/p>\s*/g;

/** Whether an article still has such a place. @param content HTML */
export function leavesOwnWords(content: string): boolean {
  return content.includes(opens);
}

/** The article without the places that were left. */
export function withoutOwnWords(content: string): string {
  return content.replace(left, "");
}
