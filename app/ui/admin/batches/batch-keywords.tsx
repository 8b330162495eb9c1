import { Check, CircleDashed, LoaderCircle, PenLine, RotateCw, TriangleAlert } from "lucide-react";

import type { Verdict } from "~/domain/articles/checks/findings";
import type { Topic } from "~/domain/articles/topic";
import type { KeywordStatus } from "~/domain/batches/batch";
import type { TopicAnswer } from "~/domain/batches/topic-answer";
import { useAdminText } from "~/i18n/admin";
import type { Language } from "~/i18n/languages";
import { AdminTable } from "~/ui/admin/admin-table";
import { ownArticlePath } from "~/ui/admin/articles/own-article-path";
import { VerdictBadge } from "~/ui/admin/articles/verdict-badge";
import { buttonClass, SubmitButton } from "~/ui/button";
import { Icon } from "~/ui/icon";

import { TopicAnswerLine } from "./topic-answer-line";

/** A topic of a batch as its page lists it. */
export type KeywordLine = Topic & {
  id: number;
  status: KeywordStatus;
  errorMessage: string | null;
  articleId: number | null;
  /** What the checks make of its article; null where they have not read it yet. */
  verdict: Verdict | null;
  /** What the built-in writer will answer; null where it is written, or not looked up. */
  answer: TopicAnswer | null;
};

const looks = {
  completed: { icon: Check, className: "text-ok-700" },
  failed: { icon: TriangleAlert, className: "text-bad-700" },
  processing: { icon: LoaderCircle, className: "animate-spin text-mar-700" },
  pending: { icon: CircleDashed, className: "text-stone-600" },
} as const;

type Props = {
  batchId: number;
  language: Language;
  keywords: readonly KeywordLine[];
  /** Not in a batch that waits to be started: it is started first. */
  mayRetry: boolean;
};

/** The topics of a batch, each with its state, its article where there is one, and why it failed where it did. */
export function BatchKeywords({ batchId, language, keywords, mayRetry }: Props) {
  const { t } = useAdminText();
  return (
    <AdminTable
      caption={t("batch.keywords")}
      columns={[
        { label: t("batch.column.state") },
        { label: t("batch.column.keyword") },
        { label: t("batch.column.title") },
      ]}
    >
      {keywords.map((line) => (
        <tr key={line.id} className={line.status === "failed" ? "bg-bad-50" : ""}>
          <td className="w-28 px-3 py-2 align-top whitespace-nowrap">
            <span className="inline-flex items-center gap-1.5">
              <Icon as={looks[line.status].icon} className={`size-4 ${looks[line.status].className}`} />
              {t(`batch.state.${line.status}`)}
            </span>
          </td>
          <td lang={language} className="min-w-28 px-3 py-2 align-top wrap-anywhere text-stone-700">
            {line.keyword}
          </td>
          <td className="px-3 py-2 align-top wrap-anywhere">
            <KeywordTitle line={line} language={language} />
            <Checked line={line} />
            <KeywordNote line={line} />
            {line.answer && line.status !== "processing" ? (
              <TopicAnswerLine
                answer={line.answer}
                language={language}
                href={`/admin/articles/batch/${batchId}/topic/${line.id}`}
                line={line}
              />
            ) : null}
            {line.status === "failed" ? <WaysOut line={line} batchId={batchId} mayRetry={mayRetry} /> : null}
          </td>
        </tr>
      ))}
    </AdminTable>
  );
}

function KeywordTitle({ line: { id, title, articleId }, language }: { line: KeywordLine; language: Language }) {
  if (articleId === null) return <span lang={language}>{title}</span>;
  return (
    <a
      id={`keyword-${id}-article`}
      lang={language}
      href={`/admin/articles/${articleId}/edit`}
      className="text-mar-700 underline decoration-mar-300 hover:decoration-current"
    >
      {title}
    </a>
  );
}

/** The worst of all checks, leading to where they say it. */
function Checked({ line: { articleId, verdict } }: { line: KeywordLine }) {
  if (articleId === null || verdict === null) return null;
  return (
    <a href={`/admin/articles/${articleId}/edit#findings`} className="flex min-h-9 w-fit items-center max-md:min-h-11">
      <VerdictBadge verdict={verdict} />
    </a>
  );
}

function KeywordNote({ line: { status, errorMessage, articleId } }: { line: KeywordLine }) {
  const { t } = useAdminText();
  if (status === "failed") {
    return <span className="block text-xs text-bad-700">{errorMessage || t("batch.error.unknown")}</span>;
  }
  if (status === "completed" && articleId === null) {
    return <span className="block text-xs text-stone-600">{t("batch.articleGone")}</span>;
  }
  if (status !== "completed" && errorMessage) {
    return <span className="block text-xs text-warn-700">{t("batch.triedAgain", { message: errorMessage })}</span>;
  }
  return null;
}

type FailedProps = { line: KeywordLine; batchId: number };

/** What can be done about a topic that failed: have it tried again, or write it. */
function WaysOut({ line, batchId, mayRetry }: FailedProps & { mayRetry: boolean }) {
  const { t } = useAdminText();
  const { id, title, articleId } = line;
  return (
    <div className="mt-1 flex flex-wrap gap-2">
      {mayRetry ? <Retry line={line} batchId={batchId} /> : null}
      {articleId === null ? (
        <a
          id={`keyword-${id}-write`}
          href={ownArticlePath(batchId, id)}
          aria-label={t("batch.write.of", { title })}
          className={buttonClass({ kind: "secondary", size: "sm" })}
        >
          <Icon as={PenLine} className="size-4" />
          {t("batch.write")}
        </a>
      ) : null}
    </div>
  );
}

function Retry({ line: { id, title }, batchId }: FailedProps) {
  const { t } = useAdminText();
  return (
    <form method="post" action={`/admin/articles/batch/${batchId}`} data-swap="batch-progress">
      <input type="hidden" name="intent" value="retry" />
      <SubmitButton
        id={`keyword-${id}-retry`}
        name="keyword"
        value={id}
        kind="secondary"
        size="sm"
        busyLabel={t("batch.retrying")}
        aria-label={t("batch.retry.of", { title })}
      >
        <Icon as={RotateCw} className="size-4" />
        {t("batch.retry")}
      </SubmitButton>
    </form>
  );
}
