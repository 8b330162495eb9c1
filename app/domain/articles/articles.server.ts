export { articlesPerPage, countArticles, listArticles, listBatches } from "./article.repository.server";
