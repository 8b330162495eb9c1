import { countWords } from "~/domain/cleaning/text-statistics";

import type { Entry } from "../entries/entry";
import type { FoundEntries } from "../entries/find-entries";
import type { Together } from "../entries/together/together";

import { type Chapter, type Told, wholeHtml } from "./answer-first";
import { wordsAimedAt } from "./article-length";
import type { EntryDesk } from "./entry-article";
import { blocksHtml, drawnSections, nextHtml, sourcesHtml, tableHtml } from "./entry-chapters";
import { soughtFirst } from "./section-order";

/** So many sections of each follow what the two mean together: with more the article would be one of theirs again. */
const sectionsOfEach = 2;

/** An article about two entries at once: what they mean together, then of each what the keyword asks for. */
export function togetherArticle({ of, in: texts }: Together, { first, asked }: FoundEntries, desk: EntryDesk): Told {
  const { store, language, renderer, needed } = desk;
  const keys = of[1] === first.key ? of.toReversed() : of;
  const entries = keys.flatMap((key) => store[key] ?? []);
  const { answer, sections, sources } = texts[language];
  const own = sections.flatMap((section, place) => blocksHtml(`together ${place}`, section, desk) ?? []);
  const sought = { words: needed.words, ofName: [], asked, language };
  const ofEach = entries.map((entry) => {
    const drawn = soughtFirst(drawnSections(entry.in[language].sections, desk), sought);
    return [...drawn.first, ...drawn.others].map(({ html }) => html);
  });
  const [base] = entries;
  const whole = (take: number): Told => ({
    opening: `<p>${renderer.sentences("together", answer) ?? ""}</p>`,
    chapters: [
      ...own,
      ...ofEach.flatMap((chapters) => chapters.slice(0, take)),
      workedOut(entries, desk),
      base && tableHtml(base, desk),
      base && nextHtml(base, desk),
      base && sourcesHtml(base, desk, sources),
    ].flatMap((html): Chapter[] => (html === undefined ? [] : [{ html, gives: false }])),
  });
  const most = Math.max(...ofEach.map(({ length }) => length));
  let take = sectionsOfEach;
  while (take < most && countWords(wholeHtml(whole(take))) < wordsAimedAt) take += 1;
  return whole(take);
}

/** The example of the one that is about money. */
function workedOut(entries: readonly Entry[], desk: EntryDesk): string | undefined {
  const onMoney = entries.find(({ theme, in: texts }) => theme === "costs" && texts[desk.language].example);
  const { example } = onMoney?.in[desk.language] ?? {};
  return example && blocksHtml("example", example, desk);
}
