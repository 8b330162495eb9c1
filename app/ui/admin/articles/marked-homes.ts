import { splitAtHomes } from "~/domain/articles/home-cards";

/** Marks the paragraphs that readers see as the card of a home, where an article is shown to who writes it. @param label what they are */
export function withMarkedHomes(html: string, label: string): string {
  return splitAtHomes(html)
    .map((part) => ("html" in part ? part.html : `<p class="home-line" data-says="${label}">${part.words}</p>`))
    .join("\n");
}
