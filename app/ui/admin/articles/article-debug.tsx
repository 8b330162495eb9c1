import { ChevronRight } from "lucide-react";

import type { ArticleSearch } from "~/domain/articles/article";
import { useAdminText } from "~/i18n/admin";
import { Icon } from "~/ui/icon";

import type { ListedArticles } from "./article-list";

/** What the list asked of the database and got; for whoever looks for a missing article. */
export function ArticleDebug({ search, list }: { search: ArticleSearch; list: ListedArticles }) {
  const { t } = useAdminText();
  const { articles, found, counts, perPage, milliseconds } = list;
  const text = t("articles.debug.text", {
    ...counts,
    all: Object.values(counts).reduce((sum, count) => sum + count, 0),
    found,
    shown: articles.length,
    page: search.page,
    pages: Math.max(1, Math.ceil(found / perPage)),
    words: JSON.stringify(search.text),
    status: search.status ?? "all",
    ms: milliseconds,
  });
  return (
    <details className="group mt-4 text-xs text-stone-600">
      <summary className="flex min-h-9 w-fit items-center gap-1.5 max-md:min-h-11">
        <Icon as={ChevronRight} className="size-3.5 group-open:rotate-90" />
        {t("articles.debug")}
      </summary>
      <pre className="overflow-x-auto border border-plaster-200 bg-plaster-0 p-3 font-mono whitespace-pre-wrap">
        {text}
      </pre>
    </details>
  );
}
