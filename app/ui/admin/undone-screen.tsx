import type { UndoneForm } from "~/domain/admins/undone-form";
import { useAdminText } from "~/i18n/admin";
import { AdminPage } from "~/ui/admin/admin-page";
import { Problem } from "~/ui/admin/problem";
import { buttonClass, SubmitButton } from "~/ui/button";

/** Says why a form could not be carried out, shows what was typed, and sends it again. */
export function UndoneScreen({ reason, action, back, fields }: UndoneForm) {
  const { t } = useAdminText();
  const typed = fields.filter(([name, value]) => name !== "intent" && value.trim() !== "");
  return (
    <AdminPage title={t("undone.title")}>
      <Problem title={t("undone.problem")}>
        <p>{t("undone.reason", { reason })}</p>
        <p>{t(typed.length > 0 ? "undone.kept" : "undone.nothing")}</p>
      </Problem>
      <form method="post" action={action} className="flex flex-wrap gap-3">
        {fields.map(([name, value], index) => (
          <input key={index} type="hidden" name={name} value={value} />
        ))}
        <SubmitButton size="sm" busyLabel={t("undone.sending")}>
          {t("undone.again")}
        </SubmitButton>
        <a href={back} className={buttonClass({ kind: "quiet", size: "sm" })}>
          {t("undone.back")}
        </a>
      </form>
      {typed.length > 0 ? (
        <dl className="mt-6 max-w-3xl space-y-3">
          {typed.map(([name, value], index) => (
            <div key={index} className="border-s-2 border-plaster-300 ps-3">
              <dt className="text-xs text-stone-600">{name}</dt>
              <dd className="wrap-anywhere whitespace-pre-line">{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </AdminPage>
  );
}
