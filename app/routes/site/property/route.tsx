import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData, useOutletContext } from "@remix-run/react";

import { db } from "~/db/db.server";
import type { AgencyIdentity } from "~/domain/agency/agency";
import { openKinds } from "~/domain/booking/free-times.server";
import { readId } from "~/domain/fields/address-number";
import { readPictureNumber } from "~/domain/listings/gallery";
import { listNeighborhoods } from "~/domain/places/places.server";
import { homePictures } from "~/domain/properties/home-detail";
import { homeDetail, isPublicHome, similarHomes } from "~/domain/properties/properties.server";
import { readDisplayId } from "~/domain/properties/property";
import { notFound } from "~/http/not-found.server";
import { ownOrigin } from "~/http/own-address.server";
import { savingOn } from "~/http/pages/favourites.server";
import { languageOf } from "~/http/pages/language.server";
import { metaOf } from "~/http/pages/page-meta";
import { describePage } from "~/http/pages/page-meta.server";
import { recalled } from "~/http/pages/recalled.server";
import { realEstateListing } from "~/http/pages/structured-data/home-data.server";
import type { RouteHandle } from "~/http/route-handle";
import { formatArea, formatPrice } from "~/i18n/format";
import { href } from "~/i18n/href";
import { textsIn } from "~/i18n/instances.server";
import type { Language } from "~/i18n/languages";
import { PropertyScreen } from "~/ui/property/property-screen";

export const handle = { kept: { seconds: 600, query: ["photo"] } } satisfies RouteHandle;

export const meta = metaOf;

/** What the page of a home says to everybody; `undefined` where there is none. */
const pageOf = recalled(async (language: Language, id: number) => {
  const home = await homeDetail(db, language, id);
  if (!home) return undefined;
  const [similar, neighborhoods] = await Promise.all([similarHomes(db, language, id), listNeighborhoods(db, language)]);
  return { home, pictures: homePictures(home), similar, neighborhoods };
}, 100);

export async function loader({ request, params }: LoaderFunctionArgs) {
  const language = languageOf(request);
  const id = readId(params.id);
  const shown = id === undefined ? undefined : await pageOf(language, id);
  if (!shown) throw (await byPrintedId(request, params.id)) ?? notFound();

  const { home, pictures } = shown;
  const [saving, booked] = await Promise.all([savingOn(request), openKinds(db)]);
  const url = new URL(request.url);
  const t = textsIn(language);
  const place = home.neighborhood.name;
  return {
    ...shown,
    saving,
    isBookable: booked.includes("viewing"),
    photo: readPictureNumber(url.searchParams.get("photo"), pictures.length) ?? 1,
    url: ownOrigin(request) + url.pathname,
    meta: describePage(request, {
      title: t("detail.head", { title: home.title, place }),
      description: t("detail.description", {
        type: t(`property.type.${home.type}`),
        place,
        price: formatPrice(language, home.price),
        area: formatArea(language, home.area),
        summary: home.summary,
      }),
      translated: home.textLanguages,
      picture: home.photos[0],
      structuredData: [realEstateListing(ownOrigin(request), language, home)],
    }),
  };
}

/** The way to the one address of a home whose property ID was typed as we print it, `000042`. */
async function byPrintedId(request: Request, text = ""): Promise<Response | undefined> {
  const id = readDisplayId(text);
  if (id === undefined || !(await isPublicHome(db, id))) return undefined;
  return redirect(href(languageOf(request), `/property/${id}`) + new URL(request.url).search, 301);
}

export default function Property() {
  const { meta: _meta, ...shown } = useLoaderData<typeof loader>();
  return <PropertyScreen {...shown} agency={useOutletContext<AgencyIdentity>()} />;
}
