import { useAdminText } from "~/i18n/admin";
import { SubmitButton } from "~/ui/button";
import { ErrorSummary } from "~/ui/fields/error-summary";
import { TextField } from "~/ui/fields/field";

import { AccountFrame, TextLink } from "./account-frame";
import { type Attempt, type CommonFailure, fieldsOf } from "./attempt";
import { useFailureText } from "./failure-text";
import { Notice } from "./notice";

type ConfirmAttempt = Attempt<CommonFailure | { reason: "wrongPassword" }>;

type Props = { email: string; attempt?: ConfirmAttempt };

/** Behind the link of a sign-up: asks for the password chosen there. Opening the page alone confirms nothing. */
export function ConfirmScreen({ email, attempt }: Props) {
  const { t } = useAdminText();
  const say = useFailureText();
  const { password } = fieldsOf(attempt);
  const failure = attempt?.failure;
  return (
    <AccountFrame title={t("confirm.title")}>
      <p className="mt-4 break-words text-stone-700">{t("confirm.text", { email })}</p>
      {failure ? (
        <Notice title={t("confirm.failed")}>
          {failure.reason === "wrongPassword" ? t("confirm.failed.wrongPassword") : say(failure)}
        </Notice>
      ) : null}
      <ErrorSummary fields={[password]} />
      <form method="post" className="mt-6 grid gap-5">
        <AccountName email={email} />
        <TextField field={password} label={t("signIn.password")} type="password" autoComplete="current-password" />
        <SubmitButton size="lg" className="w-full" busyLabel={t("confirm.sending")}>
          {t("confirm.send")}
        </SubmitButton>
      </form>
      <p className="mt-4 text-sm">
        <TextLink href="/admin/forgot">{t("confirm.forgot")}</TextLink>
      </p>
    </AccountFrame>
  );
}

/** For the browser's store of passwords, which else would not know whose it is. */
export function AccountName({ email }: { email: string }) {
  return <input type="email" value={email} readOnly autoComplete="username" hidden />;
}
