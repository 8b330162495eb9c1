import { shortestPassword } from "~/domain/admins/account.schema";
import { useAdminText } from "~/i18n/admin";
import { SubmitButton } from "~/ui/button";
import { ErrorSummary } from "~/ui/fields/error-summary";
import { TextField } from "~/ui/fields/field";

import { AccountFrame } from "./account-frame";
import { type Attempt, type CommonFailure, fieldsOf } from "./attempt";
import { useFailureText } from "./failure-text";
import { ModeTabs, modePath, withNext } from "./mode-tabs";
import { Notice } from "./notice";

type SignUpAttempt = Attempt<CommonFailure>;

type Props = {
  attempt?: SignUpAttempt;
  /** Where the person was going. */
  next: string | null;
};

/** Open to all: an account alone gives no rights. */
export function SignUpScreen({ attempt, next }: Props) {
  const { t } = useAdminText();
  const say = useFailureText();
  const { email, password } = fieldsOf(attempt);
  const failure = attempt?.failure;
  return (
    <AccountFrame title={t("signIn.title")}>
      <ModeTabs current="sign-up" next={next} />
      {failure ? (
        <Notice title={t("signUp.failed")} dismissed={modePath("sign-up", next)}>
          {say(failure)}
        </Notice>
      ) : null}
      <ErrorSummary fields={[email, password]} title={t("signUp.failed")} />
      <form method="post" action={withNext("/admin/sign-up", next)} className="mt-6 grid gap-5">
        <TextField field={email} label={t("signIn.email")} type="email" autoComplete="username" />
        <TextField
          field={password}
          label={t("signIn.password")}
          hint={t("signUp.password.rule", { min: shortestPassword })}
          type="password"
          autoComplete="new-password"
        />
        <SubmitButton size="lg" className="w-full" busyLabel={t("signUp.sending")}>
          {t("signUp.send")}
        </SubmitButton>
      </form>
      <p className="mt-4 text-sm text-stone-600">{t("signUp.note")}</p>
    </AccountFrame>
  );
}
