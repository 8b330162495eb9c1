import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useOutletContext } from "@remix-run/react";

import { db } from "~/db/db.server";
import { type AgencyIdentity } from "~/domain/agency/agency";
import { mortgageDefaults } from "~/domain/agency/mortgage.server";
import { costOfBuying } from "~/domain/costs/cost-of-buying";
import { readCosts } from "~/domain/costs/read-costs";
import { adviceOn } from "~/domain/costs/usual-costs";
import { languageOf } from "~/http/pages/language.server";
import { metaOf } from "~/http/pages/page-meta";
import { describePage } from "~/http/pages/page-meta.server";
import { recalled } from "~/http/pages/recalled.server";
import type { RouteHandle } from "~/http/route-handle";
import { dayInBarcelona } from "~/i18n/barcelona-time";
import { textsIn } from "~/i18n/instances.server";
import { CostsScreen } from "~/ui/costs/costs-screen";

export const handle = { kept: { seconds: 600, query: ["price"] } } satisfies RouteHandle;

export const meta = metaOf;

const usualLoan = recalled(() => mortgageDefaults(db));

export async function loader({ request }: LoaderFunctionArgs) {
  const t = textsIn(languageOf(request));
  const usual = await usualLoan();
  const asked = readCosts(new URL(request.url).searchParams, usual.ratePercent);
  const { isAsked, question } = asked;
  return data(
    {
      asked,
      advice: isAsked && question ? adviceOn(question) : {},
      answer: isAsked && question ? costOfBuying(question) : null,
      usual,
      day: dayInBarcelona(new Date()),
      meta: describePage(request, {
        title: t("costs.head"),
        description: t("costs.description"),
        // One calculation of countless: the page without a question stands for all of them.
        isPrivate: isAsked,
      }),
    },
    { status: isAsked && !question ? 400 : 200 },
  );
}

export default function Costs() {
  const { meta: _meta, ...shown } = useLoaderData<typeof loader>();
  return <CostsScreen {...shown} agency={useOutletContext<AgencyIdentity>()} />;
}
