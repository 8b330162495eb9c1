import { type AdminFlash as Flash, useAdminText } from "~/i18n/admin";
import { SubmitButton } from "~/ui/button";
import { ErrorSummary } from "~/ui/fields/error-summary";
import { TextField } from "~/ui/fields/field";

import { AccountFrame, TextLink } from "./account-frame";
import { type Attempt, type CommonFailure, fieldsOf } from "./attempt";
import { useFailureText } from "./failure-text";
import { FlashNotice, Notice } from "./notice";

type ForgotAttempt = Attempt<CommonFailure>;

/** Asks where to send the way to a new password. The answer is the same whether or not there is an account. */
export function ForgotScreen({ attempt, flash }: { attempt?: ForgotAttempt; flash: Flash | null }) {
  const { t } = useAdminText();
  const say = useFailureText();
  const { email } = fieldsOf(attempt);
  return (
    <AccountFrame title={t("forgot.title")}>
      <p className="mt-4 text-stone-700">{t("forgot.text")}</p>
      {flash && !attempt ? <FlashNotice flash={flash} here="/admin/forgot" /> : null}
      {attempt?.failure ? <Notice title={t("forgot.failed")}>{say(attempt.failure)}</Notice> : null}
      <ErrorSummary fields={[email]} />
      <form method="post" className="mt-6 grid gap-5">
        <TextField field={email} label={t("signIn.email")} type="email" autoComplete="username" />
        <SubmitButton size="lg" className="w-full" busyLabel={t("forgot.sending")}>
          {t("forgot.send")}
        </SubmitButton>
      </form>
      <p className="mt-4 text-sm">
        <TextLink href="/admin/login">{t("forgot.signIn")}</TextLink>
      </p>
    </AccountFrame>
  );
}
