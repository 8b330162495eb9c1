import type { Language } from "~/i18n/languages";

import { escapeHtml } from "../article/render";
import { askedIn } from "../entries/asked";
import { nearestAsked, type UsualQuestion } from "../entries/entry";

import { ca } from "./ca";
import { en } from "./en";
import { es } from "./es";
import type { OutlinePart, OutlineWords } from "./outline-words";
import { ru } from "./ru";

const words: Readonly<Record<Language, OutlineWords>> = { en, es, ca, ru };

/**
 * What somebody begins with who writes an article themselves: headings for what the keyword asks, and beneath each, in
 * italics, what to say there. Shorter than the checks let an article be, so that none is published by mistake without a word.
 * @returns HTML
 */
export function ownOutline(keyword: string, language: Language): string {
  const { opening, parts, closing } = words[language];
  const near = nearestAsked(askedIn({ text: keyword, beside: keyword, usual: "" }, language));
  const asked = near.find((kind): kind is UsualQuestion => kind in opening) ?? "what";
  const first = opening[asked].replace("{keyword}", () => keyword);
  return [toSay(first), ...[...parts[asked], ...closing].map(partHtml)].join("\n");
}

function partHtml({ heading, say }: OutlinePart): string {
  const beneath =
    typeof say === "string"
      ? toSay(say)
      : `<ol>\n${say.steps.map((step) => `<li><em>${escapeHtml(step)}</em></li>`).join("\n")}\n</ol>`;
  return `<h2>${escapeHtml(heading)}</h2>\n${beneath}`;
}

function toSay(hint: string): string {
  return `<p><em>${escapeHtml(hint)}</em></p>`;
}
