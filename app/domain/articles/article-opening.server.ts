import type { Db } from "~/db/database";
import { fitContent } from "~/domain/cleaning/fit-content.server";

import { fitValues } from "./article-editing.server";
import type { ArticleBeside } from "./article-form";
import { findEditedArticle } from "./article-form.repository.server";
import type { OpenedArticle } from "./article-opening";

/** Specification, section 4: a shorter text is not saved by itself. In characters. */
const shortestToSave = 100;

/**
 * Opens an article. Corrupted content is cleaned; storing that is `saveCleaned`. Where cleaning would lose words it stands as it is
 * stored, and a person decides.
 */
export async function openArticle(
  db: Db,
  id: number,
  { hosts }: { hosts: readonly string[] },
): Promise<OpenedArticle | undefined> {
  const article = await findEditedArticle(db, id);
  if (!article) return undefined;
  const { values, fit } = fitValues({ values: article.values, hosts });
  const asStored = { article, values: article.values, savesItself: false };
  if (fit.changes.length === 0) return { ...asStored, cleaned: [], lost: null };
  if (fit.lost) return { ...asStored, cleaned: fit.changes, lost: fit.lost };
  return { lost: null, article, values, cleaned: fit.changes, savesItself: fit.content.length > shortestToSave };
}

/** An article to be read beside one in another language; undefined where there is no such article. */
export async function articleBeside(
  db: Db,
  id: number,
  { hosts }: { hosts: readonly string[] },
): Promise<ArticleBeside | undefined> {
  const article = await findEditedArticle(db, id);
  if (!article) return undefined;
  const { language, title, metaDescription, content } = article.values;
  return { id, language, title, metaDescription, html: fitContent(content, { hosts, title }).content };
}
