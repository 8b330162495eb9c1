import type { Photo as PhotoNoun } from "~/domain/listings/photo";
import type { PriceRange } from "~/domain/places/neighborhood";
import { formatPrice, formatPriceRange } from "~/i18n/format";
import type { ServiceText } from "~/i18n/services/service-text";
import { useText } from "~/i18n/text";
import { Photo } from "~/ui/photo";

import { type SectionProps, ServiceSection } from "./section";

/** A neighbourhood with the asking prices of our own homes there, EUR; null where we have none. */
export type ConsultedPlace = {
  slug: string;
  name: string;
  photo: PhotoNoun | null;
  homes: number;
  price: PriceRange | null;
};

type Props = SectionProps & { text: NonNullable<ServiceText["places"]>; places: readonly ConsultedPlace[] };

/** Neighbourhoods as blocks of the Eixample, each with what its homes cost. */
export function ConsultedPlaces({ text, places, isBand }: Props) {
  return (
    <ServiceSection id="places" title={text.title} lead={text.lead} isBand={isBand}>
      <ul className="grid grid-cols-2 gap-x-5 gap-y-8 md:gap-x-10 lg:grid-cols-4">
        {places.map((place) => (
          <Place key={place.slug} place={place} />
        ))}
      </ul>
    </ServiceSection>
  );
}

function Place({ place: { slug, name, photo, homes, price } }: { place: ConsultedPlace }) {
  const { t, language, to } = useText();
  return (
    <li>
      <a href={to(`/neighborhoods/${slug}`)} className="group block">
        <div className="near-only chamfer aspect-square overflow-hidden bg-plaster-200">
          {photo ? (
            <Photo
              photo={photo}
              alt=""
              // A square cut from 3:2 is drawn half as wide again as the tile.
              sizes="(min-width: 82rem) 28rem, (min-width: 64rem) 32vw, calc(75vw - 2.8rem)"
              className="size-full transition-transform duration-700 ease-settle group-hover:scale-[1.03]"
            />
          ) : null}
        </div>
        <h3 className="mt-4 px-1 text-title-3 leading-tight group-hover:text-mar-700 md:text-title-2">{name}</h3>
        {price ? (
          <p className="mt-1 px-1">
            <span className="figures font-semibold max-sm:text-sm">
              {price.from === price.to
                ? formatPrice(language, price.from)
                : formatPriceRange(language, price.from, price.to)}
            </span>
            <span className="block text-sm text-stone-600">{t("places.homes", { count: homes })}</span>
          </p>
        ) : (
          <p className="mt-1 px-1 text-sm text-stone-600">{t("services.place.none")}</p>
        )}
      </a>
    </li>
  );
}
