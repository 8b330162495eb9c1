import type { ServiceMaterial } from "~/domain/writer/service/service-material.server";
import type { Assignment } from "~/domain/writer/writer";
import type { Language } from "~/i18n/languages";

import { houseStyle, languageNames } from "./house-style";

/** What every article has to keep to. */
export function instructions(language: Language): string {
  return [
    "You write for the magazine of an independent estate agent in Barcelona. A person reviews each text before it is published.",
    ...houseStyle(language),
    "Use only the facts in the material you are given. Where it says nothing, say nothing: no figure, law, date or name from memory, and no sum that you work out yourself. The figures are held against the material.",
    "The first paragraph answers what readers search for, in its words; they stand in the text below it too. Headings are questions or statements with a verb.",
    "At least 600 words of body text. HTML with h2 and h3 headings, p, ul, ol and simple tables. No h1, no style, no script, no images.",
    "Keep the links of the material as they are, the same href, and use those that help the reader. Say when a figure was checked where the material says so.",
    'Answer with one JSON object and nothing else: {"title": string, "metaDescription": string of 150 to 160 characters, "content": string of HTML}.',
  ].join("\n");
}

/** The request for one article. */
export function request(
  { keyword, title, language }: Assignment,
  { text, honestTitle = title }: Pick<ServiceMaterial, "text" | "honestTitle">,
): string {
  return [
    `Language: ${languageNames[language]}`,
    `Title: ${honestTitle}`,
    `What readers search for: ${keyword}`,
    "",
    "Material:",
    text,
  ].join("\n");
}

/** The one request to write an article anew without what is wrong with it. */
export function repairRequest(faults: readonly string[], language: Language): string {
  return [
    "This cannot be published yet:",
    ...faults.map((fault) => `- ${fault}`),
    `Write the whole article again in ${languageNames[language]} without these faults, from the same material, as the same JSON object.`,
  ].join("\n");
}
