import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";

import { db } from "~/db/db.server";
import { makePrimary } from "~/domain/properties/property-images.server";
import { reasonOf } from "~/http/failure-reason.server";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { idIn, imagesPath, redirectToImages } from "~/http/image-request.server";
import { notFound } from "~/http/not-found.server";
import { buttonAction } from "~/http/panel-action.server";
import { readPost } from "~/http/post.server";
import { requireAdmin } from "~/http/require-admin.server";
import { adminText } from "~/i18n/admin.server";

/** Nothing is to be seen here. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  return redirectToImages(request, idIn(params, "id"), idIn(params, "image"));
}

/** Puts a photo in front of all. */
export const action = buttonAction(async ({ request, params }: ActionFunctionArgs) => {
  await requireAdmin(request);
  await readPost(request);
  const [propertyId, id] = [idIn(params, "id"), idIn(params, "image")];
  const failed = (reason: string) =>
    redirectWithAdminFlash(imagesPath(request, propertyId), "primaryImageFailed", {
      values: { reason },
      hasFailed: true,
    });
  try {
    const done = await makePrimary(db, propertyId, id, new Date());
    if (done === "missing") throw notFound();
    if (done === "noPhoto") return failed(adminText("images.notAPhoto"));
  } catch (error) {
    if (error instanceof Response) throw error;
    return failed(reasonOf(error, request));
  }
  return redirectWithAdminFlash(imagesPath(request, propertyId), "primaryImageUpdated");
});
