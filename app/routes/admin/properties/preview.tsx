import { useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { agencyIdentity } from "~/domain/agency/agency.server";
import { openKinds } from "~/domain/booking/free-times.server";
import { readPictureNumber } from "~/domain/listings/gallery";
import type { Neighborhood } from "~/domain/places/neighborhood";
import { listNeighborhoods } from "~/domain/places/places.server";
import { homePictures } from "~/domain/properties/home-detail";
import { draftDetail, similarHomes } from "~/domain/properties/properties.server";
import { findPropertyForm } from "~/domain/properties/property-editing.server";
import { publishingDoubts } from "~/domain/properties/publishing.server";
import { adminHeaders } from "~/http/admin-headers.server";
import { adminMeta } from "~/http/admin-meta";
import { idIn } from "~/http/id-in.server";
import { notFound } from "~/http/not-found.server";
import { ownOrigin } from "~/http/own-address.server";
import { savingOn } from "~/http/pages/favourites.server";
import { panelLoader } from "~/http/panel/panel-route.server";
import { previewLanguage, toPublicPage } from "~/http/panel/previewed.server";
import type { RouteHandle } from "~/http/route-handle";
import { adminText } from "~/i18n/admin.server";
import { href } from "~/i18n/href";
import { ListingPreview } from "~/ui/admin/listings/listing-preview";
import { PropertyScreen } from "~/ui/property/property-screen";

import { lackingOf } from "./questions.server";

export const handle = { who: "staff" } satisfies RouteHandle;

export const headers = () => adminHeaders;
export const meta = adminMeta;

export const loader = panelLoader({ may: "enter" }, async ({ request, url, params, now }) => {
  const id = idIn(params, "id");
  const form = await findPropertyForm(db, id);
  if (!form) throw notFound();
  const language = previewLanguage({ url }, form.values.sourceLanguage);
  const path = `/property/${id}`;
  const home = await draftDetail(db, language, id, now);
  if (!home) throw toPublicPage(language, path);

  const [similar, neighborhoods, saving, agency, doubts, booked] = await Promise.all([
    similarHomes(db, language, id),
    listNeighborhoods(db, language),
    savingOn(request),
    agencyIdentity(db, language),
    publishingDoubts(db, id, { ...form.values, status: "available" }, now),
    openKinds(db),
  ]);
  const pictures = homePictures(home);
  return {
    title: adminText("preview.of", { title: home.title }),
    bar: {
      listing: { kind: "property" as const, id },
      ...{ path, language, textLanguages: home.textLanguages },
      lacking: doubts ? lackingOf(doubts, id) : [],
    },
    shown: {
      ...{ home, similar, saving, agency, isBookable: booked.includes("viewing") },
      neighborhoods: withOneHomeMore(neighborhoods, home.neighborhood.slug),
      pictures,
      photo: readPictureNumber(url.searchParams.get("photo"), pictures.length) ?? 1,
      url: ownOrigin(request) + href(language, path),
    },
  };
});

/** The neighbourhoods as they count their homes once there is one more: its own and the one around that. */
function withOneHomeMore(neighborhoods: readonly Neighborhood[], slug: string): Neighborhood[] {
  const around = neighborhoods.find((place) => place.slug === slug)?.inside;
  return neighborhoods.map((place) => ({
    ...place,
    homes: place.homes + (place.slug === slug || place.slug === around ? 1 : 0),
  }));
}

/** A home before it is public, drawn by the screen that visitors will get. */
export default function PropertyPreview() {
  const { bar, shown } = useLoaderData<typeof loader>();
  return (
    <ListingPreview {...bar}>
      <PropertyScreen {...shown} />
    </ListingPreview>
  );
}
