import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useOutletContext } from "@remix-run/react";

import { db } from "~/db/db.server";
import type { AgencyIdentity } from "~/domain/agency/agency";
import { agencyIdentity } from "~/domain/agency/agency.server";
import { languageOf } from "~/http/pages/language.server";
import { metaOf } from "~/http/pages/page-meta";
import { describePage } from "~/http/pages/page-meta.server";
import type { RouteHandle } from "~/http/route-handle";
import { fillLegal } from "~/i18n/legal/legal-texts";
import { legalTexts } from "~/i18n/legal/legal.server";
import { ContactBar } from "~/ui/frame/contact-bar";
import { LegalScreen } from "~/ui/legal-screen";

export const handle = { kept: { seconds: 600, query: [] } } satisfies RouteHandle;

export const meta = metaOf;

export async function loader({ request }: LoaderFunctionArgs) {
  const language = languageOf(request);
  const page = fillLegal(legalTexts(language).notice, await agencyIdentity(db, language));
  return { page, meta: describePage(request, { title: page.title, description: page.lead }) };
}

export default function LegalNotice() {
  const { page } = useLoaderData<typeof loader>();
  const agency = useOutletContext<AgencyIdentity>();
  return (
    <>
      <LegalScreen page={page} path="/legal-notice" email={agency.email} />
      <ContactBar agency={agency} />
    </>
  );
}
