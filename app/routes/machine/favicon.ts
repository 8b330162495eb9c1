import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { type LoaderFunctionArgs, redirect } from "@remix-run/node";

import { db } from "~/db/db.server";
import { brandUrl, iconUrl } from "~/domain/agency/brand";
import { findBrandFile, findBrandPictures } from "~/domain/agency/brand-pictures.server";
import { noteError } from "~/http/error-reference.server";
import type { RouteHandle } from "~/http/route-handle";
import { squareIcon } from "~/outside/photos/brand-picture.server";

export const handle = { who: "programs", public: true } satisfies RouteHandle;

const headers = { "Content-Type": "image/png", "Cache-Control": "public, max-age=3600" };

/** What programs ask for that read no page: the agency's icon, else the neutral one. Not all of them follow a redirect. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { icon } = await findBrandPictures(db);
  const file = icon && (await findBrandFile(db, icon.hash));
  if (!icon || !file) {
    return new Response(new Uint8Array(await readFile(join("public", iconUrl(null, 48)))), { headers });
  }
  try {
    const png = await squareIcon(icon.hash, file.content, 48);
    if (png) return new Response(new Uint8Array(png), { headers });
  } catch (error) {
    noteError(error, request);
  }
  return redirect(brandUrl(icon), { headers: { "Cache-Control": "no-store" } });
}
