import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";

import { db } from "~/db/db.server";
import { findDevelopmentOwner, orderDevelopmentImages } from "~/domain/developments/development-images.server";
import { readPropertyId } from "~/domain/properties/property-id";
import { idIn } from "~/http/image-request.server";
import { notFound } from "~/http/not-found.server";
import { buttonAction } from "~/http/panel-action.server";
import { readPost } from "~/http/post.server";
import { requireAdmin } from "~/http/require-admin.server";

/** Nothing is to be seen here. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  return redirect(pathOf(params), { status: 303 });
}

/** Puts all photographs into the order that was drawn with the pointer: their ids, separated by commas. */
export const action = buttonAction(async ({ request, params }: ActionFunctionArgs) => {
  await requireAdmin(request);
  const form = await readPost(request);
  const developmentId = idIn(params, "id");
  if (!(await findDevelopmentOwner(db, developmentId))) throw notFound();
  const ids = String(form.get("order"))
    .split(",")
    .flatMap((id) => readPropertyId(id) ?? []);
  await orderDevelopmentImages(db, developmentId, ids, new Date());
  return redirect(pathOf(params), { status: 303 });
});

function pathOf(params: LoaderFunctionArgs["params"]): string {
  return `/admin/developments/${idIn(params, "id")}/images`;
}
