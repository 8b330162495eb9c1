import { plainText } from "~/domain/cleaning/plain-text";
import { metaDescriptionGuide } from "~/domain/cleaning/text-statistics";

/** The first paragraph of an article for search results: whole sentences as far as they fit, else cut between words. @param content HTML */
export function describe(content: string): string {
  const said = describeWhole(content);
  if (said !== undefined) return said;
  const first = firstParagraph(content);
  const cut = first.slice(0, metaDescriptionGuide.to - 1).replace(/[\s,;:–(]+\S*$/u, "");
  return first.length <= metaDescriptionGuide.to ? first : `${cut}…`;
}

/** Its whole sentences alone; undefined where too little of them fits. */
export function describeWhole(content: string): string | undefined {
  const first = firstParagraph(content);
  let said = "";
  for (const sentence of first.split(/(?<=[.!?])\s+/)) {
    const longer = [said, sentence].filter(Boolean).join(" ");
    if (longer.length > metaDescriptionGuide.to) break;
    said = longer;
  }
  return said.length >= shortest ? said : undefined;
}

function firstParagraph(content: string): string {
  return plainText(content).split("\n")[0] ?? "";
}

/** A shorter one leaves half of its place in the results empty. */
const shortest = 90;
