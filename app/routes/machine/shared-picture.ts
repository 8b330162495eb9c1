import { type LoaderFunctionArgs, redirect } from "@remix-run/node";

import { db } from "~/db/db.server";
import { imageUrl } from "~/domain/listings/photo";
import { findShownPhoto } from "~/domain/site/photos-in-use.server";
import { environment } from "~/environment.server";
import { noteError } from "~/http/error-reference.server";
import type { RouteHandle } from "~/http/route-handle";
import { sharedCrop } from "~/outside/photos/share.server";

export const handle = { who: "programs", public: true } satisfies RouteHandle;

/** A photo in the shape in which networks show it: see `sharedUrl`. Where it cannot be made for the moment, the photo as it is. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const name = /^([0-9a-f]{24})\.jpg$/.exec(params.file ?? "")?.[1];
  const photo = name === undefined ? undefined : await findShownPhoto(db, name);
  if (!photo) return new Response("Not Found", { status: 404 });
  try {
    const crop = await sharedCrop(photo, environment.uploadsDir);
    if (crop) return new Response(new Uint8Array(crop), { headers: kept });
  } catch (error) {
    noteError(error, request);
  }
  return redirect(imageUrl(photo), { headers: { "Cache-Control": "no-store" } });
}

/** Its name is that of one photo for good. Pages of others may show it. */
const kept = {
  "Content-Type": "image/jpeg",
  "Cache-Control": "public, max-age=31536000, immutable",
  "Cross-Origin-Resource-Policy": "cross-origin",
};
