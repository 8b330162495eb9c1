import { MapPin } from "lucide-react";
import type { ReactNode } from "react";

import type { HomeDetail } from "~/domain/properties/home-detail";
import { pricePerSquareMetre } from "~/domain/properties/property";
import { formatPrice } from "~/i18n/format";
import { useText } from "~/i18n/text";
import { StatusBadge } from "~/ui/badge";
import { CostLink } from "~/ui/costs/cost-link";
import { Once } from "~/ui/drawn-once";
import { Icon } from "~/ui/icon";

import { RequestViewing } from "./agent-card";
import { AskingPrice, NewBadge, PriceSince } from "./price";
import { HomeStats } from "./property-details";

type HeadProps = {
  home: HomeDetail;
  /** What is new about its price: what it looks different by from day to day. */
  news?: string;
  /** What a visitor does with a home to keep it. */
  tools: ReactNode;
};

/** What a home is called, where it is, and on narrow screens its price: the wide one has it in the side column. */
export function HomeHead({ home, news, tools }: HeadProps) {
  return (
    <>
      <Once name="home head" of={[home]} by={news}>
        {() => <NameAndPrice home={home} />}
      </Once>
      {tools}
      <Once name="home figures" of={[home]}>
        {() => <HomeStats home={home} />}
      </Once>
    </>
  );
}

function NameAndPrice({ home }: Pick<HeadProps, "home">) {
  const { t, language } = useText();
  const perMetre = pricePerSquareMetre(home);
  // Without the street the neighbourhood says where the home is.
  const where = home.street === "" ? home.neighborhood.name : home.street;
  const town = [home.postalCode, home.city].filter((part) => part !== "").join(" ");
  return (
    <>
      <div className="flex gap-1.5">
        <StatusBadge status={home.status} />
        <NewBadge home={home} />
      </div>
      <h1 lang={home.textLanguage === language ? undefined : home.textLanguage} className="mt-4 text-display-2">
        {home.title}
      </h1>
      <p className="mt-3 flex items-start gap-2 text-lg text-stone-700">
        <Icon as={MapPin} className="mt-1.5 size-4.5 text-terra-600" />
        {[where, town].filter((part) => part !== "").join(", ")}
      </p>
      <div className="mt-5 gap-x-6 md:flex md:items-start md:justify-between lg:hidden">
        <div>
          <p className="figures text-title-1 font-semibold">
            <AskingPrice home={home} />{" "}
            {perMetre === null ? null : (
              <span className="text-base font-normal text-stone-600">
                {t("detail.perMetre", { price: formatPrice(language, perMetre) })}
              </span>
            )}
          </p>
          <PriceSince home={home} isDetail />
          <p className="mt-1 text-sm text-stone-600">{t("detail.priceNote")}</p>
          {home.status === "sold" ? null : <CostLink price={home.price} />}
        </div>
        {/* On a phone the bar at the lower edge has it, on a wide window the card beside. */}
        {home.status === "sold" ? null : <RequestViewing id={home.id} className="shrink-0 max-md:hidden" />}
      </div>
    </>
  );
}

/** The asking price, with the note that the law wants beside it (LSSI art. 10.1). */
export function HomePrice({ home }: { home: HomeDetail }) {
  const { t, language } = useText();
  const perMetre = pricePerSquareMetre(home);
  return (
    <>
      <p className="figures text-[2.25rem] leading-none font-semibold tracking-tight">
        <AskingPrice home={home} />
      </p>
      {perMetre === null ? null : (
        <p className="figures mt-2 text-base text-stone-600">
          {t("detail.perMetre", { price: formatPrice(language, perMetre) })}
        </p>
      )}
      <PriceSince home={home} isDetail />
      <p className="mt-1 text-sm text-stone-600">{t("detail.priceNote")}</p>
      {home.status === "sold" ? null : <CostLink price={home.price} />}
    </>
  );
}
