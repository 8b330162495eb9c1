import { countWords } from "~/domain/cleaning/text-statistics";

import type { FoundEntries } from "../entries/find-entries";
import type { Together } from "../entries/together/together";

import { type Chapter, type Told, wholeHtml } from "./answer-first";
import { wordsAimedAt } from "./article-length";
import type { EntryDesk } from "./entry-article";
import { blocksHtml, drawnSections, nextHtml, sourcesHtml } from "./entry-chapters";
import { shareSaid } from "./said-again";
import { soughtFirst } from "./section-order";

/** A section of which the two together have said more comes after all others. */
const mostSaid = 0.5;

/**
 * An article about two entries at once: what they mean together, then of each as much as makes it long enough, what the keyword
 * asks for first, and from the one that has told less: with more of either it would be that one's article again.
 */
export function togetherArticle({ of, in: texts }: Together, { first, asked }: FoundEntries, desk: EntryDesk): Told {
  const { store, language, renderer, needed } = desk;
  const keys = of[1] === first.key ? of.toReversed() : of;
  const entries = keys.flatMap((key) => store[key] ?? []);
  const { answer, sections, sources } = texts[language];
  const own = sections.flatMap((section, place) => blocksHtml(`together ${place}`, section, desk) ?? []);
  const sought = { words: needed.words, ofName: [], asked, language };
  const ofEach = entries.map((entry) => {
    const drawn = soughtFirst(drawnSections(entry.in[language].sections, desk), sought);
    const inOrder = [...drawn.first, ...drawn.others].map(({ html }) => html);
    const isNew = (html: string) => shareSaid(html, own.join("\n")) < mostSaid;
    const left = [...inOrder.filter(isNew), ...inOrder.filter((html) => !isNew(html))];
    return { left, told: [] as string[] };
  });
  const [base] = entries;
  const whole = (): Told => ({
    opening: `<p>${renderer.sentences("together", answer) ?? ""}</p>`,
    chapters: [
      ...own,
      ...ofEach.flatMap(({ told }) => told),
      base && nextHtml(base, desk),
      base && sourcesHtml(base, desk, sources),
    ].flatMap((html): Chapter[] => (html === undefined ? [] : [{ html, gives: false }])),
  });
  while (countWords(wholeHtml(whole())) < wordsAimedAt) {
    const [shortest] = ofEach
      .filter(({ left }) => left.length > 0)
      .toSorted((one, other) => countWords(one.told.join("\n")) - countWords(other.told.join("\n")));
    const next = shortest?.left.shift();
    if (next === undefined) break;
    shortest?.told.push(next);
  }
  return whole();
}
