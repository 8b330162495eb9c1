import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { uploadKindSchema } from "~/domain/listings/image.schema";
import { photoLimits } from "~/domain/listings/photo";
import { findImageOwner, listImages } from "~/domain/properties/property-images.server";
import { listUploads, receiveUploads } from "~/domain/properties/property-uploads.server";
import { environment } from "~/environment.server";
import { adminMetaOf } from "~/http/admin-meta";
import { reasonOf } from "~/http/failure-reason.server";
import { idIn, imagesPath } from "~/http/image-request.server";
import { notFound } from "~/http/not-found.server";
import { formAction } from "~/http/panel-action.server";
import { requireAdmin } from "~/http/require-admin.server";
import { redirectAfterFailedUpload, redirectAfterUpload, withPause } from "~/http/upload-answer.server";
import { adminText } from "~/i18n/admin.server";
import { receivePhotos } from "~/outside/photos/receive.server";
import { removeReceived } from "~/outside/photos/received.server";
import { ImagesScreen } from "~/ui/admin/images/images-screen";

export const meta = adminMetaOf;

const mebibyte = 1024 * 1024;

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const owner = await findImageOwner(db, idIn(params, "id"));
  if (!owner) throw notFound();
  const title = adminText("admin.title", { page: adminText("images.title", { title: owner.title }) });
  try {
    const [images, uploads] = await Promise.all([listImages(db, owner.id), listUploads(db, owner.id)]);
    return data({ title, owner, images, uploads: withPause(uploads), failure: null, kind: kindIn(request) });
  } catch (error) {
    const failure = adminText("images.fetchFailed", { reason: reasonOf(error, request) });
    return data({ title, owner, images: [], uploads: [], failure, kind: undefined }, { status: 500 });
  }
}

/**
 * Takes several files at once. The request only brings them to the disk; the job makes images of them afterwards, so that
 * twenty photos cost neither the sender's patience nor the server's memory.
 */
export const action = formAction(async ({ request, params }: ActionFunctionArgs) => {
  const { userId } = await requireAdmin(request);
  const propertyId = idIn(params, "id");
  if (!(await findImageOwner(db, propertyId))) throw notFound();
  try {
    return await takeFiles(request, propertyId, userId);
  } catch (error) {
    if (error instanceof Response) throw error;
    return redirectAfterFailedUpload(request, imagesPath(request, propertyId), error);
  }
});

async function takeFiles(request: Request, propertyId: number, userId: number) {
  if (!request.body) return refusal("images.error.none", 400);
  const receipt = await receivePhotos(
    request.body,
    {
      contentType: request.headers.get("Content-Type") ?? "",
      declaredSize: Number(request.headers.get("Content-Length") ?? 0),
    },
    environment.uploadsDir,
  );
  const back = imagesPath(request, propertyId);
  if (!receipt.ok) {
    if (receipt.reason === "not-kept")
      return redirectAfterFailedUpload(request, back, receipt.error, receipt.fields.get("kind"));
    return receipt.reason === "too-large" ? tooLarge() : refusal("images.error.broken", 400);
  }
  if (receipt.files.length === 0) return refusal("images.error.none", 400);

  const kind = uploadKindSchema.safeParse(receipt.fields.get("kind"));
  const { files } = receipt;
  let unused = files.map(({ file }) => file);
  try {
    if (!kind.success) return refusal("images.kind.invalid", 400);
    const reception = await receiveUploads(db, propertyId, { files, kind: kind.data, userId }, new Date());
    if (!reception) throw notFound();
    unused = reception.known;
    return await redirectAfterUpload(back, reception);
  } catch (error) {
    if (error instanceof Response) throw error;
    return redirectAfterFailedUpload(request, back, error, kind.data);
  } finally {
    // What was sent for nothing: the property went meanwhile, the kind is none of ours, the file is here already, or no row
    // could be written.
    for (const file of unused) await removeReceived(file, environment.uploadsDir);
  }
}

/** What the files of an upload that failed were said to show. */
function kindIn(request: Request) {
  return uploadKindSchema.safeParse(new URL(request.url).searchParams.get("kind") ?? undefined).data;
}

function tooLarge() {
  const { perUpload: files, bytes } = photoLimits;
  return refusal(`images.error.tooLarge|files=${files}|size=${bytes / mebibyte}`, 413);
}

function refusal(error: string, status: number) {
  return data({ error }, { status });
}

export default function Images() {
  const { owner, images, uploads, failure, kind } = useLoaderData<typeof loader>();
  const attempt = useActionData<typeof action>();
  return (
    <ImagesScreen
      owner={owner}
      kind={kind}
      images={images}
      uploads={uploads}
      failure={failure}
      error={attempt?.error}
    />
  );
}
