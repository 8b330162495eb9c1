export { articlesPerPage, countArticles, insertGenerated, listArticles } from "./article.repository.server";
export {
  createArticle,
  deleteArticle,
  findArticle,
  listArticleSiblings,
  saveArticle,
  saveCleaned,
} from "./article-editing.server";
export { articleBeside, openArticle } from "./article-opening.server";
export { reviewArticle } from "./article-review.server";
export { compareRevision, listRevisions, restoreRevision } from "./article-revisions.server";
export { readUnread, verdictsOn } from "./checks/article-findings.server";
export { fixAllDrafts } from "./fix-drafts.server";
export { articleAuthors } from "./shown-with.server";
export { publishDueArticles } from "./publishing.server";
