import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import {
  findDevelopmentImage,
  findDevelopmentOwner,
  removeDevelopmentImage,
} from "~/domain/developments/development-images.server";
import { adminMetaOf } from "~/http/admin-meta";
import { removeFilesOf } from "~/http/development-request.server";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { idIn } from "~/http/image-request.server";
import { notFound } from "~/http/not-found.server";
import { formAction } from "~/http/panel-action.server";
import { readPost } from "~/http/post.server";
import { requireAdmin } from "~/http/require-admin.server";
import { adminText } from "~/i18n/admin.server";
import { ImageDeleteScreen } from "~/ui/admin/images/image-delete-screen";

export const meta = adminMetaOf;

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const [developmentId, id] = [idIn(params, "id"), idIn(params, "image")];
  const [owner, image] = await Promise.all([
    findDevelopmentOwner(db, developmentId),
    findDevelopmentImage(db, developmentId, id),
  ]);
  if (!owner || !image) throw notFound();
  return { title: adminText("admin.title", { page: adminText("images.removal.question") }), owner, image };
}

export const action = formAction(async ({ request, params }: ActionFunctionArgs) => {
  await requireAdmin(request);
  await readPost(request);
  const developmentId = idIn(params, "id");
  const photo = await removeDevelopmentImage(db, developmentId, idIn(params, "image"), new Date());
  if (photo === undefined) throw notFound();
  await removeFilesOf({ photos: [photo], uploads: [] }, request);
  return redirectWithAdminFlash(`/admin/developments/${developmentId}/images`, "imageDeleted");
});

export default function DeleteDevelopmentImage() {
  const { owner, image } = useLoaderData<typeof loader>();
  return <ImageDeleteScreen owner={owner} path={`/admin/developments/${owner.id}`} image={image} />;
}
