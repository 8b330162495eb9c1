import { Layers, Plus, WandSparkles } from "lucide-react";

import { type ArticleSearch, type ArticleStatus, type ArticleSummary, listedStates } from "~/domain/articles/article";
import { articleQuery } from "~/domain/articles/article-query";
import type { Verdict } from "~/domain/articles/checks/findings";
import { useAdminText } from "~/i18n/admin";
import { Problem } from "~/ui/admin/problem";
import { questionPath } from "~/ui/admin/question-path";
import { buttonClass, SubmitButton } from "~/ui/button";
import { SelectField, TextField } from "~/ui/fields/field";
import { Icon } from "~/ui/icon";

import { AdminEmpty } from "../admin-empty";
import { AdminPage } from "../admin-page";
import { AdminPager } from "../admin-pager";

import { ArticleDebug } from "./article-debug";
import { ArticleTable } from "./article-table";

/** What the list was answered with. */
export type ListedArticles = {
  articles: readonly ArticleSummary[];
  /** What the checks say of each, by its id. */
  verdicts: Readonly<Record<number, Verdict>>;
  /** How many fit on all pages together. */
  found: number;
  counts: Readonly<Record<ArticleStatus, number>>;
  perPage: number;
  /** How long the reading took. */
  milliseconds: number;
};

type Props = {
  search: ArticleSearch;
  /** Null where it could not be read; then `failure` says why. */
  list: ListedArticles | null;
  failure: string | null;
  now: Date;
};

/** All articles, newest first, narrowed by words and status. */
export function ArticleListScreen({ search, list, failure, now }: Props) {
  const { t } = useAdminText();
  return (
    <AdminPage
      title={t("articles.title")}
      actions={
        <>
          <a href="/admin/articles/new" className={buttonClass({ size: "sm" })}>
            <Icon as={Plus} />
            {t("articles.new")}
          </a>
          <BatchLink className="max-lg:hidden" />
          <FixButton className="max-lg:hidden" />
        </>
      }
    >
      {failure ? (
        <Problem title={t("articles.error")}>
          <p>{failure}</p>
          <p className="mt-3">
            <a
              href={`/admin/articles${articleQuery(search)}`}
              className={buttonClass({ kind: "secondary", size: "sm" })}
            >
              {t("articles.retry")}
            </a>
          </p>
        </Problem>
      ) : null}
      <Filter search={search} />
      <div id="article-list" data-swap="article-list">
        {list ? <Found search={search} list={list} now={now} /> : null}
      </div>
      <div className="mt-4 flex flex-wrap gap-3 lg:hidden">
        <BatchLink />
        <FixButton />
      </div>
      {list ? <ArticleDebug search={search} list={list} /> : null}
    </AdminPage>
  );
}

function BatchLink({ className }: { className?: string }) {
  const { t } = useAdminText();
  return (
    <a href="/admin/articles/batch" className={buttonClass({ kind: "secondary", size: "sm", className })}>
      <Icon as={Layers} />
      {t("articles.createBatch")}
    </a>
  );
}

function FixButton({ className }: { className?: string }) {
  const { t } = useAdminText();
  return (
    <form method="post" action={questionPath("articles/fix")} className={className}>
      <SubmitButton kind="secondary" size="sm" busyLabel={t("articles.fixing")}>
        <Icon as={WandSparkles} />
        {t("articles.fix")}
      </SubmitButton>
    </form>
  );
}

function Filter({ search }: { search: ArticleSearch }) {
  const { t } = useAdminText();
  return (
    <form
      method="get"
      action="/admin/articles"
      data-swap="article-list"
      data-autosubmit
      className="flex flex-wrap items-end gap-3"
    >
      <TextField
        field={{ id: "q", name: "q", initialValue: search.text, maxLength: 200 }}
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
          ...listedStates.map((status) => ({ value: status, label: t(`articles.status.${status}`) })),
        ]}
      />
      <button type="submit" className={buttonClass({ kind: "secondary", size: "sm" })}>
        {t("articles.apply")}
      </button>
    </form>
  );
}

function Found({ search, list, now }: { search: ArticleSearch; list: ListedArticles; now: Date }) {
  const { t } = useAdminText();
  const { articles, verdicts, found, counts, perPage } = list;
  if (articles.length === 0) {
    const hasAny = Object.values(counts).some((count) => count > 0);
    return (
      <AdminEmpty
        title={t(hasAny ? "articles.noneMatching" : "articles.none")}
        text={hasAny ? undefined : t("articles.none.text")}
      >
        {hasAny ? (
          <a href="/admin/articles" className={buttonClass({ kind: "secondary", size: "sm" })}>
            {t("articles.clear")}
          </a>
        ) : null}
      </AdminEmpty>
    );
  }
  return (
    <>
      <p role="status" className="figures mt-4 mb-2 text-xs text-stone-600">
        {t("articles.found", { count: found })}
      </p>
      <ArticleTable articles={articles} verdicts={verdicts} now={now} />
      <AdminPager
        page={search.page}
        perPage={perPage}
        total={found}
        hrefOf={(page) => `/admin/articles${articleQuery({ ...search, page })}`}
      />
    </>
  );
}
