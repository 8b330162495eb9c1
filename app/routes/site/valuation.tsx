import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, useOutletContext } from "@remix-run/react";

import { db } from "~/db/db.server";
import type { AgencyIdentity } from "~/domain/agency/agency";
import { valuationSchema } from "~/domain/enquiries/asked/valuation.schema";
import { sitePicture } from "~/domain/site/site-pictures.server";
import { receiveEnquiryForm } from "~/http/forms/enquiry-form.server";
import { formHeaders } from "~/http/forms/form-answer.server";
import { drawnForm } from "~/http/forms/form-guard.server";
import { languageOf } from "~/http/pages/language.server";
import { metaOf } from "~/http/pages/page-meta";
import { describePage } from "~/http/pages/page-meta.server";
import { recalled } from "~/http/pages/recalled.server";
import { readPost } from "~/http/post.server";
import type { RouteHandle } from "~/http/route-handle";
import { textsIn } from "~/i18n/instances.server";
import type { Language } from "~/i18n/languages";
import { useText } from "~/i18n/text";
import { formIds } from "~/ui/forms/form-ids";
import { FormPage } from "~/ui/forms/form-page";
import { LiveForm } from "~/ui/forms/live-form";
import { ValuationPromise } from "~/ui/forms/valuation-promise";

export const handle = { form: true } satisfies RouteHandle;

export const meta = metaOf;
export const headers = formHeaders;

const photoIn = recalled((language: Language) => sitePicture(db, language, "neighborhood-eixample"));

export async function loader({ request }: LoaderFunctionArgs) {
  const language = languageOf(request);
  const t = textsIn(language);
  return {
    ...drawnForm(request, formIds.valuation),
    photo: await photoIn(language),
    meta: describePage(request, { title: t("valuation.title"), description: t("valuation.description") }),
  };
}

export async function action({ request }: ActionFunctionArgs) {
  return receiveEnquiryForm(request, await readPost(request), {
    kind: "valuation",
    schema: valuationSchema,
    page: "/valuation",
    thanks: "valuationSent",
    failed: "valuation.failed",
  });
}

export default function Valuation() {
  const { stamp, from, photo } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>()?.result;
  const agency = useOutletContext<AgencyIdentity>();
  const { t, to } = useText();
  return (
    <FormPage
      parents={[{ label: t("nav.home"), href: to("/") }]}
      crumb={t("valuation.title")}
      title={t("valuation.title")}
      lead={t("valuation.lead")}
      aside={
        <ValuationPromise
          photo={photo}
          title={t("valuation.receive")}
          points={[t("valuation.receive.range"), t("valuation.receive.comparable"), t("valuation.receive.improve")]}
        />
      }
    >
      <LiveForm name="valuation" given={{ lastResult: result, stamp, from, agencyName: agency.name }} />
    </FormPage>
  );
}
