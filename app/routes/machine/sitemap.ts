import type { LoaderFunctionArgs } from "@remix-run/node";

import { db } from "~/db/db.server";
import { ownOrigin } from "~/http/own-address.server";
import { siteMap } from "~/http/site-map.server";

/** The pages of the site with their languages and pictures, for search engines. */
export async function loader({ request }: LoaderFunctionArgs) {
  return new Response(await siteMap(db, ownOrigin(request)), {
    headers: {
      "Content-Type": "application/xml; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
    },
  });
}
