import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { findImage, findImageOwner, removeImage } from "~/domain/properties/property-images.server";
import { environment } from "~/environment.server";
import { adminMetaOf } from "~/http/admin-meta";
import { noteError } from "~/http/error-reference.server";
import { reasonOf } from "~/http/failure-reason.server";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { idIn, imagesPath } from "~/http/image-request.server";
import { notFound } from "~/http/not-found.server";
import { formAction } from "~/http/panel-action.server";
import { readPost } from "~/http/post.server";
import { requireAdmin } from "~/http/require-admin.server";
import { adminText } from "~/i18n/admin.server";
import { removePhoto } from "~/outside/photos/accept.server";
import { ImageDeleteScreen } from "~/ui/admin/images/image-delete-screen";

export const meta = adminMetaOf;

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const [propertyId, id] = [idIn(params, "id"), idIn(params, "image")];
  const [owner, image] = await Promise.all([findImageOwner(db, propertyId), findImage(db, propertyId, id)]);
  if (!owner || !image) throw notFound();
  return { title: adminText("admin.title", { page: adminText("images.removal.question") }), owner, image };
}

export const action = formAction(async ({ request, params }: ActionFunctionArgs) => {
  await requireAdmin(request);
  await readPost(request);
  const [propertyId, id] = [idIn(params, "id"), idIn(params, "image")];
  const back = imagesPath(request, propertyId);
  try {
    const photo = await removeImage(db, propertyId, id, new Date());
    if (photo === undefined) throw notFound();
    await removeFiles(photo, request);
  } catch (error) {
    if (error instanceof Response) throw error;
    const values = { reason: reasonOf(error, request) };
    return redirectWithAdminFlash(back, "imageDeleteFailed", { values, hasFailed: true });
  }
  return redirectWithAdminFlash(back, "imageDeleted");
});

export default function DeleteImage() {
  const { owner, image } = useLoaderData<typeof loader>();
  return <ImageDeleteScreen owner={owner} image={image} />;
}

/** The image is gone by now: a file that stays behind is swept at night. */
async function removeFiles(photo: string, request: Request) {
  try {
    await removePhoto(photo, environment.uploadsDir);
  } catch (error) {
    noteError(error, request);
  }
}
