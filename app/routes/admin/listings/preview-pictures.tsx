import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { draftDevelopment } from "~/domain/developments/developments.server";
import { asPhoto, type GalleryPicture, readPictureNumber } from "~/domain/listings/gallery";
import type { ListingHead } from "~/domain/listings/listing";
import { homePictures } from "~/domain/properties/home-detail";
import { draftDetail } from "~/domain/properties/properties.server";
import { adminHeaders } from "~/http/admin-headers.server";
import { adminMeta } from "~/http/admin-meta";
import { listingHead } from "~/http/listing-request.server";
import { notFound } from "~/http/not-found.server";
import { panelLoader } from "~/http/panel/panel-route.server";
import { previewLanguage } from "~/http/panel/previewed.server";
import type { RouteHandle } from "~/http/route-handle";
import { adminText } from "~/i18n/admin.server";
import type { Language } from "~/i18n/languages";
import { ListingPreview } from "~/ui/admin/listings/listing-preview";
import { previewPath } from "~/ui/admin/listings/preview-path";
import { PicturesScreen } from "~/ui/gallery/pictures-screen";

export const handle = { who: "staff" } satisfies RouteHandle;

export const headers = () => adminHeaders;
export const meta = adminMeta;

export const loader = panelLoader({ may: "enter" }, async (visit) => {
  const head = await listingHead(visit);
  const language = previewLanguage(visit, head.language);
  const shown = await picturesOf(head, language, visit.now);
  // Public by now: from there the preview leads to its page.
  if (!shown) throw redirect(previewPath(head, "", language), { headers: adminHeaders });
  const number = readPictureNumber(visit.params.number ?? null, shown.pictures.length);
  if (number === undefined) throw notFound();
  const { kind, id } = head;
  return { title: adminText("preview.of", { title: head.title }), listing: { kind, id }, language, number, ...shown };
});

type Shown = { pictures: GalleryPicture[]; path: string; name: string; textLanguages: Language[] };

async function picturesOf({ kind, id }: ListingHead, language: Language, now: Date): Promise<Shown | undefined> {
  if (kind === "property") {
    const home = await draftDetail(db, language, id, now);
    if (!home) return undefined;
    const { title: name, textLanguages } = home;
    return { pictures: homePictures(home), path: `/property/${id}`, name, textLanguages };
  }
  const building = await draftDevelopment(db, language, id, now);
  if (!building) return undefined;
  const { name, textLanguages, photos, slug } = building;
  return { pictures: photos.map(asPhoto), path: `/developments/${slug}`, name, textLanguages };
}

/** A picture of what is not public yet, as large as visitors will see it. */
export default function PreviewPictures() {
  const { listing, language, number, pictures, path, name, textLanguages } = useLoaderData<typeof loader>();
  return (
    <ListingPreview {...{ listing, path, language, textLanguages }} lacking={[]}>
      <PicturesScreen {...{ pictures, number, path, name }} nameLanguage={undefined} />
    </ListingPreview>
  );
}
