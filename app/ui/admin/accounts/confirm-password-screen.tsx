import { Download } from "lucide-react";

import type { KeptForm } from "~/domain/admins/kept-form.schema";
import { useAdminText } from "~/i18n/admin";
import { buttonClass, SubmitButton } from "~/ui/button";
import { ErrorSummary } from "~/ui/fields/error-summary";
import { TextField } from "~/ui/fields/field";
import { Icon } from "~/ui/icon";

import { AccountFrame, TextLink } from "./account-frame";
import { type Attempt, type CommonFailure, fieldsOf } from "./attempt";
import { AccountName } from "./confirm-screen";
import { useFailureText } from "./failure-text";
import { KeptFields, LostFiles } from "./kept-notice";
import { Notice } from "./notice";

type PasswordAttempt = Attempt<CommonFailure | { reason: "wrong" }>;

type Props = {
  email: string;
  attempt?: PasswordAttempt;
  /** A form that waits for the password; `null` where it was too large to be kept. */
  kept?: KeptForm | null;
};

/** Asks somebody who is signed in for the password once more, before something that a stranger at the desk could do. */
export function ConfirmPasswordScreen({ email, attempt, kept }: Props) {
  const { t } = useAdminText();
  const say = useFailureText();
  const { password } = fieldsOf(attempt);
  const failure = attempt?.failure;
  const keeps = kept !== undefined;
  return (
    <AccountFrame title={t("passwordAgain.title")} keepsForm={keeps}>
      <p className="mt-4 break-words text-stone-700">{t("passwordAgain.text", { email })}</p>
      {failure ? (
        <Notice title={t("passwordAgain.failed")}>
          {failure.reason === "wrong" ? t("passwordAgain.failed.wrong") : say(failure)}
        </Notice>
      ) : null}
      {kept ? (
        <Notice title={t("kept.safe")} kind="info">
          {t("passwordAgain.kept")} <LostFiles files={kept.files} />
        </Notice>
      ) : null}
      {kept === null ? <Notice title={t("kept.lost")}>{t("passwordAgain.lost")}</Notice> : null}
      <ErrorSummary fields={[password]} />
      <form
        method="post"
        action={keeps ? "/admin/confirm-password" : undefined}
        encType={keeps ? "multipart/form-data" : undefined}
        className="mt-6 grid gap-5"
      >
        {kept ? <KeptFields kept={kept} /> : null}
        <AccountName email={email} />
        <TextField field={password} label={t("signIn.password")} type="password" autoComplete="current-password" />
        <SubmitButton size="lg" className="w-full" busyLabel={t("passwordAgain.sending")}>
          {t("passwordAgain.send")}
        </SubmitButton>
      </form>
      <p className="mt-4 text-sm">
        <TextLink href={kept?.from ?? "/admin"}>{t("passwordAgain.back")}</TextLink>
      </p>
    </AccountFrame>
  );
}

/** After the password for a file: it comes down beside the page. @param file its address */
export function FileReadyScreen({ file }: { file: string }) {
  const { t } = useAdminText();
  return (
    <AccountFrame title={t("passwordAgain.file.title")}>
      <p className="mt-4 text-stone-700">{t("passwordAgain.file.text")}</p>
      <p className="mt-6 flex flex-wrap gap-3">
        <a href={file} className={buttonClass()}>
          <Icon as={Download} className="size-4" />
          {t("passwordAgain.file.download")}
        </a>
        <a href="/admin" className={buttonClass({ kind: "secondary" })}>
          {t("carryOn.panel")}
        </a>
      </p>
    </AccountFrame>
  );
}
