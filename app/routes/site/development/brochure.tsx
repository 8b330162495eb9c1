import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useOutletContext } from "@remix-run/react";

import type { AgencyIdentity } from "~/domain/agency/agency";
import { ownOrigin } from "~/http/own-address.server";
import { languageOf } from "~/http/pages/language.server";
import { metaOf } from "~/http/pages/page-meta";
import { describePage } from "~/http/pages/page-meta.server";
import { shownDevelopment } from "~/http/pages/shown-development.server";
import { href } from "~/i18n/href";
import { textsIn } from "~/i18n/instances.server";
import { DevelopmentBrochure } from "~/ui/developments/development-brochure";

export const meta = metaOf;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const language = languageOf(request);
  const now = new Date();
  const development = await shownDevelopment(request, params, now);
  const path = `/developments/${development.slug}`;
  return {
    development,
    url: ownOrigin(request) + href(language, path),
    now: now.toISOString(),
    meta: describePage(request, {
      title: textsIn(language)("brochure.title", { name: development.name }),
      canonical: path,
      isPrivate: true,
    }),
  };
}

export default function Brochure() {
  const { meta: _meta, ...shown } = useLoaderData<typeof loader>();
  return <DevelopmentBrochure {...shown} agency={useOutletContext<AgencyIdentity>()} />;
}
