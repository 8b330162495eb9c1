import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { deleteProperty, findDeletion } from "~/domain/properties/property-editing.server";
import { readPropertyId } from "~/domain/properties/property-id";
import { listQuery, readListSearch } from "~/domain/properties/property-list";
import { environment } from "~/environment.server";
import { adminMetaOf } from "~/http/admin-meta";
import { noteError } from "~/http/error-reference.server";
import { reasonOf } from "~/http/failure-reason.server";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { notFound } from "~/http/not-found.server";
import { formAction } from "~/http/panel-action.server";
import { readPost } from "~/http/post.server";
import { requireAdmin } from "~/http/require-admin.server";
import { adminText } from "~/i18n/admin.server";
import { removePhoto } from "~/outside/photos/accept.server";
import { removeReceived } from "~/outside/photos/received.server";
import { PropertyDeleteScreen } from "~/ui/admin/properties/property-delete-screen";

export const meta = adminMetaOf;

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const id = readPropertyId(params.id);
  const deletion = id === undefined ? undefined : await findDeletion(db, id);
  if (!deletion) throw notFound();
  const title = adminText("admin.title", { page: adminText("propertyDelete.question") });
  return { title, deletion, back: listOf(request) };
}

export const action = formAction(async ({ request, params }: ActionFunctionArgs) => {
  const { userId } = await requireAdmin(request);
  await readPost(request);
  const id = readPropertyId(params.id);
  const deletion = id === undefined ? undefined : await findDeletion(db, id);
  if (id === undefined || !deletion) throw notFound();

  try {
    const deleted = await deleteProperty(db, id, userId, new Date());
    if (deleted.ok) await removeFiles(deleted, request);
  } catch (error) {
    const values = { reason: reasonOf(error, request) };
    return redirectWithAdminFlash(listOf(request), "propertyDeleteFailed", { values, hasFailed: true });
  }
  return redirectWithAdminFlash(listOf(request), "propertyDeleted", { values: { title: deletion.title } });
});

export default function DeleteProperty() {
  const { deletion, back } = useLoaderData<typeof loader>();
  return <PropertyDeleteScreen deletion={deletion} back={back} />;
}

/** The list as it was when the deletion was asked for. */
function listOf(request: Request): string {
  return `/admin/properties${listQuery(readListSearch(new URL(request.url).searchParams))}`;
}

/** The home is gone by now: a file that stays behind is noted and harms nobody. */
async function removeFiles({ photos, uploads }: { photos: string[]; uploads: string[] }, request: Request) {
  const { uploadsDir } = environment;
  const removals = [
    ...photos.map((name) => () => removePhoto(name, uploadsDir)),
    ...uploads.map((file) => () => removeReceived(file, uploadsDir)),
  ];
  for (const remove of removals) {
    try {
      await remove();
    } catch (error) {
      noteError(error, request);
    }
  }
}
