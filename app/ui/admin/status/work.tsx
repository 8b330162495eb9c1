import type { WritingState } from "~/domain/batches/writing-state";
import { isLate, type JobRun, type PhotoQueue } from "~/domain/site/status";
import { type AdminText, useAdminText } from "~/i18n/admin";
import { moment } from "~/i18n/admin-time";
import { Panel } from "~/ui/admin/admin-page";

import { type Fact, Facts } from "./facts";

const known = ["erase-expired-messages", "sweep-sessions", "sweep-photos"] as const;

type Props = { runs: readonly JobRun[]; photos: PhotoQueue; writing: WritingState; now: Date };

/** What the server does by itself, and whether it did. */
export function Work({ runs, photos, writing, now }: Props) {
  const { t } = useAdminText();
  return (
    <Panel title={t("status.work")}>
      {runs.length === 0 ? (
        <p className="border-b border-plaster-200 px-4 py-3 text-stone-600">{t("status.work.none")}</p>
      ) : null}
      <Facts
        facts={[...runs.map((run) => runFact(t, run, now)), photosFact(t, photos, now), writingFact(t, writing, now)]}
      />
    </Panel>
  );
}

function runFact(t: AdminText, run: JobRun, now: Date): Fact {
  const name = known.find((each) => each === run.name);
  const label = name ? t(`status.job.${name}`) : run.name;
  const at = moment(t, run.finishedAt ?? run.startedAt, now);
  if (run.lastError !== null) {
    return { label, isGood: false, value: `${t("status.work.failed")}, ${at}: ${run.lastError}` };
  }
  if (run.finishedAt === null) return { label, value: `${t("status.work.running")}, ${at}` };
  if (isLate(run, now)) return { label, isGood: false, value: `${t("status.work.late")}, ${at}` };
  return { label, isGood: true, value: `${t("status.work.done")}, ${at}` };
}

function photosFact(t: AdminText, { waiting, refused, oldest, pause }: PhotoQueue, now: Date): Fact {
  const inLine =
    oldest === null
      ? t("status.uploads.none")
      : t("status.uploads.waiting", { count: waiting, moment: moment(t, oldest, now) });
  const isPaused = pause !== null && waiting > 0;
  const more = [
    ...(isPaused ? [t(`status.uploads.paused.${pause}`)] : []),
    ...(refused > 0 ? [t("status.uploads.refused", { count: refused })] : []),
  ];
  return {
    label: t("status.uploads"),
    isGood: more.length === 0,
    value: more.length === 0 ? inLine : `${inLine}. ${more.join(" ")}`,
  };
}

function writingFact(t: AdminText, { batches, waiting, lastFailure }: WritingState, now: Date): Fact {
  const running =
    batches === 0
      ? t("status.writing.none")
      : t("status.writing.running", { count: batches, waiting: t("status.writing.topics", { count: waiting }) });
  const label = t("status.writing");
  if (!lastFailure) return { label, isGood: true, value: running };
  const { keyword, message, at } = lastFailure;
  return {
    label,
    isGood: false,
    value: `${running}. ${t("status.writing.lastFailure", { moment: moment(t, at, now), keyword, message })}`,
  };
}
