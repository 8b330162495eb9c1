import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useOutletContext } from "@remix-run/react";

import type { AgencyIdentity } from "~/domain/agency/agency";
import { notFound } from "~/http/not-found.server";
import { languageOf } from "~/http/pages/language.server";
import { metaOf } from "~/http/pages/page-meta";
import { describePage } from "~/http/pages/page-meta.server";
import { shownUnit } from "~/http/pages/shown-development.server";
import type { RouteHandle } from "~/http/route-handle";
import { textsIn } from "~/i18n/instances.server";
import { FloorPlanScreen } from "~/ui/developments/floor-plan";
import { ContactBar } from "~/ui/frame/contact-bar";

export const handle = { kept: { seconds: 600, query: [] } } satisfies RouteHandle;

export const meta = metaOf;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const t = textsIn(languageOf(request));
  const { development, unit } = await shownUnit(request, params, new Date());
  if (!unit.floorPlan) throw notFound();
  const title = t("unit.plan.of", { name: unit.name });
  return {
    development,
    unit,
    plan: unit.floorPlan,
    meta: describePage(request, {
      title: `${title}, ${development.name}`,
      canonical: `/developments/${development.slug}`,
      translated: development.textLanguages,
    }),
  };
}

export default function FloorPlan() {
  const { development, unit, plan } = useLoaderData<typeof loader>();
  return (
    <>
      <FloorPlanScreen development={development} unit={unit} plan={plan} />
      <ContactBar agency={useOutletContext<AgencyIdentity>()} />
    </>
  );
}
