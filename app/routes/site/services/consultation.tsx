import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, useOutletContext } from "@remix-run/react";

import type { AgencyIdentity } from "~/domain/agency/agency";
import { consultationSchema } from "~/domain/enquiries/asked/service-request.schema";
import { isServiceSlug, type ServiceSlug } from "~/domain/services/service";
import { receiveEnquiryForm } from "~/http/forms/enquiry-form.server";
import { formHeaders } from "~/http/forms/form-answer.server";
import { drawnForm } from "~/http/forms/form-guard.server";
import { notFound } from "~/http/not-found.server";
import { languageOf } from "~/http/pages/language.server";
import { metaOf } from "~/http/pages/page-meta";
import { describePage } from "~/http/pages/page-meta.server";
import { readPost } from "~/http/post.server";
import type { RouteHandle } from "~/http/route-handle";
import { textsIn } from "~/i18n/instances.server";
import { useText } from "~/i18n/text";
import { ContactWays } from "~/ui/contact-ways";
import { formIds } from "~/ui/forms/form-ids";
import { FormPage } from "~/ui/forms/form-page";
import { LiveForm } from "~/ui/forms/live-form";

export const handle = { form: true } satisfies RouteHandle;

export const meta = metaOf;
export const headers = formHeaders;

export function loader({ params, request }: LoaderFunctionArgs) {
  const slug = knownService(params.slug);
  const t = textsIn(languageOf(request));
  return {
    slug,
    ...drawnForm(request, formIds.consultation, `/services/${slug}`),
    meta: describePage(request, {
      title: t("consultation.pageTitle", { service: t(`home.service.${slug}`) }),
      // Eight pages with the same form: the services pages themselves are what is worth finding.
      isPrivate: true,
    }),
  };
}

export async function action({ params, request }: ActionFunctionArgs) {
  const form = await readPost(request);
  const service = knownService(params.slug);
  return receiveEnquiryForm(request, form, {
    kind: "consultation",
    schema: consultationSchema,
    asked: (answers) => ({ ...answers, service }),
    page: `/services/${service}`,
    thanks: "consultationSent",
  });
}

export default function Consultation() {
  const { slug, stamp, from } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>()?.result;
  const agency = useOutletContext<AgencyIdentity>();
  const { t, to } = useText();
  const service = t(`home.service.${slug}`);
  return (
    <FormPage
      parents={[
        { label: t("nav.services"), href: to("/#services") },
        { label: service, href: to(`/services/${slug}`) },
      ]}
      crumb={t("consultation.title")}
      title={t("consultation.title")}
      lead={t("consultation.lead")}
      summary={
        <dl className="mt-6 flex flex-wrap gap-x-3 border-y border-plaster-300 py-3 text-base">
          <dt className="text-stone-600">{t("consultation.service")}</dt>
          <dd className="font-semibold">{service}</dd>
        </dl>
      }
      aside={<ContactWays agency={agency} />}
    >
      <LiveForm
        name="consultation"
        given={{ service: slug, lastResult: result, stamp, from, agencyName: agency.name }}
      />
    </FormPage>
  );
}

/** @throws {Response} 404 where there is no such service */
function knownService(slug = ""): ServiceSlug {
  if (!isServiceSlug(slug)) throw notFound();
  return slug;
}
