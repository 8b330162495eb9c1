import type { Neighborhood, NeighborhoodProfile } from "~/domain/places/neighborhood";
import type { Saving } from "~/domain/properties/favourites";
import type { HomeCard } from "~/domain/properties/property";
import type { SoldHome } from "~/domain/properties/sold-home";
import { formatPrice } from "~/i18n/format";
import { useText } from "~/i18n/text";
import { ArrowLink } from "~/ui/arrow-link";
import { Breadcrumb } from "~/ui/breadcrumb";
import { buttonClass } from "~/ui/button";
import { Photo } from "~/ui/photo";
import { PropertyCard } from "~/ui/property/property-card";
import { SoldHomes } from "~/ui/property/sold-homes";
import { SectionHeading } from "~/ui/section-heading";

import { CityPlan } from "./city-plan";
import { useHomesIn } from "./homes-in";
import { NeighborhoodFigures } from "./neighborhood-figures";
import { NeighborhoodRelations } from "./neighborhood-relations";
import { WalkingTimes } from "./walking-times";

type Props = {
  place: NeighborhoodProfile;
  /** Cards of the homes in `place.homeIds`. */
  homes: readonly HomeCard[];
  /** Every neighbourhood of the plan, this one too. */
  places: readonly Neighborhood[];
  /** The day the figures were read, ISO 8601. */
  date: string;
  saving: Saving;
  sold: readonly SoldHome[];
};

export function NeighborhoodScreen({ place, homes, places, date, saving, sold }: Props) {
  const { t, to } = useText();
  return (
    <main id="main">
      <Breadcrumb
        parents={[
          { label: t("nav.home"), href: to("/") },
          { label: t("nav.neighborhoods"), href: to("/neighborhoods") },
        ]}
        current={place.name}
      />
      <div className="wrap grid gap-x-14 gap-y-8 pb-section max-md:pt-4 lg:grid-cols-12 lg:grid-rows-[auto_1fr]">
        <div className="lg:col-span-5">
          <h1 className="text-display-1">{place.name}</h1>
          <p className="mt-4 text-lg text-stone-700">{place.tagline}</p>
        </div>
        {place.photo ? (
          <div className="lg:col-span-7 lg:row-span-2">
            <Photo
              photo={place.photo}
              sizes="(min-width: 64rem) 46rem, 100vw"
              isFirst
              className="aspect-3/2 w-full chamfer-bl"
            />
          </div>
        ) : null}
        <div className={place.photo ? "lg:col-span-5" : "lg:col-span-7 lg:row-span-2 lg:pt-3"}>
          <div className="max-w-[40rem] space-y-4 text-md text-stone-700">
            {place.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <WalkingTimes times={place.walkingTimes} className="border-t border-plaster-300 pt-4" />
          </div>
        </div>
      </div>
      {place.figures ? (
        <>
          <NeighborhoodFigures figures={place.figures} parts={place.parts} date={date} />
          <Homes place={place} homes={homes} saving={saving} />
        </>
      ) : (
        <NoHomes />
      )}
      <OnThePlan place={place} homes={homes} places={places} />
      <SoldHomes homes={sold} className="wrap pb-section" />
    </main>
  );
}

function Homes({ place, homes, saving }: Pick<Props, "place" | "homes" | "saving">) {
  const { t, to } = useText();
  return (
    <section className="wrap py-section" aria-labelledby="homes">
      <SectionHeading id="homes" title={t("place.homes", { name: place.name })}>
        <ArrowLink href={to(`/properties?neighborhood=${place.slug}`)}>
          {t("place.homes.all", { count: place.homes })}
        </ArrowLink>
      </SectionHeading>
      <div className="grid gap-x-8 gap-y-12 md:grid-cols-2 lg:grid-cols-3">
        {homes.map((home) => (
          <PropertyCard key={home.id} home={home} saving={saving} />
        ))}
      </div>
    </section>
  );
}

function NoHomes() {
  const { t, to } = useText();
  return (
    <section className="bg-plaster-100 py-section" aria-labelledby="homes">
      <div className="wrap">
        <SectionHeading id="homes" title={t("place.none.title")} />
        <p className="max-w-lg text-lg text-stone-700">{t("place.none.text")}</p>
        <p className="mt-8">
          <a href={to("/search")} data-dialog className={buttonClass()}>
            {t("place.none.search")}
          </a>
        </p>
      </div>
    </section>
  );
}

function OnThePlan({ place, homes, places }: Omit<Props, "date" | "saving" | "sold">) {
  const { t, language, to } = useText();
  const homesIn = useHomesIn();
  const pins = place.pins.flatMap(({ id, latitude, longitude }) => {
    const home = homes.find((each) => each.id === id);
    if (!home) return [];
    const priceLabel = formatPrice(language, home.price);
    return [{ id, title: home.title, priceLabel, href: to(`/property/${id}`), latitude, longitude }];
  });
  return (
    <section className={`wrap pb-section ${place.figures ? "" : "pt-section"}`} aria-labelledby="plan">
      <SectionHeading id="plan" title={t("place.plan")} />
      <div className="grid gap-x-14 gap-y-10 lg:grid-cols-12">
        <figure className="lg:col-span-7">
          <CityPlan
            neighborhoods={places.map(({ slug, name, homes: count }) => ({
              slug,
              name,
              href: to(`/neighborhoods/${slug}`),
              homesLabel: homesIn(count),
            }))}
            homes={pins}
            current={place.slug}
            texts={{
              title: t("places.plan.title"),
              description: `${t("place.plan.description", { name: place.name })} ${t("places.plan.description")}`,
            }}
          />
          <figcaption className="mt-3 text-sm text-stone-600">
            {t("places.plan.note")} {pins.length > 0 ? t("place.plan.pins") : null}
          </figcaption>
        </figure>
        <div className="lg:col-span-5">
          <NeighborhoodRelations place={place} homesIn={homesIn} />
        </div>
      </div>
    </section>
  );
}
