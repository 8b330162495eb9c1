import { useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { findImage, removeImage } from "~/domain/listings/images.server";
import { adminMetaOf } from "~/http/admin-meta";
import { reasonOf } from "~/http/failure-reason.server";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { idIn } from "~/http/id-in.server";
import { imagesPath, listingHead, listingIn, listingPath, removeFiles } from "~/http/listing-request.server";
import { notFound } from "~/http/not-found.server";
import { panelAction, panelLoader } from "~/http/panel/panel-route.server";
import { adminText } from "~/i18n/admin.server";
import { ImageDeleteScreen } from "~/ui/admin/images/image-delete-screen";

export const meta = adminMetaOf;

export const loader = panelLoader({ may: "enter" }, async (visit) => {
  const head = await listingHead(visit);
  const image = await findImage(db, head, idIn(visit.params, "image"));
  if (!image) throw notFound();
  const title = adminText("admin.title", { page: adminText("images.removal.question") });
  return { title, head, path: listingPath(head), image };
});

export const action = panelAction({ may: "enter" }, async (sent) => {
  const listing = listingIn(sent);
  const id = idIn(sent.params, "image");
  const back = imagesPath(sent, listing);
  try {
    const photo = await removeImage(db, listing, id, sent.now);
    if (photo === undefined) throw notFound();
    await removeFiles({ photos: [photo] }, sent.request);
  } catch (error) {
    if (error instanceof Response) throw error;
    const values = { reason: reasonOf(error, sent.request) };
    return redirectWithAdminFlash(back, "imageDeleteFailed", { values, hasFailed: true });
  }
  return redirectWithAdminFlash(back, "imageDeleted");
});

export default function DeleteImage() {
  const { head, path, image } = useLoaderData<typeof loader>();
  return <ImageDeleteScreen head={head} path={path} image={image} />;
}
