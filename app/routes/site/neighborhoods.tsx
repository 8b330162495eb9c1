import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useOutletContext } from "@remix-run/react";

import { db } from "~/db/db.server";
import type { AgencyIdentity } from "~/domain/agency/agency";
import type { Neighborhood } from "~/domain/places/neighborhood";
import { listNeighborhoods } from "~/domain/places/places.server";
import { languageOf } from "~/http/pages/language.server";
import { metaOf } from "~/http/pages/page-meta";
import { describePage } from "~/http/pages/page-meta.server";
import type { RouteHandle } from "~/http/route-handle";
import { textsIn } from "~/i18n/instances.server";
import { useText } from "~/i18n/text";
import { Arrow } from "~/ui/arrow-link";
import { Breadcrumb } from "~/ui/breadcrumb";
import { ContactBar } from "~/ui/frame/contact-bar";
import { CityPlan } from "~/ui/neighborhoods/city-plan";
import { useHomesIn } from "~/ui/neighborhoods/homes-in";

export const handle = { kept: { seconds: 600, query: [] } } satisfies RouteHandle;

export const meta = metaOf;

export async function loader({ request }: LoaderFunctionArgs) {
  const language = languageOf(request);
  const t = textsIn(language);
  return {
    places: await listNeighborhoods(db, language),
    meta: describePage(request, { title: t("places.title"), description: t("places.description") }),
  };
}

export default function Neighborhoods() {
  const { places } = useLoaderData<typeof loader>();
  const agency = useOutletContext<AgencyIdentity>();
  const { t, to } = useText();
  const homesIn = useHomesIn();
  const nameOf = (slug: string | null) => places.find((place) => place.slug === slug)?.name;
  return (
    <>
      <main id="main">
        <Breadcrumb parents={[{ label: t("nav.home"), href: to("/") }]} current={t("nav.neighborhoods")} />
        <div className="wrap pb-section max-md:pt-4">
          <h1 className="max-w-4xl text-display-1">{t("places.title")}</h1>
          <p className="mt-5 max-w-2xl text-lg text-stone-700">{t("places.lead")}</p>
          <div className="mt-10 grid gap-x-14 gap-y-10 md:mt-12 lg:grid-cols-12">
            <figure className="lg:col-span-7">
              <CityPlan
                neighborhoods={places.map((place) => ({
                  slug: place.slug,
                  name: place.name,
                  href: to(`/neighborhoods/${place.slug}`),
                  homesLabel: homesIn(place.homes),
                }))}
                homes={[]}
                texts={{ title: t("places.plan.title"), description: t("places.plan.description") }}
              />
              <figcaption className="mt-3 text-sm text-stone-600">{t("places.plan.note")}</figcaption>
            </figure>
            <section aria-labelledby="places-list" className="lg:col-span-5">
              <h2 id="places-list" className="sr-only">
                {t("places.list")}
              </h2>
              <ul className="border-t border-plaster-300">
                {places.map((place) => (
                  <PlaceRow
                    key={place.slug}
                    place={place}
                    homesLabel={homesIn(place.homes)}
                    container={nameOf(place.inside)}
                  />
                ))}
              </ul>
              {places.some(({ inside, homes }) => inside !== null && homes > 0) ? (
                <p className="mt-3 text-sm text-stone-600">{t("places.counted")}</p>
              ) : null}
            </section>
          </div>
        </div>
      </main>
      <ContactBar agency={agency} />
    </>
  );
}

type RowProps = { place: Neighborhood; homesLabel: string; container: string | undefined };

function PlaceRow({ place, homesLabel, container }: RowProps) {
  const { t, to } = useText();
  return (
    <li className="border-b border-plaster-300">
      <a href={to(`/neighborhoods/${place.slug}`)} className="group block min-h-16 py-3">
        <span className="flex items-baseline justify-between gap-4">
          <span className="font-serif text-title-3 group-hover:text-mar-700">{place.name}</span>
          <span className="figures flex items-center gap-3 text-sm text-stone-600">
            {homesLabel}
            <Arrow className="text-mar-700" />
          </span>
        </span>
        <span className="block pe-7 text-base text-stone-700">{place.tagline}</span>
        {container ? (
          <span className="block text-sm text-stone-600">{t("places.partOf", { name: container })}</span>
        ) : null}
      </a>
    </li>
  );
}
