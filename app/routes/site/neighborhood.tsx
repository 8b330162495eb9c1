import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData, useOutletContext } from "@remix-run/react";

import { db } from "~/db/db.server";
import type { AgencyIdentity } from "~/domain/agency/agency";
import { findNeighborhood, findSlugLike, listNeighborhoods } from "~/domain/places/places.server";
import { homesById, soldHomes } from "~/domain/properties/properties.server";
import { notFound } from "~/http/not-found.server";
import { savingOn } from "~/http/pages/favourites.server";
import { languageOf } from "~/http/pages/language.server";
import { metaOf } from "~/http/pages/page-meta";
import { describePage } from "~/http/pages/page-meta.server";
import type { RouteHandle } from "~/http/route-handle";
import { href } from "~/i18n/href";
import { textsIn } from "~/i18n/instances.server";
import { ContactBar } from "~/ui/frame/contact-bar";
import { NeighborhoodScreen } from "~/ui/neighborhoods/neighborhood-screen";

export const handle = { kept: { seconds: 600, query: [] } } satisfies RouteHandle;

export const meta = metaOf;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const language = languageOf(request);
  const slug = params.slug ?? "";
  const place = await findNeighborhood(db, language, slug);
  if (!place) throw await otherAddress(request, slug);

  const [homes, places, saving, sold] = await Promise.all([
    homesById(db, language, place.homeIds),
    listNeighborhoods(db, language),
    savingOn(request),
    soldHomes(db, language, slug),
  ]);
  const t = textsIn(language);
  return {
    place,
    homes,
    places,
    saving,
    sold,
    date: new Date().toISOString(),
    meta: describePage(request, {
      title: t("place.title", { name: place.name }),
      description: t("place.description", { name: place.name, tagline: place.tagline }),
      picture: place.photo,
    }),
  };
}

/** Where a page for this spelling stands, or that there is none. */
async function otherAddress(request: Request, text: string): Promise<Response> {
  const slug = await findSlugLike(db, text);
  if (slug === undefined) return notFound();
  const { search } = new URL(request.url);
  return redirect(href(languageOf(request), `/neighborhoods/${slug}${search}`), 301);
}

export default function NeighborhoodPage() {
  const data = useLoaderData<typeof loader>();
  const agency = useOutletContext<AgencyIdentity>();
  return (
    <>
      <NeighborhoodScreen {...data} />
      <ContactBar agency={agency} />
    </>
  );
}
