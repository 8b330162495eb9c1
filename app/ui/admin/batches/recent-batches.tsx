import type { BatchSummary } from "~/domain/batches/batch";
import { useAdminText } from "~/i18n/admin";
import { Panel } from "~/ui/admin/admin-page";

import { BatchStatusBadge } from "./batch-status-badge";
import { StartBatch } from "./start-batch";

/** The newest batches, each with how far it is; those that wait can be started. */
export function RecentBatches({ batches }: { batches: readonly BatchSummary[] }) {
  const { t } = useAdminText();
  return (
    <div id="recent-batches" data-followed>
      <Panel title={t("batches.recent")}>
        {batches.length === 0 ? <p className="px-4 py-3 text-stone-600">{t("batches.none")}</p> : null}
        {batches.length > 0 ? (
          <ul className="divide-y divide-plaster-200">
            {batches.map(({ id, name, total, completed, failed, status, isStopped }) => (
              <li key={id} className="flex min-h-13 items-center gap-3 px-4 py-2">
                <span className="min-w-0 flex-1">
                  <a
                    id={`recent-${id}`}
                    href={`/admin/articles/batch/${id}`}
                    className="block truncate font-medium text-mar-700 underline decoration-mar-300 hover:decoration-current max-md:py-2"
                  >
                    {name}
                  </a>
                  <span className="figures text-xs text-stone-600">{t("batches.progress", { completed, total })}</span>
                </span>
                {status === "pending" ? (
                  <>
                    <span className="sr-only">
                      {t(isStopped ? "batches.status.stopped" : "batches.status.pending")}
                    </span>
                    <StartBatch id={id} name={name} isStopped={isStopped} kind="secondary" />
                  </>
                ) : (
                  <BatchStatusBadge status={status} isStopped={isStopped} failed={failed} />
                )}
              </li>
            ))}
          </ul>
        ) : null}
      </Panel>
    </div>
  );
}
