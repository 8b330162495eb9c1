import type { KeptForm } from "~/domain/admins/kept-form.schema";
import { useAdminText } from "~/i18n/admin";
import { SubmitButton } from "~/ui/button";
import { ErrorSummary } from "~/ui/fields/error-summary";
import { type FieldState, TextField } from "~/ui/fields/field";

import { AccountFrame, TextLink } from "./account-frame";
import type { CommonFailure } from "./attempt";
import { useFailureText } from "./failure-text";
import { KeptFields, KeptNotice } from "./kept-notice";
import { Notice } from "./notice";

type Props = {
  failure: CommonFailure | { reason: "wrong" } | { reason: "missing" } | null;
  /** A form that was sent after the session had ended; `null` where it was too large to be kept. */
  kept?: KeptForm | null;
};

/** After the right password: asks for the code of the phone, or one of the recovery codes. */
export function SecondStepScreen({ failure, kept }: Props) {
  const { t } = useAdminText();
  const say = useFailureText();
  const keeps = kept !== undefined;
  const code: FieldState = {
    id: "code",
    name: "code",
    required: true,
    maxLength: 100,
    errors: failure?.reason === "missing" ? [t("secondStep.code.required")] : undefined,
  };
  return (
    <AccountFrame title={t("secondStep.title")} keepsForm={keeps}>
      <p className="mt-4 text-stone-700">{t("secondStep.text")}</p>
      {failure && failure.reason !== "missing" ? (
        <Notice title={t("signIn.failed")}>
          {failure.reason === "wrong" ? t("secondStep.failed.wrong") : say(failure)}
        </Notice>
      ) : null}
      {keeps ? <KeptNotice kept={kept} /> : null}
      <ErrorSummary fields={[code]} />
      <form
        method="post"
        action={keeps ? "/admin/second-step" : undefined}
        encType={keeps ? "multipart/form-data" : undefined}
        className="mt-6 grid gap-5"
      >
        {kept ? <KeptFields kept={kept} /> : null}
        <TextField
          field={code}
          label={t("secondStep.code")}
          hint={t("secondStep.code.hint")}
          autoComplete="one-time-code"
        />
        <SubmitButton size="lg" className="w-full" busyLabel={t("signIn.sending")}>
          {t("signIn.send")}
        </SubmitButton>
      </form>
      <p className="mt-4 text-sm text-stone-600">{t("secondStep.lost")}</p>
      <p className="mt-2 text-sm">
        <TextLink href="/admin/login">{t("secondStep.back")}</TextLink>
      </p>
    </AccountFrame>
  );
}
