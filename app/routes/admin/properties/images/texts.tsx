import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { imageTextsSchema } from "~/domain/listings/image.schema";
import { describeImage, findImage, findImageOwner, listImages } from "~/domain/properties/property-images.server";
import { adminMetaOf } from "~/http/admin-meta";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { idIn, imagesPath } from "~/http/image-request.server";
import { notFound } from "~/http/not-found.server";
import { formAction } from "~/http/panel-action.server";
import { readPost } from "~/http/post.server";
import { requireAdmin } from "~/http/require-admin.server";
import { adminText } from "~/i18n/admin.server";
import { ImageTextsScreen } from "~/ui/admin/images/image-texts-screen";

export const meta = adminMetaOf;

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const [propertyId, id] = [idIn(params, "id"), idIn(params, "image")];
  const [owner, image, images] = await Promise.all([
    findImageOwner(db, propertyId),
    findImage(db, propertyId, id),
    listImages(db, propertyId),
  ]);
  if (!owner || !image) throw notFound();
  const number = images.findIndex((each) => each.id === id) + 1;
  return { title: adminText("admin.title", { page: adminText("images.describe", { number }) }), owner, image, number };
}

/** Says what an image shows: its alternative text in each language, and its kind. */
export const action = formAction(async ({ request, params }: ActionFunctionArgs) => {
  await requireAdmin(request);
  const form = await readPost(request);
  const [propertyId, id] = [idIn(params, "id"), idIn(params, "image")];
  const submission = parseWithZod(form, { schema: imageTextsSchema });
  if (submission.status !== "success") {
    return data({ values: submission.payload, errors: submission.error ?? {} }, { status: 400 });
  }
  const { kind, ...texts } = submission.value;
  if ((await describeImage(db, propertyId, id, { texts, kind }, new Date())) === "missing") throw notFound();
  return redirectWithAdminFlash(imagesPath(request, propertyId), "imageDescribed");
});

export default function ImageTexts() {
  const { owner, image, number } = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  return <ImageTextsScreen owner={owner} image={image} number={number} sent={sent} />;
}
