import { listChecks } from "~/domain/cleaning/check-content";
import { fitContent } from "~/domain/cleaning/fit-content.server";
import { countWords } from "~/domain/cleaning/text-statistics";

import { type ArticleTexts, languageIn } from "./article-form";
import type { ArticleReview } from "./article-review";
import { longestArticleText } from "./article.schema";
import { checkFacts } from "./facts/fact-check";

/** Reads an article as an editor would: its form, its length, what may not stand in it and what it states wrongly. */
export function reviewArticle(texts: ArticleTexts, { hosts }: { hosts: readonly string[] }): ArticleReview {
  // A content that is too long is refused anyway, and must not keep the server busy first.
  const content = texts.content.slice(0, longestArticleText.content);
  const fit = fitContent(content, hosts);
  const page = `<h2>${escaped(texts.title)}</h2>${fit.content}<p>${escaped(texts.metaDescription)}</p>`;
  return {
    checks: listChecks(content),
    words: countWords(fit.content),
    preview: fit.content,
    takenOut: fit.takenOut,
    facts: checkFacts(page, languageIn(texts)),
  };
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
