import { Check, Circle, EyeOff, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

import type { Removal } from "~/domain/samples/sample";
import { type LookPart, openSteps, type Step, type StepName, type StepState } from "~/domain/start/going-live";
import type { PlaceholderLine } from "~/domain/start/placeholders";
import { useAdminText } from "~/i18n/admin";
import { panelList } from "~/i18n/admin-list";
import { moment } from "~/i18n/admin-time";
import { AdminPage, Panel } from "~/ui/admin/admin-page";
import { questionPath } from "~/ui/admin/question-path";
import { buttonClass, SubmitButton } from "~/ui/button";
import { Icon } from "~/ui/icon";

type Props = {
  now: Date;
  steps: readonly Step[];
  /** Lines of the agency that are still those of the sample. */
  placeholders: readonly PlaceholderLine[];
  missingPictures: readonly LookPart[];
  /** Samples that can be put back; null where there are none. */
  removal: Removal | null;
  /** Whether the dashboard says nothing of it any more. */
  isPutAway: boolean;
  testRecipient: string;
};

const looks: Record<StepState, { icon: LucideIcon; tint: string }> = {
  done: { icon: Check, tint: "text-ok-700" },
  open: { icon: Circle, tint: "text-warn-700" },
  unseen: { icon: EyeOff, tint: "text-stone-600" },
};

/** What a site needs before its first visitors: what the site sees of itself, and the way to what is left. */
export function StartScreen({ now, steps, placeholders, missingPictures, removal, isPutAway, testRecipient }: Props) {
  const { t } = useAdminText();
  const open = openSteps(steps);
  const lines = panelList.format(placeholders.map((line) => t(`settings.${line}`)));
  const missing = panelList.format(missingPictures.map((part) => t(`start.look.${part}`)));
  return (
    <AdminPage title={t("start.title")}>
      <div className="max-w-4xl">
        <p className="mb-5 text-stone-700">{t("start.lead")}</p>
        <Panel title={t("start.sum", { done: steps.length - open, count: steps.length })}>
          <ol className="divide-y divide-plaster-200">
            {steps.map((step) => (
              <StepLine key={step.name} step={step} words={{ lines, missing }}>
                <Way step={step} testRecipient={testRecipient} />
                {step.name === "samples" && removal ? <Undo removal={removal} now={now} /> : null}
              </StepLine>
            ))}
          </ol>
        </Panel>
        {open === 0 && !isPutAway ? (
          <p className="mt-4 text-stone-700">{t("start.ready")}</p>
        ) : (
          <form method="post" action="/admin/start" className="mt-4">
            <input type="hidden" name="intent" value={isPutAway ? "take-out" : "put-away"} />
            <button type="submit" className={buttonClass({ kind: "quiet", size: "sm", className: "-ms-3" })}>
              {t(isPutAway ? "start.takeOut" : "start.putAway")}
            </button>
          </form>
        )}
      </div>
    </AdminPage>
  );
}

function StepLine({ step, words, children }: { step: Step; words: Record<string, string>; children: ReactNode }) {
  const { t } = useAdminText();
  const { name, state, values } = step;
  const { icon, tint } = looks[state];
  return (
    <li className="flex gap-3 px-4 py-3.5">
      <Icon as={icon} className={`mt-0.5 size-5 shrink-0 ${tint}`} />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h3 className="font-sans text-base font-semibold">{t(`start.${name}`)}</h3>
          <p className={`text-xs font-medium ${tint}`}>{t(`start.${state}`)}</p>
        </div>
        <p className="mt-0.5 wrap-anywhere text-stone-700">{t(sentenceOf(step), { ...values, ...words })}</p>
        {children}
        {state === "done" ? null : <Installer name={name} />}
      </div>
    </li>
  );
}

/** What was seen, as a sentence: a key of the catalogue. */
function sentenceOf(step: Step) {
  switch (step.name) {
    case "agency":
      return `start.agency.${step.seen}` as const;
    case "look":
      return `start.look.${step.seen}` as const;
    case "agent":
      return `start.agent.${step.seen}` as const;
    case "mail":
      return `start.mail.${step.seen}` as const;
    case "home":
      return `start.home.${step.seen}` as const;
    case "samples":
      return `start.samples.${step.seen}` as const;
    case "address":
      return `start.address.${step.seen}` as const;
    case "backups":
      return `start.backups.${step.seen}` as const;
    case "colleague":
      return `start.colleague.${step.seen}` as const;
  }
}

/** The way to what is left of a step; a step that only whoever installs the site can take has none. */
function Way({ step, testRecipient }: { step: Step; testRecipient: string }) {
  const { t } = useAdminText();
  const { state } = step;
  switch (step.name) {
    case "agency":
      return state === "done" ? null : <WayLink href="/admin/settings/agency">{t("start.agency.way")}</WayLink>;
    case "look":
      return state === "done" ? null : <WayLink href="/admin/settings/brand">{t("start.look.way")}</WayLink>;
    case "agent":
      return state === "done" ? null : <WayLink href="/admin/settings/agent">{t("start.agent.way")}</WayLink>;
    case "mail":
      return (
        <>
          {step.seen === "failed" ? <WayLink href="/admin/status">{t("start.mail.way")}</WayLink> : null}
          {step.seen === "unset" ? null : <MailTest email={testRecipient} />}
        </>
      );
    case "home":
      if (step.seen === "none") return <WayLink href="/admin/properties/new">{t("start.home.way.none")}</WayLink>;
      if (step.seen !== "drafted") return null;
      return <WayLink href="/admin/properties?status=draft">{t("start.home.way.drafted")}</WayLink>;
    case "samples":
      if (step.seen !== "there") return null;
      return (
        <p className="mt-2">
          <a
            href={questionPath("start/remove-samples")}
            data-dialog
            className={buttonClass({ kind: "danger", size: "sm" })}
          >
            {t("start.samples.way")}
          </a>
        </p>
      );
    case "backups":
      if (step.seen !== "failed" && step.seen !== "late") return null;
      return <WayLink href="/admin/status">{t("start.backups.way")}</WayLink>;
    case "colleague":
      return state === "done" ? null : <WayLink href="/admin/admins">{t("start.colleague.way")}</WayLink>;
    case "address":
      return null;
  }
}

function WayLink({ href, children }: { href: string; children: string }) {
  return (
    <p>
      <a
        href={href}
        className="inline-flex min-h-6 items-center text-mar-700 underline decoration-mar-300 hover:decoration-current max-md:min-h-11"
      >
        {children}
      </a>
    </p>
  );
}

function MailTest({ email }: { email: string }) {
  const { t } = useAdminText();
  return (
    <form method="post" action="/admin/start" className="mt-2">
      <input type="hidden" name="intent" value="mail-test" />
      <SubmitButton kind="secondary" size="sm" busyLabel={t("start.mail.testing")}>
        <span className="wrap-anywhere">{t("start.mail.test", { email })}</span>
      </SubmitButton>
    </form>
  );
}

function Undo({ removal, now }: { removal: Removal; now: Date }) {
  const { t } = useAdminText();
  const { count, removedAt } = removal;
  return (
    <form method="post" action="/admin/start" className="mt-2 border-s-2 border-plaster-300 ps-3">
      <input type="hidden" name="intent" value="restore-samples" />
      <p className="mb-2">{t("start.samples.removed", { count, moment: moment(t, removedAt, now) })}</p>
      <SubmitButton kind="secondary" size="sm" busyLabel={t("start.samples.undoing")}>
        {t("start.samples.undo")}
      </SubmitButton>
    </form>
  );
}

/** The same step in the words of whoever set the site up. */
function Installer({ name }: { name: StepName }) {
  const { t } = useAdminText();
  if (name !== "mail" && name !== "address" && name !== "backups") return null;
  return (
    <details className="mt-1">
      <summary className="inline-flex min-h-6 cursor-pointer items-center text-xs text-stone-600 underline decoration-plaster-300 hover:decoration-current max-md:min-h-11">
        {t("start.installer")}
      </summary>
      <p className="mt-1 text-xs wrap-anywhere text-stone-700">{t(`start.${name}.installer`)}</p>
    </details>
  );
}
