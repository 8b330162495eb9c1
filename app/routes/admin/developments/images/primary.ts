import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";

import { db } from "~/db/db.server";
import { makeFirst } from "~/domain/developments/development-images.server";
import { redirectWithAdminFlash } from "~/http/flash.server";
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

/** Puts a photograph in front of all. */
export const action = buttonAction(async ({ request, params }: ActionFunctionArgs) => {
  await requireAdmin(request);
  await readPost(request);
  if (!(await makeFirst(db, idIn(params, "id"), idIn(params, "image"), new Date()))) throw notFound();
  return redirectWithAdminFlash(pathOf(params), "primaryImageUpdated");
});

function pathOf(params: LoaderFunctionArgs["params"]): string {
  return `/admin/developments/${idIn(params, "id")}/images`;
}
