import type { BatchProgress } from "~/domain/batches/batch-progress";
import { useAdminText } from "~/i18n/admin";
import type { Language } from "~/i18n/languages";
import { AdminPage } from "~/ui/admin/admin-page";
import { LookAgain } from "~/ui/admin/look-again";
import { questionPath } from "~/ui/admin/question-path";
import { buttonClass, SubmitButton } from "~/ui/button";

import { BatchKeywords, type KeywordLine } from "./batch-keywords";
import { BatchSummary } from "./batch-summary";
import { StartBatch } from "./start-batch";

type Props = { progress: BatchProgress; language: Language; keywords: readonly KeywordLine[]; now: Date };

/** Seconds until the script asks again: a long list is drawn anew less often. */
function pauseFor({ counts }: BatchProgress): number {
  return counts.total <= 100 ? 3 : 5;
}

/** How far a batch is, topic by topic, and what can be done with it. Asks again by itself while it is written. */
export function BatchPage({ progress, language, keywords, now }: Props) {
  const { t } = useAdminText();
  const isAtWork = progress.status === "processing";
  return (
    <AdminPage title={progress.name} parent={{ label: t("batches.title"), href: "/admin/articles/batch" }}>
      <p id="follow-news" role="status" className="sr-only" />
      <div
        id="batch-progress"
        data-followed
        data-follow-pause={isAtWork ? pauseFor(progress) : undefined}
        className="space-y-5"
      >
        <BatchSummary progress={progress} now={now}>
          <Deeds progress={progress} hasArticles={keywords.some(({ articleId }) => articleId !== null)} />
        </BatchSummary>
        <BatchKeywords
          batchId={progress.id}
          language={language}
          keywords={keywords}
          mayRetry={progress.status !== "pending"}
        />
      </div>
    </AdminPage>
  );
}

function Deeds({
  progress: { id, name, status, isStopped, counts },
  hasArticles,
}: {
  progress: BatchProgress;
  hasArticles: boolean;
}) {
  const { t } = useAdminText();
  return (
    <>
      {status === "completed" ? <Ended failed={counts.failed} hasArticles={hasArticles} /> : null}
      <div className="mt-4 flex flex-wrap gap-3 empty:hidden">
        {status === "processing" ? (
          <>
            <LookAgain href={`/admin/articles/batch/${id}`} />
            <a
              id="batch-stop"
              href={questionPath("articles/stop-batch", id)}
              data-dialog
              className={buttonClass({ kind: "secondary", size: "sm" })}
            >
              {t("batch.stop")}
            </a>
          </>
        ) : null}
        {status === "pending" ? <StartBatch id={id} name={name} isStopped={isStopped} kind="primary" /> : null}
        {status === "completed" && hasArticles ? (
          <a href="/admin/articles?status=draft" className={buttonClass({ size: "sm" })}>
            {t("batch.drafts")}
          </a>
        ) : null}
        {counts.failed > 0 && status !== "pending" ? (
          <form method="post" action={`/admin/articles/batch/${id}`} data-swap="batch-progress">
            <input type="hidden" name="intent" value="retry" />
            <SubmitButton id="batch-retry" kind="secondary" size="sm" busyLabel={t("batch.retrying")}>
              {t("batch.retryAll", { count: counts.failed })}
            </SubmitButton>
          </form>
        ) : null}
        {status === "processing" ? null : (
          <a
            id="batch-delete"
            href={questionPath("articles/delete-batch", id)}
            data-dialog
            className={buttonClass({ kind: "danger", size: "sm" })}
          >
            {t("batch.delete")}
          </a>
        )}
      </div>
    </>
  );
}

/** A batch that is done: what came of it, and what did not. */
function Ended({ failed, hasArticles }: { failed: number; hasArticles: boolean }) {
  const { t } = useAdminText();
  return (
    <>
      {failed > 0 ? <p className="mt-4 text-bad-700">{t("batch.done.failed", { count: failed })}</p> : null}
      <p className={failed > 0 ? "mt-1" : "mt-4"}>{t(hasArticles ? "batch.done" : "batch.done.none")}</p>
    </>
  );
}
