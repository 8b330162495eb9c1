import { plainText } from "~/domain/cleaning/plain-text";
import { metaDescriptionGuide } from "~/domain/cleaning/text-statistics";

/** The first paragraph of an article for search results: whole sentences as far as they fit, else cut between words. @param content HTML */
export function describe(content: string): string {
  const [first = ""] = plainText(content).split("\n");
  let said = "";
  for (const sentence of first.split(/(?<=[.!?])\s+/)) {
    const longer = [said, sentence].filter(Boolean).join(" ");
    if (longer.length > metaDescriptionGuide.to) break;
    said = longer;
  }
  if (said.length >= shortest) return said;
  const cut = first.slice(0, metaDescriptionGuide.to - 1).replace(/[\s,;:–(]+\S*$/u, "");
  return first.length <= metaDescriptionGuide.to ? first : `${cut}…`;
}

/** A shorter one leaves half of its place in the results empty. */
const shortest = 90;
