import { type Subject, readSubject } from "~/domain/writer/keyword/subject";
import type { OurPlace } from "~/domain/writer/values/our-data.server";

/**
 * What an article is about, read from its keyword; what the keyword leaves open, its title may say: "Buying in Gràcia" over
 * the keyword "documents to buy a home" is about Gràcia too.
 */
export function readArticleSubject(article: { keyword: string; title: string }, places: readonly OurPlace[]): Subject {
  const keyword = readSubject(article.keyword, article.title, places);
  const title = readSubject(article.title, article.title, places);
  return {
    ...keyword,
    theme: keyword.theme === "guide" ? title.theme : keyword.theme,
    place: keyword.place ?? title.place,
    type: keyword.type ?? title.type,
    bedrooms: keyword.bedrooms ?? title.bedrooms,
    budget: keyword.budget ?? title.budget,
    feature: keyword.feature ?? title.feature,
  };
}
