import type { SoldOrNot } from "~/domain/properties/sale";
import { useAdminText } from "~/i18n/admin";
import { formatPrice } from "~/i18n/format";
import { defaultLanguage } from "~/i18n/languages";
import { AdminPage } from "~/ui/admin/admin-page";
import { SaveButton } from "~/ui/admin/save-button";
import { buttonClass } from "~/ui/button";
import { TextField } from "~/ui/fields/field";
import { footInDialog, formInDialog, FormMessage } from "~/ui/forms/form-foot";

import { OfferButton, SaleNote } from "./sale-buttons";

type Props = {
  home: SoldOrNot;
  /** By Barcelona's calendar. */
  today: string;
  /** What was sent and could not be taken. */
  sent?: { values: Record<string, unknown>; errors: Record<string, string[] | null> } | undefined;
};

/** When a home was sold, and for how much: entered in one press, corrected and taken back on the same page. */
export function SaleScreen({ home: { id, title, status, price, sale }, today, sent }: Props) {
  const { t } = useAdminText();
  const isSold = status === "sold";
  const heading = t(isSold ? "sale.question.correct" : "sale.question");
  const edit = `/admin/properties/${id}/edit`;
  const field = (name: string, value: string) => ({
    id: `sale-${name}`,
    name,
    initialValue: sent?.values[name] ?? (sent ? "" : value),
    errors: sent?.errors[name] ?? [],
  });
  return (
    <AdminPage title={heading} parent={{ label: title, href: edit }}>
      <section data-dialog-part aria-labelledby="sale-heading" className="max-w-form">
        <h2 id="sale-heading" tabIndex={-1} className="pe-12 text-title-2">
          {heading}
        </h2>
        <p className="mt-2 text-base wrap-anywhere text-stone-700">{title}</p>
        {isSold ? null : <p className="mt-2 text-stone-700">{t("sale.text")}</p>}
        {sale && sent ? <SaleNote sale={sale} /> : null}
        <form
          method="post"
          action={`/admin/properties/${id}/sale`}
          noValidate
          data-changes-screen="property-list"
          className={formInDialog}
        >
          <input type="hidden" name="intent" value="sell" />
          <input type="hidden" name="shown" value={status} />
          <div className="mt-4 grid gap-4">
            <TextField
              field={{ ...field("soldOn", isSold ? (sale?.soldOn ?? "") : today), required: true }}
              label={t("sale.day")}
              type="date"
              max={today}
              isDense
            />
            <TextField
              field={field("finalPrice", String(sale?.finalPrice ?? ""))}
              label={t("sale.finalPrice")}
              hint={t("sale.finalPrice.hint", { price: formatPrice(defaultLanguage, price) })}
              inputMode="numeric"
              suffix="€"
              isDense
            />
          </div>
          <div className={`mt-4 flex flex-wrap gap-3 ${footInDialog}`}>
            <FormMessage />
            <a href={edit} data-close-dialog className={buttonClass({ kind: "secondary", size: "sm" })}>
              {t("admin.cancel")}
            </a>
            <SaveButton busyLabel={t("sale.saving")}>{t(isSold ? "sale.save" : "sale.confirm")}</SaveButton>
          </div>
        </form>
        {isSold ? (
          <div className="mt-6 border-t border-plaster-300 pt-4">
            <h3 className="font-sans text-sm font-semibold">{t("sale.undo")}</h3>
            <p className="mt-1 text-stone-700">{t("sale.undo.text")}</p>
            <OfferButton home={{ id, title, status }} className="mt-2 -ms-3" changes="property-list" />
          </div>
        ) : null}
      </section>
    </AdminPage>
  );
}
