import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useOutletContext } from "@remix-run/react";

import type { AgencyIdentity } from "~/domain/agency/agency";
import { unitPictures } from "~/domain/developments/development";
import { readPictureNumber } from "~/domain/listings/gallery";
import { ownOrigin } from "~/http/own-address.server";
import { savingUnitsOn } from "~/http/pages/favourites.server";
import { languageOf } from "~/http/pages/language.server";
import { metaOf } from "~/http/pages/page-meta";
import { describePage } from "~/http/pages/page-meta.server";
import { shownUnit } from "~/http/pages/shown-development.server";
import type { RouteHandle } from "~/http/route-handle";
import { textsIn } from "~/i18n/instances.server";
import { useText } from "~/i18n/text";
import { UnitScreen } from "~/ui/developments/unit-screen";
import { ContactBar } from "~/ui/frame/contact-bar";

export const handle = { kept: { seconds: 600, query: ["photo"] } } satisfies RouteHandle;

export const meta = metaOf;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const t = textsIn(languageOf(request));
  const { development, unit } = await shownUnit(request, params, new Date());
  const { name, slug, location, summary } = development;
  const pictures = unitPictures(development, unit);
  const url = new URL(request.url);
  return {
    development,
    unit,
    saving: await savingUnitsOn(request),
    url: ownOrigin(request) + url.pathname,
    photo: readPictureNumber(url.searchParams.get("photo"), pictures.length) ?? 1,
    meta: describePage(request, {
      title: t("unit.pageTitle", { name: unit.name, development: name }),
      description: t("development.meta", { name, location, summary }),
      // One building, one page in the search engines: its units come and go.
      canonical: `/developments/${slug}`,
      translated: development.textLanguages,
      picture: development.photos[0],
    }),
  };
}

export default function Unit() {
  const { meta: _meta, ...shown } = useLoaderData<typeof loader>();
  const { development, unit } = shown;
  const agency = useOutletContext<AgencyIdentity>();
  const { t, to } = useText();
  const isSold = unit.status === "sold";
  return (
    <>
      <UnitScreen {...shown} agency={agency} />
      <ContactBar
        agency={agency}
        action={{
          href: to(`/developments/${development.slug}/information${isSold ? "" : `?unit=${unit.id}`}`),
          label: t("development.request"),
          opensDialog: true,
        }}
      />
    </>
  );
}
