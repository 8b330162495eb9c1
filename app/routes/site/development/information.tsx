import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, useOutletContext } from "@remix-run/react";

import type { AgencyIdentity } from "~/domain/agency/agency";
import { developmentQuestionSchema } from "~/domain/enquiries/asked/development-question.schema";
import { readId } from "~/domain/fields/address-number";
import { receiveEnquiryForm } from "~/http/forms/enquiry-form.server";
import { formHeaders } from "~/http/forms/form-answer.server";
import { drawnForm } from "~/http/forms/form-guard.server";
import { languageOf } from "~/http/pages/language.server";
import { metaOf } from "~/http/pages/page-meta";
import { describePage } from "~/http/pages/page-meta.server";
import { shownDevelopment } from "~/http/pages/shown-development.server";
import { readPost } from "~/http/post.server";
import type { RouteHandle } from "~/http/route-handle";
import { textsIn } from "~/i18n/instances.server";
import { useText } from "~/i18n/text";
import { ContactWays } from "~/ui/contact-ways";
import { AskedDevelopment } from "~/ui/developments/asked-development";
import { formIds } from "~/ui/forms/form-ids";
import { FormPage } from "~/ui/forms/form-page";
import { LiveForm } from "~/ui/forms/live-form";

export const handle = { form: true } satisfies RouteHandle;

export const meta = metaOf;
export const headers = formHeaders;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const t = textsIn(languageOf(request));
  const now = new Date();
  const development = await shownDevelopment(request, params, now);
  const { slug, name, location, photo, completion, availability, totalUnits, units } = development;
  const asked = readId(new URL(request.url).searchParams.get("unit"));
  return {
    development: { slug, name, location, photo, completion, availability, totalUnits },
    units: units.map((unit) => ({ id: unit.id, name: unit.name, price: unit.price, status: unit.status })),
    unit: units.find(({ id, status }) => id === asked && status !== "sold")?.id ?? null,
    ...drawnForm(request, formIds.developmentQuestion, `/developments/${slug}`),
    meta: describePage(request, { title: t("information.pageTitle", { name }), isPrivate: true }),
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const form = await readPost(request);
  const { id, slug, name, units } = await shownDevelopment(request, params, new Date());
  return receiveEnquiryForm(request, form, {
    kind: "development",
    developmentId: id,
    schema: developmentQuestionSchema(units.map((unit) => unit.id)),
    asked: (answers) => ({ development: name, unit: units.find((unit) => String(unit.id) === answers.unit)?.name }),
    page: `/developments/${slug}`,
    thanks: "contactSent",
  });
}

export default function Information() {
  const { development, units, unit, stamp, from } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>()?.result;
  const agency = useOutletContext<AgencyIdentity>();
  const { t, to } = useText();
  return (
    <FormPage
      parents={[
        { label: t("nav.developments"), href: to("/developments") },
        { label: development.name, href: to(`/developments/${development.slug}`) },
      ]}
      crumb={t("information.title")}
      title={t("information.title")}
      lead={t("information.lead")}
      summary={<AskedDevelopment development={development} />}
      aside={<ContactWays agency={agency} />}
    >
      <LiveForm
        name="developmentQuestion"
        given={{ slug: development.slug, units, unit, lastResult: result, stamp, from, agencyName: agency.name }}
      />
    </FormPage>
  );
}
