import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";

import { db } from "~/db/db.server";
import { moveImage } from "~/domain/properties/property-images.server";
import { directionIn } from "~/http/direction.server";
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
  return redirectToImages(request, idIn(params, "id"), idIn(params, "image"));
}

/** Lets an image change places with its neighbour: `direction` is earlier or later. */
export const action = buttonAction(async ({ request, params }: ActionFunctionArgs) => {
  await requireAdmin(request);
  const form = await readPost(request);
  const [propertyId, id] = [idIn(params, "id"), idIn(params, "image")];
  const direction = directionIn(form);
  try {
    if ((await moveImage(db, propertyId, id, direction, new Date())) === "missing") throw notFound();
  } catch (error) {
    if (error instanceof Response) throw error;
    const values = { reason: reasonOf(error, request) };
    return redirectWithAdminFlash(imagesPath(request, propertyId), "imagesReorderFailed", { values, hasFailed: true });
  }
  return redirectToImages(request, propertyId, id);
});
