import type { LoaderFunctionArgs } from "@remix-run/node";

import { ownOrigin } from "~/http/own-address.server";
import type { RouteHandle } from "~/http/route-handle";

export const handle = { who: "programs", kept: { seconds: 600, query: [] } } satisfies RouteHandle;

/**
 * What crawlers may ask for. Pages that are only kept out of the index are not named: a crawler has to read their
 * "noindex". The panel is nobody's business, and counting saved homes is no use to anybody.
 */
export function loader({ request }: LoaderFunctionArgs) {
  const lines = ["User-agent: *", "Disallow: /admin", "", `Sitemap: ${ownOrigin(request)}/sitemap.xml`, ""];
  return new Response(lines.join("\n"), {
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
    },
  });
}
