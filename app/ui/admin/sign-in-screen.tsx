import { CircleAlert, X } from "lucide-react";
import type { ReactNode } from "react";

import type { Refusal } from "~/domain/admins/admin";
import { useAdminText } from "~/i18n/admin";
import { useText } from "~/i18n/text";
import { buttonClass, SubmitButton } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { TextField } from "~/ui/field";
import { Icon } from "~/ui/icon";
import { Mark } from "~/ui/mark";

import { PlanPanel } from "./plan-panel";

/** What became of the last attempt. The password never comes back. */
export type SignInAttempt = {
  email: string;
  errors: { email?: string[] | null; password?: string[] | null };
  failure: { reason: "wrong" | "unconfirmed" } | { reason: "tooMany"; minutes: number } | null;
};

type Props = {
  attempt?: SignInAttempt;
  /** Somebody who is signed in already and may not enter, and why. */
  refused: { email: string; reason: Refusal } | null;
  /** The address of this page; a link there takes the message away. */
  here: string;
};

export function SignInScreen({ attempt, refused, here }: Props) {
  const { t } = useAdminText();
  const { t: site } = useText();
  const errors = attempt?.errors;
  const email = {
    id: "email",
    name: "email",
    initialValue: attempt?.email,
    errors: errors?.email ?? undefined,
    required: true,
    maxLength: 254,
  };
  const password = { id: "password", name: "password", errors: errors?.password ?? undefined, required: true };
  return (
    <main id="main" className="grid min-h-dvh lg:grid-cols-[5fr_7fr]">
      <PlanPanel>
        <a href="/" aria-label={site("frame.home")} className="relative flex w-fit items-center gap-3">
          <Mark className="size-9 fill-plaster-0" />
          <span className="font-serif text-[1.75rem] leading-none">{site("site.name")}</span>
        </a>
      </PlanPanel>
      <div className="flex flex-col px-5 py-10 lg:justify-center lg:px-24">
        <div className="w-full max-w-sm">
          <h1 className="text-title-1">{t("signIn.title")}</h1>
          <nav aria-label={t("admin.account")} className="mt-5 flex gap-6 border-b border-plaster-300">
            <a
              href={here}
              aria-current="page"
              className="flex min-h-11 items-center border-b-2 border-terra-600 font-semibold"
            >
              {t("signIn.tab")}
            </a>
          </nav>
          {attempt?.failure ? <Failure failure={attempt.failure} here={here} /> : null}
          {refused && !attempt ? <Refused {...refused} /> : null}
          <ErrorSummary fields={[email, password]} />
          <form method="post" className="mt-6 grid gap-5">
            <TextField field={email} label={t("signIn.email")} type="email" autoComplete="username" />
            <TextField field={password} label={t("signIn.password")} type="password" autoComplete="current-password" />
            <SubmitButton size="lg" className="w-full" busyLabel={t("signIn.sending")}>
              {t("signIn.send")}
            </SubmitButton>
          </form>
          <p className="mt-6 text-sm text-stone-600">
            <a
              href="/"
              className="inline-flex min-h-11 items-center text-mar-700 underline decoration-mar-300 hover:text-mar-600 hover:decoration-current"
            >
              {t("signIn.back")}
            </a>
          </p>
        </div>
      </div>
    </main>
  );
}

function Failure({ failure, here }: { failure: NonNullable<SignInAttempt["failure"]>; here: string }) {
  const { t } = useAdminText();
  return (
    <Notice title={t("signIn.failed")} dismissed={here}>
      {failure.reason === "tooMany"
        ? t("signIn.failed.tooMany", { count: failure.minutes })
        : t(`signIn.failed.${failure.reason}`)}
    </Notice>
  );
}

function Refused({ email, reason }: { email: string; reason: Refusal }) {
  const { t } = useAdminText();
  return (
    <>
      <Notice title={t("signIn.noRights")}>{t(`signIn.noRights.${reason}`, { email })}</Notice>
      <form method="post" action="/admin/sign-out" className="mt-3">
        <button type="submit" className={buttonClass({ kind: "secondary" })}>
          {t("admin.signOut")}
        </button>
      </form>
    </>
  );
}

function Notice({ title, dismissed, children }: { title: string; dismissed?: string; children: ReactNode }) {
  const { t } = useAdminText();
  return (
    <div
      role="alert"
      tabIndex={-1}
      data-focus
      className="mt-6 flex items-start gap-2.5 border-s-4 border-bad-700 bg-bad-50 px-4 py-3 text-sm text-bad-700"
    >
      <Icon as={CircleAlert} className="mt-px size-4.5" />
      <p className="min-w-0 break-words">
        <strong className="font-semibold">{title}.</strong> <span className="text-ink">{children}</span>
      </p>
      {dismissed ? (
        <a
          href={dismissed}
          aria-label={t("admin.dismiss")}
          className="-my-2 -me-2 ms-auto flex size-9 shrink-0 items-center justify-center max-md:size-11"
        >
          <Icon as={X} />
        </a>
      ) : null}
    </div>
  );
}
