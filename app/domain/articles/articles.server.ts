export { articlesPerPage, countArticles, listArticles } from "./article.repository.server";
