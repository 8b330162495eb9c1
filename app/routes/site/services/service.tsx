import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useOutletContext } from "@remix-run/react";

import { db } from "~/db/db.server";
import type { AgencyIdentity } from "~/domain/agency/agency";
import { agencyIdentity } from "~/domain/agency/agency.server";
import { findProof } from "~/domain/agency/proof.server";
import type { TurnkeyPrices } from "~/domain/agency/turnkey-package";
import { findTurnkeyPrices } from "~/domain/agency/turnkey-prices.server";
import type { DevelopmentCard } from "~/domain/developments/development";
import { firstDevelopments } from "~/domain/developments/developments.server";
import { neighborhoodsWithPrices } from "~/domain/places/places.server";
import { consultedNeighborhoods, isServiceSlug, services, type ServiceSlug } from "~/domain/services/service";
import { sitePicture } from "~/domain/site/site-pictures.server";
import { formStamp } from "~/http/forms/form-guard.server";
import { notFound } from "~/http/not-found.server";
import { languageOf } from "~/http/pages/language.server";
import { metaOf } from "~/http/pages/page-meta";
import { describePage } from "~/http/pages/page-meta.server";
import { recalled } from "~/http/pages/recalled.server";
import type { RouteHandle } from "~/http/route-handle";
import { dayInBarcelona } from "~/i18n/barcelona-time";
import { formatPrice } from "~/i18n/format";
import type { Language } from "~/i18n/languages";
import { fillServiceText } from "~/i18n/services/service-text";
import { serviceTexts } from "~/i18n/services/services.server";
import { useText } from "~/i18n/text";
import { ContactBar } from "~/ui/frame/contact-bar";
import type { ConsultedPlace } from "~/ui/services/consulted-places";
import { consultationPath, quotePath } from "~/ui/services/service-actions";
import { ServiceScreen } from "~/ui/services/service-screen";

export const handle = { kept: { seconds: 600, query: [] } } satisfies RouteHandle;

export const meta = metaOf;

// As many as the specification shows; the list of all is a link away.
const shownDevelopments = 3;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const slug = params.slug ?? "";
  if (!isServiceSlug(slug)) throw notFound();

  const now = new Date();
  const shown = await pageOf(slug, languageOf(request), dayInBarcelona(now));
  return { slug, ...shown, stamp: formStamp(now), meta: describePage(request, shown.text.meta) };
}

/** What the page of a service says to everybody. @param day on which a development may have become ready; ISO date */
const pageOf = recalled(async (slug: ServiceSlug, language: Language, day: string) => {
  const { picture, target } = services[slug];
  const { priceFrom, priceTo } = await agencyIdentity(db, language);
  const text = fillServiceText(serviceTexts[language][slug], {
    from: formatPrice(language, target?.from ?? priceFrom),
    to: formatPrice(language, target?.to ?? priceTo),
  });
  const [photo, places, developments, prices, appreciationSource] = await Promise.all([
    sitePicture(db, language, picture),
    placesOf(slug, language),
    developmentsOf(slug, language, new Date(day)),
    pricesOf(slug),
    appreciationSourceOf(slug),
  ]);
  return { text, photo, places, developments, prices, appreciationSource };
});

async function placesOf(slug: ServiceSlug, language: Language): Promise<ConsultedPlace[]> {
  if (slug !== "buyer-consultation") return [];
  const places = await neighborhoodsWithPrices(db, language, consultedNeighborhoods);
  return places.map(({ slug: place, name, photo, homes, price }) => ({ slug: place, name, photo, homes, price }));
}

async function developmentsOf(slug: ServiceSlug, language: Language, now: Date): Promise<DevelopmentCard[]> {
  if (slug !== "new-construction") return [];
  return firstDevelopments(db, language, shownDevelopments, now);
}

async function pricesOf(slug: ServiceSlug): Promise<TurnkeyPrices | null> {
  return slug === "turnkey-services" ? (await findTurnkeyPrices(db)).prices : null;
}

/** Only the page of new construction tells how prices rose, and only with a source. */
async function appreciationSourceOf(slug: ServiceSlug): Promise<string> {
  return slug === "new-construction" ? (await findProof(db)).proof.appreciationSource : "";
}

export default function ServicePage() {
  const page = useLoaderData<typeof loader>();
  const agency = useOutletContext<AgencyIdentity>();
  const { t, to } = useText();
  const action =
    page.slug === "turnkey-services"
      ? { href: to(quotePath), label: t("services.quoteShort"), opensDialog: true }
      : { href: to(consultationPath(page.slug)), label: t("cta.enquire"), opensDialog: true };
  const homes = { href: to("/properties"), label: t("favourites.empty.action") };
  const valuation = { href: to("/valuation"), label: t("cta.valuation"), opensDialog: true };
  const floating = page.slug === "turnkey-services" ? action : page.slug === "property-sales" ? valuation : homes;
  return (
    <>
      <ServiceScreen {...page} agency={agency} />
      <ContactBar agency={agency} action={action} floating={floating} />
    </>
  );
}
