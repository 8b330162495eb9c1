import { ArrowUpRight } from "lucide-react";

import type { Neighborhood } from "~/domain/places/neighborhood";
import type { HomeDetail, ShownPoint } from "~/domain/properties/home-detail";
import { formatPrice } from "~/i18n/format";
import { useText } from "~/i18n/text";
import { ArrowLink } from "~/ui/arrow-link";
import { Icon } from "~/ui/icon";
import { CityPlan } from "~/ui/neighborhoods/city-plan";
import { useHomesIn } from "~/ui/neighborhoods/homes-in";
import { WalkingTimes } from "~/ui/neighborhoods/walking-times";

type Located = Pick<HomeDetail, "id" | "title" | "point" | "neighborhood"> & { price: number | null };

type Props = {
  home: Located;
  /** Path of the page, without language. */
  path?: string;
  neighborhoods: readonly Neighborhood[];
};

/** Where a home lies, on our own drawing. A public map is only a link: nothing is asked of it before it is followed. */
export function HomeLocation({ home, path = `/property/${home.id}`, neighborhoods }: Props) {
  const { t, language, to } = useText();
  const homesIn = useHomesIn();
  const { point, neighborhood } = home;
  const times = neighborhoods.find(({ slug }) => slug === neighborhood.slug)?.walkingTimes;
  return (
    <div className="mt-4 max-w-2xl">
      <CityPlan
        neighborhoods={neighborhoods.map(({ slug, name, homes }) => ({
          slug,
          name,
          href: to(`/neighborhoods/${slug}`),
          homesLabel: homesIn(homes),
        }))}
        homes={
          point
            ? [
                {
                  id: home.id,
                  title: home.title,
                  priceLabel: home.price === null ? neighborhood.name : formatPrice(language, home.price),
                  href: to(`${path}#location`),
                  ...point,
                },
              ]
            : []
        }
        current={neighborhood.slug}
        texts={{
          title: t("places.plan.title"),
          description: t("place.plan.description", { name: neighborhood.name }),
        }}
      />
      {point && !point.isExact ? <p className="mt-3 text-sm text-stone-600">{t("location.rounded")}</p> : null}
      {times ? <WalkingTimes times={times} className="mt-3" /> : null}
      <div data-noprint className="mt-1 flex flex-wrap gap-x-8">
        <ArrowLink href={to(`/neighborhoods/${neighborhood.slug}`)}>
          {t("location.neighborhood", { name: neighborhood.name })}
        </ArrowLink>
        {point ? (
          <a
            href={publicMap(point)}
            rel="noopener noreferrer external"
            className="inline-flex min-h-11 items-center gap-2 font-medium text-mar-700 hover:text-mar-600 hover:underline"
          >
            {t("location.external")}
            <Icon as={ArrowUpRight} />
          </a>
        ) : null}
      </div>
    </div>
  );
}

/** The place on OpenStreetMap: with a marker where the address is public, else only the surroundings. */
function publicMap({ latitude, longitude, isExact }: ShownPoint): string {
  const place = `#map=${isExact ? 17 : 15}/${latitude}/${longitude}`;
  return isExact
    ? `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}${place}`
    : `https://www.openstreetmap.org/${place}`;
}
