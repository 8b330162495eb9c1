import type { DraftStatus } from "~/domain/translations/translation-draft";
import type { TranslationWork } from "~/domain/translations/translation-work";
import { useAdminText } from "~/i18n/admin";
import { moment } from "~/i18n/admin-time";
import { LookAgain } from "~/ui/admin/look-again";
import { WorkBar, type WorkState } from "~/ui/admin/work-bar";
import { SubmitButton } from "~/ui/button";

/** Seconds until the script asks again. */
export const followPause = 3;

const workStates: Readonly<Record<DraftStatus, WorkState>> = {
  waiting: "pending",
  working: "processing",
  ready: "completed",
  failed: "failed",
};

/** How far translations are, as a bar and in words, and what can be done about it. */
export function TranslationProgress({ work, here, now }: { work: TranslationWork; here: string; now: Date }) {
  const { t } = useAdminText();
  const { total, ready, failed, working, waiting } = work.counts;
  return (
    <section className="max-w-3xl border border-plaster-200 bg-plaster-0 p-4 [&>[role=progressbar]]:mt-0">
      <WorkBar
        counts={{ total, completed: ready, failed, processing: working, pending: waiting }}
        states={work.states.map((state) => workStates[state])}
        label={t("translations.bar")}
        said={t("translations.bar.text", { done: ready + failed, total, failed })}
      />
      <div className="mt-2">
        <TranslationWorkWords work={work} now={now} />
      </div>
      <div className="mt-3 flex flex-wrap gap-3">
        <TranslationWorkDeeds work={work} here={here} action={here} swap="translation-work translation-states" />
      </div>
    </section>
  );
}

export function TranslationWorkWords({ work: { counts, waitsUntil }, now }: { work: TranslationWork; now: Date }) {
  const { t } = useAdminText();
  return (
    <p className="figures flex flex-wrap gap-x-5 text-sm">
      <strong className="font-semibold">
        {t("translations.work", { done: counts.ready + counts.failed, total: counts.total })}
      </strong>
      {counts.failed > 0 ? <span className="text-bad-700">{t("batch.failed", { count: counts.failed })}</span> : null}
      {counts.working > 0 ? <span>{t("batch.inProgress", { count: counts.working })}</span> : null}
      {counts.waiting > 0 ? (
        <span className="text-stone-600">{t("batch.waiting", { count: counts.waiting })}</span>
      ) : null}
      {waitsUntil === null ? null : (
        <span className="text-warn-700">{t("batch.waitsUntil", { moment: moment(t, waitsUntil, now) })}</span>
      )}
    </p>
  );
}

/** What came of the translations and waits for a person. */
export function DraftsToConfirm({ count }: { count: number }) {
  const { t } = useAdminText();
  if (count === 0) return null;
  return (
    <p data-follow-words className="text-sm text-warn-700">
      {t("translations.toConfirm", { count })}
    </p>
  );
}

type DeedsProps = {
  work: TranslationWork;
  here: string;
  /** Where the button is sent. */
  action: string;
  /** What the answer draws anew. */
  swap: string;
};

/** Looking again, where no script does; and no longer waiting for what is not in work. */
export function TranslationWorkDeeds({ work, here, action, swap }: DeedsProps) {
  const { t } = useAdminText();
  return (
    <>
      <LookAgain href={here} />
      {work.counts.waiting > 0 ? (
        <form method="post" action={action} data-swap={swap}>
          <input type="hidden" name="intent" value="stop" />
          <SubmitButton id="translations-stop" kind="secondary" size="sm" busyLabel={t("batch.stopping")}>
            {t("translations.stop")}
          </SubmitButton>
        </form>
      ) : null}
    </>
  );
}
