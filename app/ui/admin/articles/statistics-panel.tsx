import type { ReactNode } from "react";

import type { EditedArticle } from "~/domain/articles/article-form";
import { readingMinutes } from "~/domain/cleaning/text-statistics";
import { useAdminText } from "~/i18n/admin";
import { moment } from "~/i18n/admin-time";
import { formatNumber } from "~/i18n/format";
import { defaultLanguage } from "~/i18n/languages";
import { Panel } from "~/ui/admin/admin-page";

type Props = { words: number; article: EditedArticle | null; now: Date };

/** Length and history of the article, and what its writing cost. */
export function StatisticsPanel({ words, article, now }: Props) {
  const { t } = useAdminText();
  return (
    <Panel title={t("articleForm.statistics")}>
      <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1.5 p-4">
        <Row label={t("articleForm.words")}>
          <span data-word-count>{formatNumber(defaultLanguage, words)}</span>
        </Row>
        <Row label={t("articleForm.readingTime")}>
          <span data-reading-time>{t("articleForm.minutes", { count: readingMinutes(words) })}</span>
        </Row>
        {article ? (
          <>
            <Row label={t("articleForm.created")}>{moment(t, article.createdAt, now)}</Row>
            <Row label={t("articleForm.updated")}>
              {moment(t, article.updatedAt, now)}
              {article.updatedBy ? (
                <span className="block text-xs text-stone-600">
                  {t("articleForm.updatedBy", { email: article.updatedBy })}
                </span>
              ) : null}
            </Row>
            {article.writer ? (
              <Row label={t("articleForm.writer")}>
                {article.writer === "built-in" ? t("articleForm.writer.built-in") : article.writer}
              </Row>
            ) : null}
            {article.tokens === null ? null : (
              <Row label={t("articleForm.tokens")}>{formatNumber(defaultLanguage, article.tokens)}</Row>
            )}
            {article.costCents === null ? null : (
              <Row label={t("articleForm.cost")}>
                {t("articleForm.cost.value", { euro: (article.costCents / 100).toFixed(4) })}
              </Row>
            )}
          </>
        ) : null}
      </dl>
    </Panel>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-stone-600">{label}</dt>
      <dd className="min-w-0 text-end wrap-anywhere tabular-nums">{children}</dd>
    </>
  );
}
