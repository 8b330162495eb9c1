import type { Desk } from "./entry-article";
import { chapterHtml, homesHtml, paragraphHtml, sectionHtml } from "./section-html";

/**
 * An article about homes that somebody looks for: what we have of it, those homes, and what they cost with everything.
 * @returns HTML; undefined where there is nothing of ours to show
 */
export function searchArticle({ phrases, material, renderer }: Desk): string | undefined {
  const { sections } = phrases;
  const said = (["opening", "closing"] as const).map((part) => {
    const text = sections["lead-homes"][part];
    return text && renderer.sentences(text);
  });
  const lead = paragraphHtml(said.filter(Boolean).join(" ") || undefined);
  const homes = sectionHtml("search-homes", phrases, renderer, [
    homesHtml("card", material.homes(), phrases, renderer),
  ]);
  const buildings = homesHtml("newHome", material.newHomes(), phrases, renderer);
  const newHomes = buildings && sectionHtml("search-new", phrases, renderer, [buildings, material.table("units")]);
  if (lead === undefined || (homes ?? newHomes) === undefined) return undefined;
  const next = sections["next-home"];
  const closing = next.opening && paragraphHtml(renderer.sentences(next.opening));
  return [
    lead,
    homes,
    newHomes,
    sectionHtml("search-sums", phrases, renderer, [material.table("search-costs")]),
    chapterHtml(next.heading && renderer.sentence(next.heading), closing ? [closing] : []),
  ]
    .filter((html) => html !== undefined)
    .join("\n");
}
