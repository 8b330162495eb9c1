import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useOutletContext } from "@remix-run/react";

import type { AgencyIdentity } from "~/domain/agency/agency";
import { ownOrigin } from "~/http/own-address.server";
import { languageOf } from "~/http/pages/language.server";
import { metaOf } from "~/http/pages/page-meta";
import { describePage } from "~/http/pages/page-meta.server";
import { shownHome } from "~/http/pages/shown-home.server";
import { href } from "~/i18n/href";
import { textsIn } from "~/i18n/instances.server";
import { PropertyBrochure } from "~/ui/property/property-brochure";

export const meta = metaOf;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const language = languageOf(request);
  const home = await shownHome(request, params);
  const path = `/property/${home.id}`;
  return {
    home,
    url: ownOrigin(request) + href(language, path),
    now: new Date().toISOString(),
    meta: describePage(request, {
      title: textsIn(language)("brochure.title", { name: home.title }),
      canonical: path,
      isPrivate: true,
    }),
  };
}

export default function Brochure() {
  const { meta: _meta, ...shown } = useLoaderData<typeof loader>();
  return <PropertyBrochure {...shown} agency={useOutletContext<AgencyIdentity>()} />;
}
