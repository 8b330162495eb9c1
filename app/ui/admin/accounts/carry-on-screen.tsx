import type { KeptForm } from "~/domain/admins/kept-form.schema";
import { useAdminText } from "~/i18n/admin";
import { buttonClass, SubmitButton } from "~/ui/button";

import { AccountFrame } from "./account-frame";
import { LostFiles } from "./kept-notice";

type Props = {
  kept: KeptForm;
  /** What came before: signing in, or the password once more. */
  text?: "carryOn" | "passwordAgain";
};

/** After signing in anew, or giving the password: sends the kept form where it was going, when the person says so and not before. */
export function CarryOnScreen({ kept: { path, from, fields, files }, text = "carryOn" }: Props) {
  const { t } = useAdminText();
  const shown = fields.filter(([name, value]) => name !== "intent" && value.trim() !== "");
  const isOnlyFiles = fields.length === 0 && files.length > 0;
  return (
    <AccountFrame title={t("carryOn.title")} keepsForm>
      <p className="mt-4 text-stone-700">
        {t(isOnlyFiles ? `${text}.textNothing` : `${text}.notSaved`)} <LostFiles files={files} />
      </p>
      {/* As it came: where files are taken, what brings none is read as buttons. See readUnlessFiles. */}
      <form
        method="post"
        action={path}
        encType={files.length > 0 ? "multipart/form-data" : undefined}
        className="mt-6 flex flex-wrap gap-3"
      >
        {fields.map(([name, value], index) => (
          <input key={index} type="hidden" name={name} value={value} />
        ))}
        {isOnlyFiles ? null : <SubmitButton busyLabel={t("carryOn.sending")}>{t("carryOn.send")}</SubmitButton>}
        <a href={from} className={buttonClass({ kind: isOnlyFiles ? "primary" : "secondary" })}>
          {isOnlyFiles ? t("carryOn.back") : t("carryOn.leave")}
        </a>
      </form>
      {shown.length > 0 ? (
        <details className="mt-6 border-t border-plaster-300 pt-2 text-sm">
          <summary className="flex min-h-11 cursor-pointer items-center text-mar-700">{t("carryOn.content")}</summary>
          <dl className="mt-2 space-y-3">
            {shown.map(([name, value], index) => (
              <div key={index}>
                <dt className="font-semibold">{name}</dt>
                <dd className="whitespace-pre-wrap break-words text-stone-700">{value}</dd>
              </div>
            ))}
          </dl>
        </details>
      ) : null}
    </AccountFrame>
  );
}

/** The same addresses, opened without a form. */
export function NothingKeptScreen() {
  const { t } = useAdminText();
  return (
    <AccountFrame title={t("carryOn.nothing")}>
      <p className="mt-4 text-stone-700">{t("carryOn.nothing.text")}</p>
      <p className="mt-6">
        <a href="/admin" className={buttonClass()}>
          {t("carryOn.panel")}
        </a>
      </p>
    </AccountFrame>
  );
}
