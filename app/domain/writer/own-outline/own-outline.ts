import { z } from "zod";

import { nearestAsked, type UsualQuestion, usualQuestions } from "~/domain/guide/entry";
import { kindAsked } from "~/domain/guide/lookup/lookup.server";
import type { Language } from "~/i18n/languages";

import { escapeHtml } from "../article/render";
import { phraseFiles } from "../phrases/phrase-file";

/** A part of an article that a person writes: its heading, and what to say beneath it. */
const part = z.strictObject({
  heading: z.string(),
  say: z.union([z.string(), z.strictObject({ steps: z.array(z.string()) })]),
});
const byQuestion = z.enum(usualQuestions);
const outlines = phraseFiles(
  "outline",
  z.strictObject({
    opening: z.record(byQuestion, z.string()),
    parts: z.record(byQuestion, z.array(part)),
    closing: z.array(part),
  }),
);

/**
 * What somebody begins with who writes an article themselves: headings for what the keyword asks, and beneath each, in
 * italics, what to say there. Shorter than the checks let an article be, so that none is published by mistake without a word.
 * @returns HTML
 */
export function ownOutline(keyword: string, language: Language): string {
  const { opening, parts, closing } = outlines(language);
  const near = nearestAsked(kindAsked(keyword));
  const asked = near.find((kind): kind is UsualQuestion => kind in opening) ?? "what";
  const first = opening[asked].replace("{keyword}", () => keyword);
  return [toSay(first), ...[...parts[asked], ...closing].map(partHtml)].join("\n");
}

function partHtml({ heading, say }: z.output<typeof part>): string {
  const beneath =
    typeof say === "string"
      ? toSay(say)
      : `<ol>\n${say.steps.map((step) => `<li><em>${escapeHtml(step)}</em></li>`).join("\n")}\n</ol>`;
  return `<h2>${escapeHtml(heading)}</h2>\n${beneath}`;
}

function toSay(hint: string): string {
  return `<p><em>${escapeHtml(hint)}</em></p>`;
}
