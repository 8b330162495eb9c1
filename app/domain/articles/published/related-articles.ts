import type { ArticleSubject } from "./article-subject";

const mostArticles = 3;

type Candidate = { id: number; subject: ArticleSubject };

/**
 * Which articles to read after one, three at most: those about the same neighbourhood, then those about the same matter,
 * then any; among equals in the order given.
 */
export function relatedArticles<Other extends Candidate>(article: Candidate, others: readonly Other[]): Other[] {
  return others
    .filter(({ id }) => id !== article.id)
    .map((other) => ({ other, score: closeness(article.subject, other.subject) }))
    .toSorted((one, other) => other.score - one.score)
    .slice(0, mostArticles)
    .map(({ other }) => other);
}

function closeness(subject: ArticleSubject, other: ArticleSubject): number {
  const isSamePlace = subject.place !== null && subject.place === other.place;
  // Everything that could not be told is a guide: that makes two articles no kin.
  const isSameTheme = subject.theme !== "guide" && subject.theme === other.theme;
  return Number(isSamePlace) * 2 + Number(isSameTheme);
}
