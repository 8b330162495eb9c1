/** A topic for an article: what people search for, and what the article is to be called. */
export type Topic = { keyword: string; title: string };

/** The most topics of one batch. */
export const mostTopics = 1000;
export const longestKeyword = 200;
export const longestTitle = 300;

/** A topic as it is kept; undefined where either half is missing. What is too long is cut at a length no search term has. */
export function toTopic(keyword: string, title: string): Topic | undefined {
  const topic = { keyword: tidy(keyword).slice(0, longestKeyword), title: tidy(title).slice(0, longestTitle) };
  return topic.keyword === "" || topic.title === "" ? undefined : topic;
}

function tidy(value: string): string {
  return value.replace(/\s+/g, " ").trim();
}
