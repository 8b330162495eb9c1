import { BadgeEuro, Bookmark, Megaphone, Undo2 } from "lucide-react";
import type { ComponentProps } from "react";

import type { PropertyStatus } from "~/domain/properties/property";
import type { Sale } from "~/domain/properties/sale";
import { useAdminText } from "~/i18n/admin";
import { formatDay, formatPrice } from "~/i18n/format";
import { defaultLanguage } from "~/i18n/languages";
import { questionPath } from "~/ui/admin/question-path";
import { SubmitButton } from "~/ui/button";
import { Icon } from "~/ui/icon";

type Home = { id: number; title: string; status: PropertyStatus };

type Props = {
  home: Home;
  /** Where the buttons stand in a list: its id, drawn anew without the page around it. */
  list?: string;
  /** Of the link, so that it looks as its neighbours do. */
  className: string;
};

/** Reserved, sold or back on sale in one press. Of a draft nothing but its publication: nobody can buy what nobody can see. */
export function SaleButtons({ home, list, className }: Props) {
  const { t } = useAdminText();
  const { id, title, status } = home;
  if (status === "draft") {
    return (
      <a href={questionPath("properties/publish", id)} aria-label={t("publish.of", { title })} className={className}>
        <Icon as={Megaphone} />
        {t("publish.ask")}
      </a>
    );
  }
  const isSold = status === "sold";
  // A quiet button has room around its words, the links beside it on the page of a home have none.
  const beside = list === undefined ? "-mx-3" : undefined;
  return (
    <>
      {status === "available" ? <ReserveButton home={home} list={list} className={beside} /> : null}
      {status === "pending" ? <OfferButton home={home} list={list} className={beside} /> : null}
      <a
        href={`/admin/properties/${id}/sale`}
        // On a page with a form of its own the dialog would leave what is below it behind.
        data-dialog={list === undefined ? undefined : ""}
        aria-label={t(isSold ? "sale.correct.of" : "sale.sell.of", { title })}
        className={className}
      >
        <Icon as={BadgeEuro} />
        {t(isSold ? "sale.correct" : "sale.sell")}
      </a>
    </>
  );
}

type ButtonProps = { home: Home; list?: string | undefined; className?: string; changes?: string };

function ReserveButton({ home: { id, title, status }, list, className }: ButtonProps) {
  const { t } = useAdminText();
  return (
    <SaleForm id={id} intent="reserve" from={status} list={list} className={className}>
      <SubmitButton
        id={`reserve-${id}`}
        kind="quiet"
        size="sm"
        aria-label={t("sale.reserve.of", { title })}
        busyLabel={t("sale.reserving")}
      >
        <Icon as={Bookmark} />
        {t("sale.reserve")}
      </SubmitButton>
    </SaleForm>
  );
}

/** @param changes the part of the page underneath that the press changes, where the button stands in a dialog */
export function OfferButton({ home: { id, title, status }, list, className, changes }: ButtonProps) {
  const { t } = useAdminText();
  return (
    <SaleForm id={id} intent="offer" from={status} list={list} className={className} data-changes-screen={changes}>
      <SubmitButton
        id={`offer-${id}`}
        kind="quiet"
        size="sm"
        aria-label={t("sale.offer.of", { title })}
        busyLabel={t("sale.offering")}
      >
        <Icon as={Undo2} />
        {t("sale.offer")}
      </SubmitButton>
    </SaleForm>
  );
}

type FormProps = Omit<ComponentProps<"form">, "id"> & {
  id: number;
  intent: "reserve" | "offer";
  /** In which the home is shown: see `moveHome`. */
  from: PropertyStatus;
  list?: string | undefined;
  "data-changes-screen"?: string | undefined;
};

function SaleForm({ id, intent, from, list, children, ...form }: FormProps) {
  return (
    <form method="post" action={`/admin/properties/${id}/sale`} data-swap={list} {...form}>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="shown" value={from} />
      {children}
    </form>
  );
}

/** When a home was sold, and for how much. */
export function SaleNote({ sale: { soldOn, finalPrice } }: { sale: Sale }) {
  const { t } = useAdminText();
  const day = formatDay(defaultLanguage, soldOn);
  return (
    <p className="mt-1 text-xs text-stone-600">
      {finalPrice === null
        ? t("sale.soldOn", { day })
        : t("sale.soldOnFor", { day, price: formatPrice(defaultLanguage, finalPrice) })}
    </p>
  );
}
