import { Pencil, Trash2, TriangleAlert } from "lucide-react";

import type { ArticleSummary } from "~/domain/articles/article";
import type { Verdict } from "~/domain/articles/checks/findings";
import { fewestWords } from "~/domain/cleaning/check-content";
import { useAdminText } from "~/i18n/admin";
import { moment } from "~/i18n/admin-time";
import { formatDay, formatNumber } from "~/i18n/format";
import { defaultLanguage } from "~/i18n/languages";
import { questionPath } from "~/ui/admin/question-path";
import { Icon } from "~/ui/icon";

import { AdminTable } from "../admin-table";

import { ArticleStatusBadge } from "./article-status-badge";
import { VerdictBadge } from "./verdict-badge";

type Verdicts = Readonly<Record<number, Verdict>>;
type Listed = { articles: readonly ArticleSummary[]; verdicts: Verdicts; now: Date };

/** The articles as a table; on a phone as a list. */
export function ArticleTable(listed: Listed) {
  return (
    <>
      <div className="max-md:hidden">
        <Table {...listed} />
      </div>
      <ul className="divide-y divide-plaster-200 border border-plaster-200 bg-plaster-0 md:hidden">
        {listed.articles.map((article) => (
          <PhoneRow key={article.id} article={article} verdict={listed.verdicts[article.id]} now={listed.now} />
        ))}
      </ul>
    </>
  );
}

function Table({ articles, verdicts, now }: Listed) {
  const { t } = useAdminText();
  return (
    <AdminTable
      caption={t("articles.caption")}
      columns={[
        { label: t("articles.column.title") },
        { label: t("articles.column.keyword") },
        { label: t("articles.status") },
        { label: t("articles.column.checks") },
        { label: t("articles.column.words"), align: "end" },
        { label: t("articles.column.created"), align: "end" },
        { label: t("articles.column.actions"), isHidden: true },
      ]}
    >
      {articles.map(({ id, title, slug, keyword, language, status, wordCount, createdAt, publishAt }) => (
        <tr key={id} className="hover:bg-plaster-50">
          <td className="max-w-xl px-3 py-2 wrap-break-word">
            <a href={editorOf(id)} lang={language} className="font-medium hover:text-mar-700">
              {title}
            </a>
            <span className="block text-xs break-all text-stone-600">/{slug}</span>
          </td>
          <td lang={language} className="px-3 wrap-break-word text-stone-700">
            {keyword}
          </td>
          <td className="px-3">
            <Standing status={status} publishAt={publishAt} now={now} />
          </td>
          <td className="px-3">
            <Checked id={id} verdict={verdicts[id]} />
          </td>
          <td className="figures px-3 text-end">
            <Words count={wordCount} />
          </td>
          <td className="figures px-3 text-end whitespace-nowrap text-stone-700">
            {formatDay(defaultLanguage, createdAt)}
          </td>
          <td className="w-20 px-1">
            <div className="flex justify-end">
              <a
                href={editorOf(id)}
                aria-label={t("articles.edit", { title })}
                title={t("articles.edit", { title })}
                className={action}
              >
                <Icon as={Pencil} />
              </a>
              <a
                href={questionPath("articles/delete", id)}
                data-dialog
                aria-label={t("articles.delete", { title })}
                title={t("articles.delete", { title })}
                className={`${action} hover:text-bad-700`}
              >
                <Icon as={Trash2} />
              </a>
            </div>
          </td>
        </tr>
      ))}
    </AdminTable>
  );
}

const action =
  "flex size-9 items-center justify-center rounded-xs text-stone-600 hover:bg-plaster-100 hover:text-ink max-md:size-11";

function PhoneRow({ article, verdict, now }: { article: ArticleSummary; verdict: Verdict | undefined; now: Date }) {
  const { t } = useAdminText();
  const { id, title, keyword, language, status, wordCount, createdAt, publishAt } = article;
  return (
    <li className="flex items-start gap-1 p-3 pe-1">
      <div className="relative min-w-0 flex-1 wrap-break-word">
        <div className="flex items-start justify-between gap-3">
          <a href={editorOf(id)} lang={language} className="min-w-0 text-base font-medium after:absolute after:inset-0">
            {title}
          </a>
          <Standing status={status} publishAt={publishAt} now={now} />
        </div>
        <p lang={language} className="mt-1 text-xs text-stone-600">
          {keyword}
        </p>
        <p className="figures mt-1 text-xs text-stone-600">
          {t("articles.words", { count: wordCount, words: formatNumber(defaultLanguage, wordCount) })},{" "}
          {formatDay(defaultLanguage, createdAt)}
        </p>
        {verdict ? (
          <p className="mt-2">
            <VerdictBadge verdict={verdict} />
          </p>
        ) : null}
      </div>
      <a
        href={questionPath("articles/delete", id)}
        data-dialog
        aria-label={t("articles.delete", { title })}
        className={action}
      >
        <Icon as={Trash2} />
      </a>
    </li>
  );
}

type StandingProps = Pick<ArticleSummary, "status" | "publishAt"> & { now: Date };

/** Whether it is public, and when it will be. */
function Standing({ status, publishAt, now }: StandingProps) {
  const { t } = useAdminText();
  if (publishAt === null) return <ArticleStatusBadge status={status} />;
  return (
    <span className="inline-block py-2">
      <ArticleStatusBadge status="scheduled" />
      <span className="block pt-0.5 text-2xs text-stone-600">
        {t("articles.scheduledFor", { moment: moment(t, publishAt, now) })}
      </span>
    </span>
  );
}

/** What the checks say, leading to where they say it. */
function Checked({ id, verdict }: { id: number; verdict: Verdict | undefined }) {
  if (!verdict) return null;
  return (
    <a href={`${editorOf(id)}#findings`} className="inline-flex min-h-9 items-center">
      <VerdictBadge verdict={verdict} />
    </a>
  );
}

/** A count below the least that an article should have is marked. */
function Words({ count }: { count: number }) {
  const { t } = useAdminText();
  const words = formatNumber(defaultLanguage, count);
  if (count >= fewestWords) return words;
  return (
    <span className="inline-flex items-center gap-1 font-semibold text-warn-700" title={t("articles.tooShort")}>
      <Icon as={TriangleAlert} className="size-3.5" />
      {words}
      <span className="sr-only">, {t("articles.tooShort")}</span>
    </span>
  );
}

function editorOf(id: number): string {
  return `/admin/articles/${id}/edit`;
}
