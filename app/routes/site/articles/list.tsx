import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useOutletContext } from "@remix-run/react";

import { db } from "~/db/db.server";
import type { AgencyIdentity } from "~/domain/agency/agency";
import { agencyIdentity } from "~/domain/agency/agency.server";
import { magazineLanguages, searchArticles } from "~/domain/articles/published/published-articles.server";
import { readPageNumber } from "~/domain/fields/address-number";
import { hasHomes } from "~/domain/properties/properties.server";
import { languageOf } from "~/http/pages/language.server";
import { magazineFeed } from "~/http/pages/magazine-feed.server";
import { metaOf } from "~/http/pages/page-meta";
import { describePage } from "~/http/pages/page-meta.server";
import { recalled } from "~/http/pages/recalled.server";
import type { RouteHandle } from "~/http/route-handle";
import { textsIn } from "~/i18n/instances.server";
import type { Language } from "~/i18n/languages";
import { useText } from "~/i18n/text";
import { MagazineScreen } from "~/ui/articles/magazine-screen";
import { ContactBar } from "~/ui/frame/contact-bar";

export const handle = { kept: { seconds: 600, query: ["page"] } } satisfies RouteHandle;

export const meta = metaOf;

const pageOf = recalled(async (language: Language, page: number) => {
  const [found, readable, agency] = await Promise.all([
    searchArticles(db, language, page),
    magazineLanguages(db),
    agencyIdentity(db, language),
  ]);
  // An empty magazine leads on to where there is something.
  const leadsToHomes = found.total === 0 && (await hasHomes(db, new Date()));
  return { found, readable, leadsToHomes, agency: agency.name };
}, 60);

export async function loader({ request }: LoaderFunctionArgs) {
  const language = languageOf(request);
  const t = textsIn(language);
  const page = readPageNumber(new URL(request.url).searchParams);
  const { agency, ...shown } = await pageOf(language, page);
  const { found, readable } = shown;
  return {
    ...shown,
    meta: describePage(request, {
      title: t("magazine.title"),
      description: t("magazine.description"),
      // A list without an article in the language says nothing to whoever searches.
      isPrivate: found.total === 0,
      translated: found.total === 0 ? [language] : readable,
      feed: magazineFeed(request, agency),
    }),
  };
}

export default function Magazine() {
  const { t, to } = useText();
  const { found, readable, leadsToHomes } = useLoaderData<typeof loader>();
  return (
    <>
      <MagazineScreen found={found} readable={readable} leadsToHomes={leadsToHomes} />
      <ContactBar
        agency={useOutletContext<AgencyIdentity>()}
        floating={{ href: to("/properties"), label: t("favourites.empty.action") }}
      />
    </>
  );
}
