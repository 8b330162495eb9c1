import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useOutletContext } from "@remix-run/react";

import { db } from "~/db/db.server";
import type { AgencyIdentity } from "~/domain/agency/agency";
import { searchDevelopments } from "~/domain/developments/developments.server";
import { readPageNumber } from "~/domain/fields/address-number";
import { languageOf } from "~/http/pages/language.server";
import { metaOf } from "~/http/pages/page-meta";
import { describePage } from "~/http/pages/page-meta.server";
import type { RouteHandle } from "~/http/route-handle";
import { textsIn } from "~/i18n/instances.server";
import { DevelopmentsScreen } from "~/ui/developments/developments-screen";

export const handle = { kept: { seconds: 600, query: ["page"] } } satisfies RouteHandle;

export const meta = metaOf;

export async function loader({ request }: LoaderFunctionArgs) {
  const language = languageOf(request);
  const t = textsIn(language);
  const page = readPageNumber(new URL(request.url).searchParams);
  return {
    found: await searchDevelopments(db, language, page, new Date()),
    meta: describePage(request, {
      title: t("developments.title"),
      description: t("developments.description"),
    }),
  };
}

export default function Developments() {
  const { found } = useLoaderData<typeof loader>();
  return <DevelopmentsScreen found={found} agency={useOutletContext<AgencyIdentity>()} />;
}
