import { shortestPassword } from "~/domain/admins/account.schema";
import { useAdminText } from "~/i18n/admin";
import { SubmitButton } from "~/ui/button";
import { ErrorSummary } from "~/ui/fields/error-summary";
import { TextField } from "~/ui/fields/field";

import { AccountFrame } from "./account-frame";
import { type Attempt, type CommonFailure, fieldsOf } from "./attempt";
import { AccountName } from "./confirm-screen";
import { useFailureText } from "./failure-text";
import { Notice } from "./notice";

type Props = { email: string; attempt?: Attempt<CommonFailure>; purpose?: "reset" | "invitation" };

/** Behind the link of a forgotten password, or of an invitation: asks for a new one. */
export function ResetScreen({ email, attempt, purpose = "reset" }: Props) {
  const { t } = useAdminText();
  const say = useFailureText();
  const { password } = fieldsOf(attempt);
  return (
    <AccountFrame title={t(`${purpose}.title`)}>
      <p className="mt-4 break-words text-stone-700">{t(`${purpose}.text`, { email })}</p>
      {attempt?.failure ? <Notice title={t("reset.failed")}>{say(attempt.failure)}</Notice> : null}
      <ErrorSummary fields={[password]} />
      <form method="post" className="mt-6 grid gap-5">
        <AccountName email={email} />
        <TextField
          field={password}
          label={t("reset.password")}
          hint={t("signUp.password.rule", { min: shortestPassword })}
          type="password"
          autoComplete="new-password"
        />
        <SubmitButton size="lg" className="w-full" busyLabel={t("reset.sending")}>
          {t("reset.send")}
        </SubmitButton>
      </form>
    </AccountFrame>
  );
}
