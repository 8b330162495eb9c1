import { setImmediate } from "node:timers/promises";

import type { Db } from "~/db/database";
import { listChecks } from "~/domain/cleaning/check-content";
import { fitContent } from "~/domain/cleaning/fit-content.server";
import { countWords } from "~/domain/cleaning/text-statistics";
import { homesById } from "~/domain/properties/properties.server";

import { type ArticleTexts, languageIn } from "./article-form";
import type { ArticleReview } from "./article-review";
import { longestArticleText } from "./article.schema";
import { findInArticle, type Reviewed } from "./checks/article-findings.server";
import { falseClaims } from "./checks/claims";
import { homesIn } from "./home-cards";

/**
 * Reads an article as an editor would: its form, its length, what may not stand in it, what it states wrongly and what it
 * lacks. Holds it against the articles that are stored.
 */
export async function reviewArticle(
  db: Db,
  texts: ArticleTexts,
  reviewed: Reviewed,
  now: Date,
): Promise<ArticleReview> {
  // A content that is too long is refused anyway, and must not keep the server busy first.
  const content = texts.content.slice(0, longestArticleText.content);
  const fit = fitContent(content, { hosts: reviewed.hosts, title: texts.title });
  const stored = { ...texts, content: fit.content };
  // Others want an answer too between two looks at a very long text.
  await setImmediate();
  const checks = listChecks(content);
  await setImmediate();
  const facts = falseClaims(stored);
  await setImmediate();
  return {
    checks,
    words: countWords(fit.content),
    preview: fit.content,
    homes: await homesById(db, languageIn(texts), homesIn(fit.content)),
    takenOut: fit.takenOut,
    lost: fit.lost,
    facts,
    findings: await findInArticle(db, stored, reviewed, now),
  };
}
