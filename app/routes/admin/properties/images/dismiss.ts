import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";

import { db } from "~/db/db.server";
import { dismissUpload } from "~/domain/properties/property-uploads.server";
import { idIn, redirectToImages } from "~/http/image-request.server";
import { buttonAction } from "~/http/panel-action.server";
import { readPost } from "~/http/post.server";
import { requireAdmin } from "~/http/require-admin.server";

/** Nothing is to be seen here. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  return redirectToImages(request, idIn(params, "id"));
}

/** Takes away the line about a file that was not taken. One that is gone already was dismissed before. */
export const action = buttonAction(async ({ request, params }: ActionFunctionArgs) => {
  await requireAdmin(request);
  await readPost(request);
  const propertyId = idIn(params, "id");
  await dismissUpload(db, propertyId, idIn(params, "upload"));
  return redirectToImages(request, propertyId);
});
