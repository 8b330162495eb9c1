import { useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { agencyIdentity } from "~/domain/agency/agency.server";
import { findDevelopmentForm } from "~/domain/developments/development-editing.server";
import { readTab } from "~/domain/developments/development-tab";
import { draftDevelopment } from "~/domain/developments/developments.server";
import { developmentDoubts } from "~/domain/developments/publishing.server";
import { readPictureNumber } from "~/domain/listings/gallery";
import { listNeighborhoods } from "~/domain/places/places.server";
import { adminHeaders } from "~/http/admin-headers.server";
import { adminMeta } from "~/http/admin-meta";
import { idIn } from "~/http/id-in.server";
import { notFound } from "~/http/not-found.server";
import { ownOrigin } from "~/http/own-address.server";
import { savingUnitsOn } from "~/http/pages/favourites.server";
import { panelLoader } from "~/http/panel/panel-route.server";
import { previewLanguage, toPublicPage } from "~/http/panel/previewed.server";
import type { RouteHandle } from "~/http/route-handle";
import { adminText } from "~/i18n/admin.server";
import { href } from "~/i18n/href";
import { ListingPreview } from "~/ui/admin/listings/listing-preview";
import { DevelopmentScreen } from "~/ui/developments/development-screen";

import { lackingOf } from "./questions.server";

export const handle = { who: "staff" } satisfies RouteHandle;

export const headers = () => adminHeaders;
export const meta = adminMeta;

export const loader = panelLoader({ may: "enter" }, async ({ request, url, params, now }) => {
  const id = idIn(params, "id");
  const form = await findDevelopmentForm(db, id);
  if (!form) throw notFound();
  const language = previewLanguage({ url }, form.values.sourceLanguage);
  const path = `/developments/${form.slug}`;
  const development = await draftDevelopment(db, language, id, now);
  if (!development) throw toPublicPage(language, path);

  const [neighborhoods, saving, agency, lacking] = await Promise.all([
    listNeighborhoods(db, language),
    savingUnitsOn(request),
    agencyIdentity(db, language),
    developmentDoubts(db, id, { ...form.values, isPublished: true }),
  ]);
  return {
    title: adminText("preview.of", { title: development.name }),
    bar: {
      listing: { kind: "development" as const, id },
      ...{ path, language, textLanguages: development.textLanguages },
      lacking: lackingOf(lacking, id),
    },
    shown: {
      ...{ development, neighborhoods, saving, agency },
      tab: readTab(url.searchParams.get("tab")),
      photo: readPictureNumber(url.searchParams.get("photo"), development.photos.length) ?? 1,
      url: ownOrigin(request) + href(language, path),
    },
  };
});

/** A development before it is public, drawn by the screen that visitors will get. */
export default function DevelopmentPreview() {
  const { bar, shown } = useLoaderData<typeof loader>();
  return (
    <ListingPreview {...bar}>
      <DevelopmentScreen {...shown} />
    </ListingPreview>
  );
}
