import { Archive, Check, Pencil } from "lucide-react";

import {
  type ArticleSearch,
  type ArticleStatus,
  articleStatuses,
  type ArticleSummary,
} from "~/domain/articles/article";
import { useAdminText } from "~/i18n/admin";
import { formatDay, formatNumber } from "~/i18n/format";
import { defaultLanguage } from "~/i18n/languages";
import { Badge } from "~/ui/badge";
import { buttonClass } from "~/ui/button";
import { SelectField, TextField } from "~/ui/field";
import { Icon } from "~/ui/icon";

import { AdminEmpty } from "../admin-empty";
import { AdminPage } from "../admin-page";
import { AdminTable } from "../admin-table";

const looks = {
  draft: { className: "bg-plaster-200 text-stone-700", icon: Pencil },
  published: { className: "bg-ok-50 text-ok-700", icon: Check },
  archived: { className: "border border-stone-500 text-stone-700", icon: Archive },
} as const;

type Props = { articles: readonly ArticleSummary[]; found: number; search: ArticleSearch };

export function ArticleList({ articles, found, search }: Props) {
  const { t } = useAdminText();
  const isSearching = search.text !== "" || search.status !== undefined;
  return (
    <AdminPage title={t("articles.title")}>
      <form method="get" className="flex flex-wrap items-end gap-3">
        <TextField
          field={{ id: "q", name: "q", initialValue: search.text, required: false, maxLength: 200 }}
          label={t("articles.search")}
          type="search"
          placeholder={t("articles.search.hint")}
          isDense
          className="min-w-64 flex-1"
        />
        <SelectField
          field={{ id: "status", name: "status", initialValue: search.status ?? "" }}
          label={t("articles.status")}
          isDense
          className="w-40"
          choices={[
            { value: "", label: t("articles.status.all") },
            ...articleStatuses.map((status) => ({ value: status, label: t(`articles.status.${status}`) })),
          ]}
        />
        <button type="submit" className={buttonClass({ kind: "secondary", size: "sm" })}>
          {t("articles.apply")}
        </button>
      </form>
      {articles.length === 0 ? (
        <AdminEmpty title={t(isSearching ? "articles.noneMatching" : "articles.none")}>
          {isSearching ? (
            <a href="/admin/articles" className={buttonClass({ kind: "secondary", size: "sm" })}>
              {t("articles.clear")}
            </a>
          ) : null}
        </AdminEmpty>
      ) : (
        <>
          <p role="status" className="mt-4 mb-2 text-xs text-stone-600">
            {t("articles.found", { count: found })}
          </p>
          <AdminTable
            caption={t("articles.caption")}
            columns={[
              { label: t("articles.column.title") },
              { label: t("articles.column.keyword"), className: "max-md:hidden" },
              { label: t("articles.status") },
              { label: t("articles.column.words"), align: "end", className: "max-md:hidden" },
              { label: t("articles.column.created"), align: "end", className: "max-md:hidden" },
            ]}
          >
            {articles.map(({ id, title, slug, keyword, language, status, wordCount, createdAt }) => (
              <tr key={id} className="hover:bg-plaster-50">
                <td className="px-3 py-2">
                  <span lang={language} className="font-medium">
                    {title}
                  </span>
                  <span className="block text-xs break-all text-stone-600">/{slug}</span>
                </td>
                <td className="px-3 max-md:hidden">{keyword}</td>
                <td className="px-3">
                  <ArticleStatusBadge status={status} />
                </td>
                <td className="figures px-3 text-end max-md:hidden">{formatNumber(defaultLanguage, wordCount)}</td>
                <td className="figures px-3 text-end max-md:hidden">{formatDay(defaultLanguage, createdAt)}</td>
              </tr>
            ))}
          </AdminTable>
        </>
      )}
    </AdminPage>
  );
}

export function ArticleStatusBadge({ status }: { status: ArticleStatus }) {
  const { t } = useAdminText();
  const { className, icon } = looks[status];
  return (
    <Badge className={className}>
      <Icon as={icon} className="size-3" />
      {t(`articles.status.${status}`)}
    </Badge>
  );
}
