import { shortestPassword } from "~/domain/admins/account.schema";
import { useAdminText } from "~/i18n/admin";
import { SubmitButton } from "~/ui/button";
import { ErrorSummary } from "~/ui/fields/error-summary";
import { type FieldState, TextField } from "~/ui/fields/field";

import type { CommonFailure } from "../accounts/attempt";
import { AccountName } from "../accounts/confirm-screen";
import { useFailureText } from "../accounts/failure-text";
import { Notice } from "../accounts/notice";
import { AdminPage } from "../admin-page";

type Props = {
  email: string;
  attempt?: {
    errors: { current?: string[] | null; password?: string[] | null };
    failure: CommonFailure | null;
  };
};

/** A new password for who knows the old one. */
export function ChangePasswordScreen({ email, attempt }: Props) {
  const { t } = useAdminText();
  const say = useFailureText();
  const field = (name: "current" | "password"): FieldState => ({
    id: name,
    name,
    required: true,
    errors: attempt?.errors[name] ?? undefined,
  });
  const failure = attempt?.failure;
  const fields = [field("current"), field("password")] as const;
  return (
    <AdminPage title={t("account.password")} parent={{ label: t("account.title"), href: "/admin/account" }}>
      <div className="max-w-sm">
        <p className="text-stone-700">{t("account.password.note")}</p>
        {failure ? <Notice title={t("account.password.failed")}>{say(failure)}</Notice> : null}
        <ErrorSummary fields={fields} />
        <form method="post" className="mt-5 grid gap-5">
          <AccountName email={email} />
          <TextField
            field={fields[0]}
            label={t("account.password.current")}
            type="password"
            autoComplete="current-password"
          />
          <TextField
            field={fields[1]}
            label={t("reset.password")}
            hint={t("signUp.password.rule", { min: shortestPassword })}
            type="password"
            autoComplete="new-password"
          />
          <SubmitButton className="w-fit" busyLabel={t("account.saving")}>
            {t("account.password.save")}
          </SubmitButton>
        </form>
      </div>
    </AdminPage>
  );
}
