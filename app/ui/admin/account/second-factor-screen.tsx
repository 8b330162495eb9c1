import type { Setup } from "~/domain/admins/second-factor";
import { useAdminText } from "~/i18n/admin";
import { buttonClass, SubmitButton } from "~/ui/button";
import { ErrorSummary } from "~/ui/fields/error-summary";
import { type FieldState, TextField } from "~/ui/fields/field";
import { QrCode } from "~/ui/print/qr-code";

import { AdminPage } from "../admin-page";

type Props = {
  /** null where it is in force already. */
  setup: Setup | null;
  error: "secondFactor.code.wrong" | null;
};

/** Takes a phone into use: a picture to read, a code to show that it did. */
export function SecondFactorScreen({ setup, error }: Props) {
  const { t } = useAdminText();
  const parent = { label: t("account.title"), href: "/admin/account" };
  const code: FieldState = { id: "code", name: "code", required: true, errors: error ? [t(error)] : undefined };
  if (!setup) {
    return (
      <AdminPage title={t("secondFactor.title")} parent={parent}>
        <p className="text-stone-700">{t("secondFactor.alreadyOn")}</p>
        <p className="mt-4">
          <a href={parent.href} className={buttonClass({ kind: "secondary" })}>
            {t("account.back")}
          </a>
        </p>
      </AdminPage>
    );
  }
  return (
    <AdminPage title={t("secondFactor.title")} parent={parent}>
      <div className="max-w-prose">
        <p className="text-stone-700">{t("secondFactor.how")}</p>
        <ErrorSummary fields={[code]} />
        <ol className="mt-5 grid list-decimal gap-5 ps-5">
          <li>{t("secondFactor.step1")}</li>
          <li>
            {t("secondFactor.step2")}
            <div className="mt-3 flex flex-wrap items-center gap-5">
              <QrCode
                text={setup.uri}
                label={t("secondFactor.picture")}
                className="size-52 border border-plaster-200"
              />
              <div className="min-w-0 flex-1 basis-56">
                <p className="text-xs text-stone-600">{t("secondFactor.key")}</p>
                <p className="mt-1 font-mono text-sm break-all">{setup.secret.replace(/(.{4})(?=.)/g, "$1 ")}</p>
              </div>
            </div>
          </li>
          <li>
            {t("secondFactor.step3")}
            <form method="post" className="mt-3 flex flex-wrap items-start gap-3">
              <TextField
                field={code}
                label={t("secondFactor.code")}
                inputMode="numeric"
                autoComplete="one-time-code"
                isDense
                className="w-full md:w-48"
              />
              <SubmitButton size="sm" className="md:mt-6.5" busyLabel={t("passwordAgain.sending")}>
                {t("secondFactor.switchOn")}
              </SubmitButton>
            </form>
          </li>
        </ol>
      </div>
    </AdminPage>
  );
}
