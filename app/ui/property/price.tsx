import { type Priced, priceNews } from "~/domain/listings/price-news";
import { formatDay, formatPrice } from "~/i18n/format";
import { useText } from "~/i18n/text";
import { Badge } from "~/ui/badge";
import { usePageContext } from "~/ui/page-context";

/** The price, and the former one struck through where it has come down lately. */
export function AskingPrice({ home }: { home: Priced }) {
  const { t, language } = useText();
  const { reducedFrom } = priceNews(home, usePageContext().now);
  if (reducedFrom === null) return formatPrice(language, home.price);
  return (
    <>
      <span className="sr-only">{`${t("price.now")} `}</span>
      {formatPrice(language, home.price)}{" "}
      <s className="text-base font-normal text-stone-600">
        <span className="sr-only">{`${t("price.before")} `}</span>
        {formatPrice(language, reducedFrom)}
      </s>
    </>
  );
}

/** Since when the price stands: on a card only where it has come down. */
export function PriceSince({ home, isDetail = false }: { home: Priced; isDetail?: boolean }) {
  const { t, language } = useText();
  const { reducedFrom } = priceNews(home, usePageContext().now);
  if (home.priceSince === null || home.status === "sold" || (reducedFrom === null && !isDetail)) return null;
  const day = formatDay(language, home.priceSince);
  return (
    <p className="mt-1 text-sm text-stone-700">
      {reducedFrom === null ? t("price.since", { day }) : t("price.reduced", { day })}
    </p>
  );
}

/** On a home that came on the market this week. */
export function NewBadge({ home }: { home: Priced }) {
  const { t } = useText();
  return priceNews(home, usePageContext().now).isNew ? (
    <Badge className="bg-terra-50 text-terra-700">{t("price.new")}</Badge>
  ) : null;
}
