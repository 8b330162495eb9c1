import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { readArticleSearch } from "~/domain/articles/article";
import { listArticles } from "~/domain/articles/articles.server";
import { adminMetaOf } from "~/http/admin-meta";
import { requireAdmin } from "~/http/require-admin.server";
import { adminText } from "~/i18n/admin.server";
import { ArticleList } from "~/ui/admin/articles/article-list";

export const meta = adminMetaOf;

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const search = readArticleSearch(new URL(request.url).searchParams);
  return {
    title: adminText("admin.title", { page: adminText("articles.title") }),
    search,
    ...(await listArticles(db, search)),
  };
}

export default function Articles() {
  const { articles, found, search } = useLoaderData<typeof loader>();
  return <ArticleList articles={articles} found={found} search={search} />;
}
