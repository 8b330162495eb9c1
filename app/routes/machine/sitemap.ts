import type { LoaderFunctionArgs } from "@remix-run/node";

import { db } from "~/db/db.server";
import { ownOrigin } from "~/http/own-address.server";
import { siteMapIndex } from "~/http/pages/site-map.server";
import type { RouteHandle } from "~/http/route-handle";

export const handle = { who: "programs", kept: { seconds: 600, query: [] } } satisfies RouteHandle;

/** Where search engines find the parts of the map of the site. */
export async function loader({ request }: LoaderFunctionArgs) {
  return new Response(await siteMapIndex(db, ownOrigin(request)), {
    headers: {
      "Content-Type": "application/xml; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
    },
  });
}
