import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";

import { db } from "~/db/db.server";
import { describeDevelopmentImage, findDevelopmentOwner } from "~/domain/developments/development-images.server";
import { altTextSchema } from "~/domain/listings/image.schema";
import { reasonOf } from "~/http/failure-reason.server";
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

/** Keeps the alternative text in the language of the development. */
export const action = buttonAction(async ({ request, params }: ActionFunctionArgs) => {
  await requireAdmin(request);
  const form = await readPost(request);
  const developmentId = idIn(params, "id");
  const owner = await findDevelopmentOwner(db, developmentId);
  if (!owner) throw notFound();
  const said = altTextSchema.safeParse({ alt: form.get("alt") });
  if (!said.success) throw new Response("Bad Request", { status: 400, statusText: "Bad Request" });
  const texts = { [owner.language]: said.data.alt };
  const id = idIn(params, "image");
  try {
    if (!(await describeDevelopmentImage(db, developmentId, id, texts, new Date()))) throw notFound();
  } catch (error) {
    if (error instanceof Response) throw error;
    // The page is drawn anew, and without script its field would be as before.
    const values = { reason: reasonOf(error, request), text: said.data.alt };
    return redirectWithAdminFlash(pathOf(params), "imageTextNotKept", { values, hasFailed: true });
  }
  return redirectWithAdminFlash(pathOf(params), "imageDescribed");
});

function pathOf(params: LoaderFunctionArgs["params"]): string {
  return `/admin/developments/${idIn(params, "id")}/images`;
}
