import { countWords } from "~/domain/cleaning/text-statistics";

import { fewestDraftWords } from "../writer";

import { missingIn, type Told, wholeHtml } from "./answer-first";
import type { Question } from "./entry-questions";
import { shareSaid } from "./said-again";

/** A sentence drawn into the first paragraph may take its heading with it. */
export const wordsAimedAt = fewestDraftWords + 6;
/** So many related entries fill an article up before it says again what its sections have said. */
const relatedShown = 2;
/** An answer of which more was said before is only worth telling where the article would else be too short. */
const mostSaidBefore = 0.6;

/** How much an article says of what the thing is, where its first paragraph answered something else. */
export type Defined = "not" | "in a sentence" | "at length";

/**
 * What of an article depends on its length: answers for a word of the keyword, others, how many related entries, and how
 * much is said of what the thing is: readers found a definition halfway down to be the beginning of a second article.
 */
export type Filling = {
  sought: readonly Question[];
  answered: ReadonlySet<Question>;
  most: number;
  defined: Defined;
};

/** What there is to fill an article with. Of the related entries the keyword names the first ones, and its sections tell the last. */
type Stock = {
  questions: readonly Question[];
  named: number;
  untold: number;
  related: number;
  words: readonly string[];
};

/**
 * The article with as much beside the sections as it needs: they have told most of what else may be asked, so that is told
 * again only for a word of the keyword, or where there are too few words. First what is new, of the thing itself; other
 * entries that the keyword does not name stand only where it would be too short without them.
 */
export function longEnough(
  whole: (filling: Filling) => Told,
  { questions, named, untold, related, words }: Stock,
): Told {
  let most = Math.min(named, relatedShown);
  let defined: Defined = "not";
  const told = wholeHtml(whole({ sought: [], answered: new Set(), most, defined }));
  const unsaid = missingIn(told, words);
  const sought = questions.filter(({ html }) => missingIn(html, unsaid).length < unsaid.length);
  const left = questions
    .filter((question) => !sought.includes(question))
    .map((question) => ({ question, said: shareSaid(question.html, told) }))
    .toSorted((one, other) => one.said - other.said);
  const chosen = new Set<Question>();
  const drawn = () => whole({ sought, answered: new Set(questions.filter((each) => chosen.has(each))), most, defined });
  const isShort = () => countWords(wholeHtml(drawn())) < wordsAimedAt;
  const answer = (mostSaid: number) => {
    for (const { question, said } of left) if (said <= mostSaid && isShort()) chosen.add(question);
  };
  const showMore = (limit: number) => {
    while (most < Math.min(limit, related) && isShort()) most += 1;
  };
  answer(mostSaidBefore);
  for (const more of ["in a sentence", "at length"] as const) if (isShort()) defined = more;
  showMore(Math.min(relatedShown, untold));
  answer(1);
  showMore(related);
  return drawn();
}
