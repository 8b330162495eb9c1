import type { BatchSummary as Summary } from "~/domain/batches/batch";
import type { BatchProgress } from "~/domain/batches/batch-progress";
import { useAdminText } from "~/i18n/admin";
import { AdminPage, Panel } from "~/ui/admin/admin-page";
import { buttonClass } from "~/ui/button";

import { BatchForm } from "./batch-form";
import type { BatchFormState } from "./batch-form-state";
import { BatchSummary } from "./batch-summary";
import { RecentBatches } from "./recent-batches";

type Props = {
  state: BatchFormState;
  batches: readonly Summary[];
  /** The batch that is being written, if there is one. */
  running: BatchProgress | undefined;
  now: Date;
};

/** Where batches are made and started: the one that runs, the form of a new one, the newest ones. */
export function BatchScreen({ state, batches, running, now }: Props) {
  const { t } = useAdminText();
  return (
    <AdminPage title={t("batches.title")}>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-[minmax(0,1fr)_26rem]">
        <div className="min-w-0">
          <p id="follow-news" role="status" className="sr-only" />
          <div
            id="batch-progress"
            data-followed
            data-follow-pause={running ? 5 : undefined}
            className="mb-5 empty:hidden"
          >
            {running ? (
              <BatchSummary progress={running} now={now}>
                <p className="mt-4">
                  <a
                    id="batch-details"
                    href={`/admin/articles/batch/${running.id}`}
                    className={buttonClass({ kind: "secondary", size: "sm" })}
                  >
                    {t("batch.details")}
                  </a>
                </p>
              </BatchSummary>
            ) : null}
          </div>
          <BatchForm state={state} />
        </div>
        <div className="space-y-5">
          <RecentBatches batches={batches} />
          <MissingPanel />
        </div>
      </div>
    </AdminPage>
  );
}

/** The way to what has no article yet. */
function MissingPanel() {
  const { t } = useAdminText();
  return (
    <Panel title={t("gaps.title")}>
      <div className="p-4">
        <p>{t("gaps.what")}</p>
        <a
          id="see-missing"
          href="/admin/articles/batch/missing"
          className={`mt-3 ${buttonClass({ kind: "secondary", size: "sm" })}`}
        >
          {t("gaps.see")}
        </a>
      </div>
    </Panel>
  );
}
