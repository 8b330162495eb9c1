import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useOutletContext } from "@remix-run/react";

import { db } from "~/db/db.server";
import type { AgencyIdentity } from "~/domain/agency/agency";
import { listDevelopments } from "~/domain/developments/developments.server";
import { languageOf } from "~/http/language.server";
import { metaOf } from "~/http/page-meta";
import { describePage } from "~/http/page-meta.server";
import { textsIn } from "~/i18n/instances.server";
import { DevelopmentsScreen } from "~/ui/developments/developments-screen";

export const meta = metaOf;

export async function loader({ request }: LoaderFunctionArgs) {
  const language = languageOf(request);
  const t = textsIn(language);
  return {
    developments: await listDevelopments(db, language, new Date()),
    meta: describePage(request, {
      title: t("developments.title"),
      description: t("developments.description"),
    }),
  };
}

export default function Developments() {
  const { developments } = useLoaderData<typeof loader>();
  return <DevelopmentsScreen developments={developments} agency={useOutletContext<AgencyIdentity>()} />;
}
