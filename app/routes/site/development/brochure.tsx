import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useOutletContext } from "@remix-run/react";

import type { AgencyIdentity } from "~/domain/agency/agency";
import { metaOf } from "~/http/pages/page-meta";
import { sheetOf } from "~/http/pages/sheet.server";
import { shownDevelopment } from "~/http/pages/shown-development.server";
import type { RouteHandle } from "~/http/route-handle";
import { DevelopmentBrochure } from "~/ui/developments/development-brochure";

export const handle = { kept: { seconds: 600, query: [] } } satisfies RouteHandle;

export const meta = metaOf;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const now = new Date();
  const development = await shownDevelopment(request, params, now);
  return {
    development,
    now: now.toISOString(),
    ...sheetOf(request, "brochure.title", development.name, `/developments/${development.slug}`),
  };
}

export default function Brochure() {
  const { meta: _meta, ...shown } = useLoaderData<typeof loader>();
  return <DevelopmentBrochure {...shown} agency={useOutletContext<AgencyIdentity>()} />;
}
