import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { findDevelopmentOwner, listDevelopmentImages } from "~/domain/developments/development-images.server";
import { listDevelopmentUploads } from "~/domain/developments/development-uploads.server";
import { adminMetaOf } from "~/http/admin-meta";
import { takeDevelopmentFiles } from "~/http/development-uploads.server";
import { reasonOf } from "~/http/failure-reason.server";
import { idIn } from "~/http/image-request.server";
import { notFound } from "~/http/not-found.server";
import { formAction } from "~/http/panel-action.server";
import { requireAdmin } from "~/http/require-admin.server";
import { withPause } from "~/http/upload-answer.server";
import { useAdminText } from "~/i18n/admin";
import { adminText } from "~/i18n/admin.server";
import { ImagesScreen } from "~/ui/admin/images/images-screen";

export const meta = adminMetaOf;

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const owner = await findDevelopmentOwner(db, idIn(params, "id"));
  if (!owner) throw notFound();
  const title = adminText("admin.title", { page: adminText("images.title", { title: owner.title }) });
  try {
    const [images, uploads] = await Promise.all([
      listDevelopmentImages(db, owner.id),
      listDevelopmentUploads(db, owner.id, null),
    ]);
    return data({ title, owner, images, uploads: withPause(uploads), failure: null });
  } catch (error) {
    const failure = adminText("images.fetchFailed", { reason: reasonOf(error, request) });
    return data({ title, owner, images: [], uploads: [], failure }, { status: 500 });
  }
}

/** Takes several photographs at once; the job makes images of them afterwards. */
export const action = formAction(async ({ request, params }: ActionFunctionArgs) => {
  const { userId } = await requireAdmin(request);
  const developmentId = idIn(params, "id");
  if (!(await findDevelopmentOwner(db, developmentId))) throw notFound();
  const back = `/admin/developments/${developmentId}/images`;
  const taken = await takeDevelopmentFiles(request, { developmentId, unitId: null, userId, back });
  return taken instanceof Response ? taken : data({ error: taken.error }, { status: taken.status });
});

export default function DevelopmentImages() {
  const { owner, images, uploads, failure } = useLoaderData<typeof loader>();
  const attempt = useActionData<typeof action>();
  const { t } = useAdminText();
  return (
    <ImagesScreen
      owner={owner}
      path={`/admin/developments/${owner.id}`}
      back={t("developmentTranslation.back")}
      kinds={["photo"]}
      images={images}
      uploads={uploads}
      failure={failure}
      error={attempt?.error}
    />
  );
}
