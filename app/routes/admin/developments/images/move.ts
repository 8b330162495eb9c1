import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";

import { db } from "~/db/db.server";
import { moveDevelopmentImage } from "~/domain/developments/development-images.server";
import { directionIn } from "~/http/direction.server";
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

/** Lets a photograph change places with its neighbour: `direction` is earlier or later. */
export const action = buttonAction(async ({ request, params }: ActionFunctionArgs) => {
  await requireAdmin(request);
  const form = await readPost(request);
  const id = idIn(params, "image");
  const direction = directionIn(form);
  if (!(await moveDevelopmentImage(db, idIn(params, "id"), id, direction, new Date()))) throw notFound();
  return redirect(`${pathOf(params)}#image-${id}`, { status: 303 });
});

function pathOf(params: LoaderFunctionArgs["params"]): string {
  return `/admin/developments/${idIn(params, "id")}/images`;
}
