import { Bot, TriangleAlert } from "lucide-react";

import type { DraftStanding, TranslationDraft } from "~/domain/translations/translation-draft";
import { useAdminText } from "~/i18n/admin";
import { type Language, languageNames } from "~/i18n/languages";
import { LookAgain } from "~/ui/admin/look-again";
import { Badge } from "~/ui/badge";
import { buttonClass, SubmitButton } from "~/ui/button";
import { Icon } from "~/ui/icon";

type Props = DraftStanding & {
  language: Language;
  /** The page itself, which takes the intents `translate` and `drop`. */
  here: string;
  /** Whether a script makes something else of the form below, so that only a new page shows it filled in. */
  reloads?: boolean;
};

/** What a service can do for a translation, or has done: asked for, waited for, to be confirmed, failed. It follows by itself. */
export function TranslationDraftPanel(props: Props) {
  const { draft, reloads = false } = props;
  const isAtWork = draft?.status === "waiting" || draft?.status === "working";
  return (
    <>
      <p id="follow-news" role="status" className="sr-only" />
      <div
        id="translation-draft"
        data-followed
        data-follow-pause={isAtWork ? 3 : undefined}
        data-follow-reload={reloads || undefined}
      >
        <DraftPanel {...props} />
      </div>
    </>
  );
}

function DraftPanel(props: Props) {
  const { draft } = props;
  if (!draft) return <NoDraft {...props} />;
  if (draft.status === "ready") return <ReadyDraft {...props} draft={draft} />;
  return draft.status === "failed" ? (
    <FailedDraft {...props} draft={draft} />
  ) : (
    <WaitingDraft {...props} draft={draft} />
  );
}

const box = "mt-4 space-y-3 border border-plaster-200 bg-plaster-0 p-4";

function NoDraft({ hasService, copiesSource, proposal, language, here }: Props) {
  const { t } = useAdminText();
  const words = { language: languageNames[language] };
  return (
    <section className={box}>
      {copiesSource ? <p>{t("draft.copied", words)}</p> : null}
      {proposal ? <p>{t("draft.factsFilled")}</p> : null}
      <div className="flex flex-wrap items-center gap-3">
        {hasService ? (
          <Ask here={here} intent="translate" label={t("draft.ask", words)} busy={t("draft.asking")} />
        ) : (
          <p className="text-stone-700">{t("draft.noService")}</p>
        )}
        {copiesSource ? null : (
          <a href={withQuery(here, "copy=source")} className={buttonClass({ kind: "secondary", size: "sm" })}>
            {t("draft.copy")}
          </a>
        )}
        {proposal === null ? (
          <a href={withQuery(here, "copy=facts")} className={buttonClass({ kind: "secondary", size: "sm" })}>
            {t("draft.facts")}
          </a>
        ) : null}
      </div>
    </section>
  );
}

type DraftProps = Props & { draft: TranslationDraft };

function WaitingDraft({ draft, here }: DraftProps) {
  const { t } = useAdminText();
  return (
    <section className={box}>
      <p>{t(draft.status === "working" ? "draft.working" : "draft.waiting")}</p>
      <p data-follow-later hidden className="font-semibold text-warn-700">
        {t("draft.later")}
      </p>
      {draft.message ? <p className="text-warn-700">{t("batch.triedAgain", { message: draft.message })}</p> : null}
      <div className="flex flex-wrap gap-3">
        <LookAgain href={here} />
        <Ask here={here} intent="drop" label={t("draft.stop")} busy={t("draft.stopping")} />
      </div>
    </section>
  );
}

function FailedDraft({ draft, here, language }: DraftProps) {
  const { t } = useAdminText();
  return (
    <section className="mt-4 space-y-3 border-s-4 border-bad-700 bg-bad-50 p-4">
      <p data-follow-words className="font-semibold text-bad-700">
        {t("draft.failed", { language: languageNames[language] })}
      </p>
      <p className="wrap-anywhere">{draft.message}</p>
      <div className="flex flex-wrap gap-3">
        <Ask here={here} intent="translate" label={t("draft.again")} busy={t("draft.asking")} />
        <Ask here={here} intent="drop" label={t("draft.forget")} busy={t("draft.stopping")} />
      </div>
    </section>
  );
}

function ReadyDraft({ draft, here }: DraftProps) {
  const { t } = useAdminText();
  return (
    <section className="mt-4 space-y-3 border-s-4 border-warn-700 bg-warn-50 p-4">
      <p>
        <Badge className="bg-plaster-0 text-warn-700">
          <Icon as={Bot} className="size-3" />
          {t("draft.machineMade")}
        </Badge>
      </p>
      <p data-follow-words>{t("draft.ready", { writer: draft.writer ?? "" })}</p>
      {draft.faults.length > 0 ? (
        <div>
          <p className="flex gap-2 font-semibold text-warn-700">
            <Icon as={TriangleAlert} className="mt-0.5 size-4 shrink-0" />
            {t("draft.differs")}
          </p>
          <ul className="mt-1 list-disc ps-6">
            {draft.faults.map((fault) => (
              <li key={fault} className="wrap-anywhere">
                {fault}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {draft.isStale ? <p className="text-warn-700">{t("draft.stale")}</p> : null}
      <div className="flex flex-wrap gap-3">
        <Ask here={here} intent="drop" label={t("draft.discard")} busy={t("draft.stopping")} />
        {draft.isStale ? (
          <Ask here={here} intent="translate" label={t("draft.again")} busy={t("draft.asking")} />
        ) : null}
      </div>
    </section>
  );
}

function Ask({
  here,
  intent,
  label,
  busy,
}: {
  here: string;
  intent: "translate" | "drop";
  label: string;
  busy: string;
}) {
  return (
    <form method="post" action={here}>
      <input type="hidden" name="intent" value={intent} />
      <SubmitButton kind="secondary" size="sm" busyLabel={busy}>
        {label}
      </SubmitButton>
    </form>
  );
}

function withQuery(path: string, query: string): string {
  return `${path}${path.includes("?") ? "&" : "?"}${query}`;
}
