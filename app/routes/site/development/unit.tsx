import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useOutletContext } from "@remix-run/react";

import type { AgencyIdentity } from "~/domain/agency/agency";
import { languageOf } from "~/http/pages/language.server";
import { metaOf } from "~/http/pages/page-meta";
import { describePage } from "~/http/pages/page-meta.server";
import { shownUnit } from "~/http/pages/shown-development.server";
import { textsIn } from "~/i18n/instances.server";
import { UnitScreen } from "~/ui/developments/unit-screen";
import { ContactBar } from "~/ui/frame/contact-bar";

export const meta = metaOf;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const t = textsIn(languageOf(request));
  const { development, unit } = await shownUnit(request, params, new Date());
  const { name, slug, location, summary } = development;
  return {
    development,
    unit,
    meta: describePage(request, {
      title: t("unit.pageTitle", { name: unit.name, development: name }),
      description: t("development.meta", { name, location, summary }),
      // One building, one page in the search engines: its units come and go.
      canonical: `/developments/${slug}`,
      translated: development.textLanguages,
    }),
  };
}

export default function Unit() {
  const { development, unit } = useLoaderData<typeof loader>();
  return (
    <>
      <UnitScreen development={development} unit={unit} />
      <ContactBar agency={useOutletContext<AgencyIdentity>()} />
    </>
  );
}
