import type { LoaderFunctionArgs } from "@remix-run/node";

import { db } from "~/db/db.server";
import { ownOrigin } from "~/http/own-address.server";
import { siteMapPart } from "~/http/pages/site-map.server";
import type { RouteHandle } from "~/http/route-handle";

export const handle = { who: "programs", kept: { seconds: 600, query: [] } } satisfies RouteHandle;

/** A thousand pages of the site at most with their languages and pictures, for search engines. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const xml = await siteMapPart(db, ownOrigin(request), params.file ?? "");
  if (xml === undefined) return new Response("Not Found", { status: 404 });
  return new Response(xml, {
    headers: {
      "Content-Type": "application/xml; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
    },
  });
}
