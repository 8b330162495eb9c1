import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, useOutletContext } from "@remix-run/react";

import { db } from "~/db/db.server";
import type { AgencyIdentity } from "~/domain/agency/agency";
import { contactSchema } from "~/domain/enquiries/asked/contact.schema";
import { readSharedHomes, sharedHomes } from "~/domain/properties/favourites";
import { homesById } from "~/domain/properties/properties.server";
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
import { ContactWays } from "~/ui/contact-ways";
import { Once } from "~/ui/drawn-once";
import { formIds } from "~/ui/forms/form-ids";
import { FormPage } from "~/ui/forms/form-page";
import { LiveForm } from "~/ui/forms/live-form";
import { AskedHomes } from "~/ui/property/asked-homes";

export const handle = { form: true } satisfies RouteHandle;

export const meta = metaOf;
export const headers = formHeaders;

// Every address may name others, fifty at a time.
const mostHeld = 30;
const askedHomes = recalled(
  (language: Language, ids: string) => homesById(db, language, readSharedHomes(ids)),
  mostHeld,
);

/** The homes that the address names: `?homes=1,5,9`. */
function homesOf(request: Request) {
  const named = readSharedHomes(new URL(request.url).searchParams.get("homes") ?? "");
  return askedHomes(languageOf(request), sharedHomes(named));
}

export async function loader({ request }: LoaderFunctionArgs) {
  const t = textsIn(languageOf(request));
  const homes = await homesOf(request);
  const isAboutHomes = homes.length > 0;
  return {
    homes,
    known: isAboutHomes
      ? {
          propertyAddress: homes
            .map(({ title }) => title)
            .join("; ")
            .slice(0, 300),
          message: t("contact.homes.message"),
        }
      : undefined,
    ...drawnForm(request, formIds.contact),
    meta: describePage(request, {
      title: t("contact.title"),
      description: t("contact.description"),
      isPrivate: isAboutHomes,
    }),
  };
}

export async function action({ request }: ActionFunctionArgs) {
  const form = await readPost(request);
  const homes = (await homesOf(request)).map(({ id, title }) => ({ id, title }));
  return receiveEnquiryForm(request, form, {
    kind: "contact",
    schema: contactSchema,
    asked: (answers) => (homes.length > 0 ? { ...answers, homes } : answers),
    page: "/contact",
    thanks: "contactSent",
  });
}

export default function Contact() {
  const { stamp, from, homes, known } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>()?.result;
  const agency = useOutletContext<AgencyIdentity>();
  const { t, to } = useText();
  return (
    <FormPage
      parents={[{ label: t("nav.home"), href: to("/") }]}
      crumb={t("nav.contact")}
      title={t("contact.title")}
      lead={t("contact.lead")}
      summary={homes.length > 0 ? <AskedHomes homes={homes} /> : undefined}
      aside={
        <Once name="contact ways" of={[agency]}>
          {() => <ContactWays agency={agency} />}
        </Once>
      }
    >
      <LiveForm
        name="contact"
        given={{
          ...{ lastResult: result, stamp, from, agencyName: agency.name, known },
          homes: sharedHomes(homes.map(({ id }) => id)),
        }}
      />
    </FormPage>
  );
}
