import { type LoaderFunctionArgs, redirect } from "@remix-run/node";

import { db } from "~/db/db.server";
import { brandUrl, readBrandFileName } from "~/domain/agency/brand";
import { findBrandFile, findBrandPictures } from "~/domain/agency/brand-pictures.server";
import { noteError } from "~/http/error-reference.server";
import type { RouteHandle } from "~/http/route-handle";
import { squareIcon } from "~/outside/photos/brand-picture.server";

export const handle = { who: "programs", public: true } satisfies RouteHandle;

/** Its name is that of its content. Pages of others may show it: networks and search engines do. */
const kept = { "Cache-Control": "public, max-age=31536000, immutable", "Cross-Origin-Resource-Policy": "cross-origin" };

/** A drawing that is opened by itself runs nothing and loads nothing, whatever was left in it. */
const ofDrawing = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";

/** The agency's logo and icon, as they are kept or as a square icon of the size that the name says. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const name = readBrandFileName(params.file ?? "");
  const file = name && (await findBrandFile(db, name.hash));
  if (!name || !file) return new Response("Not Found", { status: 404 });
  if (name.size === null) {
    const whole = { hash: name.hash, mediaType: file.mediaType };
    if (brandUrl(whole) !== `/brand/${params.file}`) return new Response("Not Found", { status: 404 });
    const headers = { ...kept, "Content-Type": file.mediaType, "Content-Security-Policy": ofDrawing };
    return new Response(new Uint8Array(file.content), { headers });
  }
  const { icon } = await findBrandPictures(db);
  if (icon?.hash !== name.hash) return new Response("Not Found", { status: 404 });
  try {
    const png = await squareIcon(name.hash, file.content, name.size);
    if (png) return new Response(new Uint8Array(png), { headers: { ...kept, "Content-Type": "image/png" } });
  } catch (error) {
    noteError(error, request);
  }
  return redirect(brandUrl(icon), { headers: { "Cache-Control": "no-store" } });
}
