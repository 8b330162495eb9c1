import { type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";

import { db } from "~/db/db.server";
import { altTextSchema } from "~/domain/listings/image.schema";
import { describeImage, findImageOwner } from "~/domain/properties/property-images.server";
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

/** Keeps the alternative text in the language of the property. Its field takes no more than can be kept. */
export const action = buttonAction(async ({ request, params }: ActionFunctionArgs) => {
  await requireAdmin(request);
  const form = await readPost(request);
  const [propertyId, id] = [idIn(params, "id"), idIn(params, "image")];
  const owner = await findImageOwner(db, propertyId);
  if (!owner) throw notFound();
  const said = altTextSchema.safeParse({ alt: form.get("alt") });
  if (!said.success) throw new Response("Bad Request", { status: 400, statusText: "Bad Request" });
  const texts = { [owner.language]: said.data.alt };
  const back = imagesPath(request, propertyId);
  try {
    if ((await describeImage(db, propertyId, id, { texts }, new Date())) === "missing") throw notFound();
  } catch (error) {
    if (error instanceof Response) throw error;
    // The page is drawn anew, and without script its field would be as before.
    const values = { reason: reasonOf(error, request), text: said.data.alt };
    return redirectWithAdminFlash(back, "imageTextNotKept", { values, hasFailed: true });
  }
  return redirectWithAdminFlash(back, "imageDescribed");
});
