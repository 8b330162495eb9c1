import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import {
  describeDevelopmentImage,
  findDevelopmentImage,
  findDevelopmentOwner,
  listDevelopmentImages,
} from "~/domain/developments/development-images.server";
import { imageTextsSchema } from "~/domain/listings/image.schema";
import { adminMetaOf } from "~/http/admin-meta";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { idIn } from "~/http/image-request.server";
import { notFound } from "~/http/not-found.server";
import { formAction } from "~/http/panel-action.server";
import { readPost } from "~/http/post.server";
import { requireAdmin } from "~/http/require-admin.server";
import { adminText } from "~/i18n/admin.server";
import { ImageTextsScreen } from "~/ui/admin/images/image-texts-screen";

export const meta = adminMetaOf;

const photoTextsSchema = imageTextsSchema.omit({ kind: true });

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const [developmentId, id] = [idIn(params, "id"), idIn(params, "image")];
  const [owner, image, images] = await Promise.all([
    findDevelopmentOwner(db, developmentId),
    findDevelopmentImage(db, developmentId, id),
    listDevelopmentImages(db, developmentId),
  ]);
  if (!owner || !image) throw notFound();
  const number = images.findIndex((each) => each.id === id) + 1;
  return { title: adminText("admin.title", { page: adminText("images.describe", { number }) }), owner, image, number };
}

/** Says what a photograph shows, in each language. */
export const action = formAction(async ({ request, params }: ActionFunctionArgs) => {
  await requireAdmin(request);
  const form = await readPost(request);
  const [developmentId, id] = [idIn(params, "id"), idIn(params, "image")];
  const submission = parseWithZod(form, { schema: photoTextsSchema });
  if (submission.status !== "success") {
    return data({ values: submission.payload, errors: submission.error ?? {} }, { status: 400 });
  }
  if (!(await describeDevelopmentImage(db, developmentId, id, submission.value, new Date()))) throw notFound();
  return redirectWithAdminFlash(`/admin/developments/${developmentId}/images`, "imageDescribed");
});

export default function DevelopmentImageTexts() {
  const { owner, image, number } = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  return (
    <ImageTextsScreen
      owner={owner}
      path={`/admin/developments/${owner.id}`}
      kinds={["photo"]}
      image={image}
      number={number}
      sent={sent}
    />
  );
}
