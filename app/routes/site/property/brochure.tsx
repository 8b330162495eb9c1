import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useOutletContext } from "@remix-run/react";

import type { AgencyIdentity } from "~/domain/agency/agency";
import { metaOf } from "~/http/pages/page-meta";
import { sheetOf } from "~/http/pages/sheet.server";
import { shownHome } from "~/http/pages/shown-home.server";
import type { RouteHandle } from "~/http/route-handle";
import { PropertyBrochure } from "~/ui/property/property-brochure";

export const handle = { kept: { seconds: 600, query: [] } } satisfies RouteHandle;

export const meta = metaOf;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const home = await shownHome(request, params);
  return {
    home,
    now: new Date().toISOString(),
    ...sheetOf(request, "brochure.title", home.title, `/property/${home.id}`),
  };
}

export default function Brochure() {
  const { meta: _meta, ...shown } = useLoaderData<typeof loader>();
  return <PropertyBrochure {...shown} agency={useOutletContext<AgencyIdentity>()} />;
}
