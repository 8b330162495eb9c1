import type { ReactNode } from "react";

import type { BatchProgress } from "~/domain/batches/batch-progress";
import { type AdminText, useAdminText } from "~/i18n/admin";
import { moment } from "~/i18n/admin-time";
import { formatCents } from "~/i18n/format";
import { WorkBar } from "~/ui/admin/work-bar";

import { BatchStatusBadge } from "./batch-status-badge";

type Props = {
  progress: BatchProgress;
  now: Date;
  /** What can be done with the batch. */
  children?: ReactNode;
};

/** A batch at a glance: its name, since when, the bar, the numbers, the time left and the cost. */
export function BatchSummary({ progress, now, children }: Props) {
  const { t } = useAdminText();
  const { name, status, isStopped, counts, states, waitsUntil } = progress;
  return (
    <section className="border border-plaster-200 bg-plaster-0 p-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="text-title-3 wrap-break-word">{name}</h2>
          <p className="text-stone-600">{whenOf(t, progress, now)}</p>
        </div>
        <BatchStatusBadge status={status} isStopped={isStopped} failed={counts.failed} />
      </div>
      <WorkBar
        counts={counts}
        states={states}
        label={t("batch.bar")}
        said={t("batch.bar.text", {
          done: counts.completed + counts.failed,
          total: counts.total,
          failed: counts.failed,
        })}
      />
      <p data-follow-words className="figures mt-2 flex flex-wrap gap-x-5 text-sm">
        <span>
          <strong className="font-semibold">
            {t("batches.progress", { completed: counts.completed + counts.failed, total: counts.total })}
          </strong>{" "}
          {t("batch.processed")}
        </span>
        {counts.failed > 0 ? <span className="text-bad-700">{t("batch.failed", { count: counts.failed })}</span> : null}
        {counts.processing > 0 ? <span>{t("batch.inProgress", { count: counts.processing })}</span> : null}
        {counts.pending > 0 ? (
          <span className="text-stone-600">{t("batch.waiting", { count: counts.pending })}</span>
        ) : null}
        {status === "processing" ? (
          <>
            <span className="text-stone-600">
              {waitsUntil === null
                ? leftOf(t, progress.leftMs)
                : t("batch.waitsUntil", { moment: moment(t, waitsUntil, now) })}
            </span>
            <span className="text-stone-600 sm:ms-auto">{t("batch.atOnce")}</span>
          </>
        ) : null}
        {status === "pending" ? null : <span className="text-stone-600">{costOf(t, progress.costCents)}</span>}
      </p>
      {children}
    </section>
  );
}

function whenOf(t: AdminText, { status, isStopped, counts, startedAt, finishedAt }: BatchProgress, now: Date): string {
  if (isStopped) return t("batch.stoppedNow", { count: counts.processing });
  if (status === "completed" && finishedAt) return t("batch.finishedAt", { moment: moment(t, finishedAt, now) });
  return startedAt ? t("batch.startedAt", { moment: moment(t, startedAt, now) }) : t("batch.createdAt");
}

const minute = 60_000;

function leftOf(t: AdminText, leftMs: number | null): string {
  if (leftMs === null) return t("batch.left.unknown");
  return leftMs < minute ? t("batch.left.soon") : t("batch.left", { count: Math.round(leftMs / minute) });
}

function costOf(t: AdminText, cents: number): string {
  if (cents === 0) return t("batch.cost.none");
  return cents < 1 ? t("batch.cost.small") : t("batch.cost", { cost: formatCents("en", cents / 100) });
}
