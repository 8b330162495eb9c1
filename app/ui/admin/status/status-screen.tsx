import type { WritingState } from "~/domain/batches/writing-state";
import type { DatedFigure } from "~/domain/costs/dated-figure";
import type { UndeliveredMail } from "~/domain/mail/mail";
import type { ClockDoubt as Doubt } from "~/domain/site/clock";
import type {
  Health as Checked,
  JobRun,
  KeptMailLine,
  MailTest,
  MissingPage,
  PhotoQueue,
  StorageStatus,
  SystemStatus,
} from "~/domain/site/status";
import { useAdminText } from "~/i18n/admin";
import { useMay } from "~/ui/admin/admin-context";
import { AdminPage } from "~/ui/admin/admin-page";
import { buttonClass } from "~/ui/button";

import { ClockDoubt } from "./clock-doubt";
import { FiguresToReview } from "./figures";
import { Health } from "./health";
import { KeptMails } from "./kept-mails";
import { Mails } from "./mails";
import { MissingPages } from "./missing-pages";
import { System } from "./system";
import { Work } from "./work";

type Props = {
  now: Date;
  /** What is wrong with the machine and what to do, in a sentence; null where it is well. */
  trouble: string | null;
  /** A date of the machine that cannot be believed; null where it can. */
  clock: { doubt: Doubt; mayTrust: boolean } | null;
  health: Checked;
  system: SystemStatus;
  storage: StorageStatus;
  runs: readonly JobRun[];
  photos: PhotoQueue;
  writing: WritingState;
  mails: { undelivered: readonly UndeliveredMail[]; total: number; test: MailTest | null };
  /** Mails that were kept as files; the list may be cut. null for who may not read them. */
  kept: { mails: readonly KeptMailLine[]; isCut: boolean } | null;
  /** Dated figures whose sources are due to be read again. */
  figures: readonly (DatedFigure & { name: string })[];
  missing: { pages: readonly MissingPage[]; count: number };
};

/** How the site is: what is set, what runs, what did not leave, what was not found. */
export function StatusScreen({
  now,
  trouble,
  clock,
  health,
  system,
  storage,
  runs,
  photos,
  writing,
  mails,
  kept,
  figures,
  missing,
}: Props) {
  const { t } = useAdminText();
  const maySettings = useMay("settings");
  const runOf = (wanted: string) => runs.find(({ name }) => name === wanted) ?? null;
  const [backup, copy] = [runOf("backup"), runOf("backup-copy")];
  const keepsFiles = health.mailServer === null;
  return (
    <AdminPage
      title={t("status.title")}
      actions={
        maySettings ? (
          <a href="/admin/start" className={buttonClass({ kind: "secondary", size: "sm" })}>
            {t("start.title")}
          </a>
        ) : null
      }
    >
      {trouble ? (
        <p role="alert" className="mb-5 border-s-4 border-bad-700 bg-bad-50 p-4 font-semibold text-bad-700">
          {trouble}
        </p>
      ) : null}
      {clock ? <ClockDoubt {...clock} /> : null}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-2">
        <Health health={health} disk={system.disk} storage={storage} backup={backup} copy={copy} now={now} />
        <Work runs={runs.filter((run) => run !== backup && run !== copy)} photos={photos} writing={writing} now={now} />
      </div>
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-5">
        <Mails mails={mails.undelivered} total={mails.total} test={mails.test} keepsFiles={keepsFiles} now={now} />
        {kept && (keepsFiles || kept.mails.length > 0) ? <KeptMails {...kept} now={now} /> : null}
        {figures.length > 0 ? <FiguresToReview figures={figures} /> : null}
        <MissingPages pages={missing.pages} total={missing.count} now={now} />
        <System system={system} health={health} storage={storage} photos={photos} now={now} />
      </div>
    </AdminPage>
  );
}
