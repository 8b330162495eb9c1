import type { BackupLine, BackupState } from "~/domain/site/backup";
import type { JobRun } from "~/domain/site/status";
import { useAdminText } from "~/i18n/admin";
import { moment } from "~/i18n/admin-time";
import { AdminPage, Panel } from "~/ui/admin/admin-page";
import { LookAgain } from "~/ui/admin/look-again";
import { SubmitButton } from "~/ui/button";

import { BackupList } from "./backup-list";

type Props = {
  now: Date;
  backups: readonly BackupLine[];
  state: BackupState;
  /** When one was made last, or failed. */
  run: JobRun | null;
  /** Host to which backups are copied; null where none is set. */
  copiesTo: string | null;
};

const here = "/admin/status/backups";
/** Seconds until the script asks again. */
const pause = 3;

/** The backups, to be made and fetched by the owner. Asks again by itself while one is made. */
export function BackupsScreen({ now, backups, state, run, copiesTo }: Props) {
  const { t } = useAdminText();
  return (
    <AdminPage title={t("backups.title")} parent={{ label: t("status.title"), href: "/admin/status" }}>
      <p id="follow-news" role="status" className="sr-only" />
      <div
        id="backups"
        data-followed
        data-follow-pause={state.isUnderWay ? pause : undefined}
        className="max-w-4xl space-y-5"
      >
        <Panel title={t("backups.new")}>
          <div className="grid gap-4 p-4 md:grid-cols-[minmax(0,1fr)_auto] md:items-center">
            <div>
              <p className="text-stone-700">{t("backups.text")}</p>
              <LastRun state={state} run={run} now={now} />
            </div>
            {state.isUnderWay || state.hindrance !== null ? (
              <LookAgain href={here} swap={state.isUnderWay ? undefined : "backups"} />
            ) : (
              <form method="post" action={here} data-swap="backups">
                <input type="hidden" name="intent" value="make" />
                <SubmitButton id="make-backup" size="sm" className="max-md:w-full" busyLabel={t("backups.starting")}>
                  {t("backups.make")}
                </SubmitButton>
              </form>
            )}
          </div>
          {state.hindrance === null ? null : (
            <p className="border-s-3 border-warn-700 bg-warn-50 px-4 py-2.5 text-warn-700">{state.hindrance}</p>
          )}
        </Panel>
        <BackupList backups={backups} copiesTo={copiesTo} now={now} />
      </div>
    </AdminPage>
  );
}

/** What becomes of the one that is being made, or became of the last. */
function LastRun({ state, run, now }: Pick<Props, "state" | "run" | "now">) {
  const { t } = useAdminText();
  const begun = run && { moment: moment(t, run.startedAt, now) };
  // Its program takes a moment to say that it has begun.
  const isNoted = run !== null && run.finishedAt === null;
  if (state.isUnderWay) {
    return (
      <p className="mt-1 font-semibold">
        {begun && isNoted ? t("backups.underWay", begun) : t("backups.underWay.justNow")}
      </p>
    );
  }
  if (!run || !begun) return null;
  if (run.finishedAt === null) return <Fault>{t("backups.interrupted", begun)}</Fault>;
  const ended = { moment: moment(t, run.finishedAt, now) };
  return run.lastError === null ? (
    <p data-follow-words className="mt-1 text-stone-600">
      {t("backups.done", ended)}
    </p>
  ) : (
    <Fault>{t("backups.failed", { ...ended, error: run.lastError })}</Fault>
  );
}

function Fault({ children }: { children: string }) {
  return (
    <p data-follow-words className="mt-1 font-semibold break-words text-bad-700">
      {children}
    </p>
  );
}
