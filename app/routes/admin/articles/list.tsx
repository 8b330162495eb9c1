import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { readArticleSearch } from "~/domain/articles/article";
import { articlesPerPage, countArticles, listArticles, verdictsOn } from "~/domain/articles/articles.server";
import { adminMeta } from "~/http/admin-meta";
import { reasonOf } from "~/http/failure-reason.server";
import { panelLoader } from "~/http/panel/panel-route.server";
import { adminText } from "~/i18n/admin.server";
import { ArticleListScreen } from "~/ui/admin/articles/article-list";

export const meta = adminMeta;

export const loader = panelLoader({ may: "enter" }, async ({ request, url, now }) => {
  const title = adminText("articles.title");
  const search = readArticleSearch(url.searchParams);
  const start = performance.now();
  try {
    const [list, counts] = await Promise.all([listArticles(db, search), countArticles(db)]);
    const verdicts = await verdictsOn(
      db,
      list.articles.map(({ id }) => id),
      now,
    );
    const milliseconds = Math.round(performance.now() - start);
    const shared = { title, search, now: now.toISOString() };
    return data({
      ...shared,
      list: { ...list, verdicts, counts, perPage: articlesPerPage, milliseconds },
      failure: null,
    });
  } catch (error) {
    const failure = adminText("articles.failed", { message: reasonOf(error, request) });
    return data({ title, search, now: now.toISOString(), list: null, failure }, { status: 500 });
  }
});

export default function Articles() {
  const { search, list, failure, now } = useLoaderData<typeof loader>();
  return <ArticleListScreen search={search} list={list} failure={failure} now={new Date(now)} />;
}
