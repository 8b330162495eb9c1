import type { Assignment } from "~/domain/writer/writer";

const languageNames = {
  en: "British English",
  es: "Spanish of Spain, addressing the reader as usted",
  ca: "Catalan, addressing the reader as vostè",
  ru: "Russian, addressing the reader as вы",
} as const;

/** What every article has to keep to. */
export const instructions = [
  "You write for the magazine of an independent estate agent in Barcelona. A person reviews each text before it is published.",
  "Use only the facts in the material you are given. Where it says nothing, say nothing: no figure, law, date or name from memory.",
  "Plain, warm, exact; short sentences. No superlatives, no promises, no forecasts, no urgency, no exclamation marks.",
  "At least 600 words of body text. HTML with h2 and h3 headings, p, ul, ol and simple tables. No h1, no style, no script, no images.",
  "Keep the links of the material as they are and use those that help the reader.",
  'Answer with one JSON object and nothing else: {"title": string, "metaDescription": string of 150 to 160 characters, "content": string of HTML}.',
].join("\n");

/** The request for one article. */
export function request({ keyword, title, language }: Assignment, material: string): string {
  return [
    `Language: ${languageNames[language]}`,
    `Title: ${title}`,
    `What readers search for: ${keyword}`,
    "",
    "Material:",
    material,
  ].join("\n");
}
