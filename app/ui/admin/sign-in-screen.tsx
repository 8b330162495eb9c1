import type { Refusal } from "~/domain/admins/admin";
import type { KeptForm } from "~/domain/admins/kept-form.schema";
import { type AdminFlash as Flash, useAdminText } from "~/i18n/admin";
import { buttonClass, SubmitButton } from "~/ui/button";
import { ErrorSummary } from "~/ui/fields/error-summary";
import { TextField } from "~/ui/fields/field";

import { AccountFrame, TextLink } from "./accounts/account-frame";
import { type Attempt, type CommonFailure, fieldsOf } from "./accounts/attempt";
import { useFailureText } from "./accounts/failure-text";
import { KeptFields, KeptNotice } from "./accounts/kept-notice";
import { ModeTabs } from "./accounts/mode-tabs";
import { FlashNotice, Notice } from "./accounts/notice";

/** What became of the last attempt. */
export type SignInAttempt = Attempt<CommonFailure | { reason: "wrong" } | { reason: "unconfirmed" }>;

type Props = {
  attempt?: SignInAttempt;
  /** Somebody who is signed in already and may not enter, and why. */
  refused: { email: string; reason: Refusal } | null;
  /** The address of this page; a link there takes the message away. */
  here: string;
  flash?: Flash | null;
  /** A form that was sent after the session had ended; `null` where it was too large to be kept. */
  kept?: KeptForm | null;
};

/** The way in for who has an account. With a kept form it is the answer to that form, and leads on to it. */
export function SignInScreen({ attempt, refused, here, flash, kept }: Props) {
  const { t } = useAdminText();
  const { email, password } = fieldsOf(attempt);
  const keeps = kept !== undefined;
  const next = new URLSearchParams(here.split("?")[1]).get("next");
  return (
    <AccountFrame title={keeps && !refused ? t("kept.title") : t("signIn.title")} keepsForm={keeps}>
      {keeps ? null : <ModeTabs current="sign-in" next={next} />}
      {flash && !attempt ? <FlashNotice flash={flash} here={here} /> : null}
      {attempt?.failure ? <Failure failure={attempt.failure} dismissed={keeps ? undefined : here} /> : null}
      {refused && !attempt ? <Refused {...refused} canSignOut={!keeps} /> : null}
      {keeps ? <KeptNotice kept={kept} /> : null}
      <ErrorSummary fields={[email, password]} />
      <form
        method="post"
        action={keeps ? "/admin/carry-on" : undefined}
        encType={keeps ? "multipart/form-data" : undefined}
        className="mt-6 grid gap-5"
      >
        {kept ? <KeptFields kept={kept} /> : null}
        <TextField field={email} label={t("signIn.email")} type="email" autoComplete="username" />
        <TextField field={password} label={t("signIn.password")} type="password" autoComplete="current-password" />
        <SubmitButton size="lg" className="w-full" busyLabel={t("signIn.sending")}>
          {t("signIn.send")}
        </SubmitButton>
      </form>
      {keeps ? null : (
        <p className="mt-4 text-sm">
          <TextLink href="/admin/forgot">{t("signIn.forgot")}</TextLink>
        </p>
      )}
    </AccountFrame>
  );
}

function Failure({ failure, dismissed }: { failure: NonNullable<SignInAttempt["failure"]>; dismissed?: string }) {
  const { t } = useAdminText();
  const say = useFailureText();
  return (
    <Notice title={t("signIn.failed")} dismissed={dismissed}>
      {failure.reason === "wrong" || failure.reason === "unconfirmed"
        ? t(`signIn.failed.${failure.reason}`)
        : say(failure)}
    </Notice>
  );
}

function Refused({ email, reason, canSignOut }: { email: string; reason: Refusal; canSignOut: boolean }) {
  const { t } = useAdminText();
  return (
    <>
      <Notice title={t("signIn.noRights")}>{t(`signIn.noRights.${reason}`, { email })}</Notice>
      {canSignOut ? (
        <form method="post" action="/admin/sign-out" className="mt-3">
          <button type="submit" className={buttonClass({ kind: "secondary" })}>
            {t("admin.signOut")}
          </button>
        </form>
      ) : null}
    </>
  );
}
