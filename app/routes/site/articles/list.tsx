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
import { textsIn } from "~/i18n/instances.server";
import { useText } from "~/i18n/text";
import { MagazineScreen } from "~/ui/articles/magazine-screen";
import { ContactBar } from "~/ui/frame/contact-bar";

export const meta = metaOf;

export async function loader({ request }: LoaderFunctionArgs) {
  const language = languageOf(request);
  const t = textsIn(language);
  const page = readPageNumber(new URL(request.url).searchParams);
  const [found, readable, agency] = await Promise.all([
    searchArticles(db, language, page),
    magazineLanguages(db),
    agencyIdentity(db, language),
  ]);
  return {
    found,
    readable,
    // An empty magazine leads on to where there is something.
    leadsToHomes: found.total === 0 && (await hasHomes(db, new Date())),
    meta: describePage(request, {
      title: t("magazine.title"),
      description: t("magazine.description"),
      // A list without an article in the language says nothing to whoever searches.
      isPrivate: found.total === 0,
      translated: found.total === 0 ? [language] : readable,
      feed: magazineFeed(request, agency.name),
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
