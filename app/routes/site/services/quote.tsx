import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, useOutletContext } from "@remix-run/react";

import { db } from "~/db/db.server";
import type { AgencyIdentity } from "~/domain/agency/agency";
import { readPackage } from "~/domain/agency/turnkey-package";
import { quoteSchema } from "~/domain/enquiries/asked/service-request.schema";
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

const turnkeyPage = "/services/turnkey-services";

const photoIn = recalled((language: Language) => sitePicture(db, language, "turnkey-staging"));

export async function loader({ request }: LoaderFunctionArgs) {
  const language = languageOf(request);
  const t = textsIn(language);
  return {
    chosen: readPackage(new URL(request.url).searchParams.get("package")),
    ...drawnForm(request, formIds.quote, turnkeyPage),
    photo: await photoIn(language),
    meta: describePage(request, { title: t("quote.pageTitle"), description: t("quote.description") }),
  };
}

export async function action({ request }: ActionFunctionArgs) {
  return receiveEnquiryForm(request, await readPost(request), {
    kind: "quote",
    schema: quoteSchema,
    asked: (answers) => ({ ...answers, service: "turnkey-services" }),
    page: turnkeyPage,
    thanks: "quoteSent",
  });
}

export default function Quote() {
  const { chosen, stamp, from, photo } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>()?.result;
  const agency = useOutletContext<AgencyIdentity>();
  const { t, to } = useText();
  return (
    <FormPage
      parents={[
        { label: t("nav.services"), href: to("/#services") },
        { label: t("home.service.turnkey-services"), href: to(turnkeyPage) },
      ]}
      crumb={t("quote.crumb")}
      title={t("quote.title")}
      lead={t("quote.lead")}
      aside={
        <ValuationPromise
          photo={photo}
          title={t("quote.receive")}
          points={[t("quote.receive.list"), t("quote.receive.costs"), t("quote.receive.dates")]}
        />
      }
    >
      <LiveForm name="quote" given={{ chosen, lastResult: result, stamp, from, agencyName: agency.name }} />
    </FormPage>
  );
}
