import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, useOutletContext } from "@remix-run/react";

import type { AgencyIdentity } from "~/domain/agency/agency";
import { contactSchema } from "~/domain/enquiries/asked/contact.schema";
import { receiveEnquiryForm } from "~/http/forms/enquiry-form.server";
import { formHeaders } from "~/http/forms/form-answer.server";
import { cameFrom, formStamp } from "~/http/forms/form-guard.server";
import { languageOf } from "~/http/pages/language.server";
import { metaOf } from "~/http/pages/page-meta";
import { describePage } from "~/http/pages/page-meta.server";
import { readPost } from "~/http/post.server";
import { textsIn } from "~/i18n/instances.server";
import { useText } from "~/i18n/text";
import { ContactWays } from "~/ui/contact-ways";
import { FormPage } from "~/ui/forms/form-page";
import { LiveForm } from "~/ui/forms/live-form";
import { RequiredNote } from "~/ui/forms/required-note";

export const meta = metaOf;
export const headers = formHeaders;

export function loader({ request }: LoaderFunctionArgs) {
  const t = textsIn(languageOf(request));
  return {
    stamp: formStamp(new Date()),
    from: cameFrom(request),
    meta: describePage(request, { title: t("contact.title"), description: t("contact.description") }),
  };
}

export async function action({ request }: ActionFunctionArgs) {
  return receiveEnquiryForm(request, await readPost(request), {
    kind: "contact",
    schema: contactSchema,
    page: "/contact",
    thanks: "contactSent",
  });
}

export default function Contact() {
  const { stamp, from } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>()?.result;
  const agency = useOutletContext<AgencyIdentity>();
  const { t, to } = useText();
  return (
    <FormPage
      parents={[{ label: t("nav.home"), href: to("/") }]}
      crumb={t("nav.contact")}
      title={t("contact.title")}
      lead={
        <>
          {t("contact.lead")} <RequiredNote />
        </>
      }
      aside={<ContactWays agency={agency} />}
    >
      <LiveForm name="contact" given={{ lastResult: result, stamp, from, agencyName: agency.name }} />
    </FormPage>
  );
}
