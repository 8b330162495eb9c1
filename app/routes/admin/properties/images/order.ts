import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";

import { db } from "~/db/db.server";
import { readPropertyId } from "~/domain/properties/property-id";
import { findImageOwner, orderImages } from "~/domain/properties/property-images.server";
import { reasonOf } from "~/http/failure-reason.server";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { idIn, imagesPath, redirectToImages } from "~/http/image-request.server";
import { notFound } from "~/http/not-found.server";
import { buttonAction } from "~/http/panel-action.server";
import { readPost } from "~/http/post.server";
import { requireAdmin } from "~/http/require-admin.server";

/** Nothing is to be seen here. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  return redirectToImages(request, idIn(params, "id"));
}

/** Puts all images into the order that was drawn with the pointer: their ids, separated by commas. */
export const action = buttonAction(async ({ request, params }: ActionFunctionArgs) => {
  await requireAdmin(request);
  const form = await readPost(request);
  const propertyId = idIn(params, "id");
  if (!(await findImageOwner(db, propertyId))) throw notFound();
  const ids = String(form.get("order"))
    .split(",")
    .flatMap((id) => readPropertyId(id) ?? []);
  try {
    await orderImages(db, propertyId, ids, new Date());
  } catch (error) {
    const values = { reason: reasonOf(error, request) };
    return redirectWithAdminFlash(imagesPath(request, propertyId), "imagesReorderFailed", { values, hasFailed: true });
  }
  return redirectToImages(request, propertyId);
});
