import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, useOutletContext } from "@remix-run/react";

import { db } from "~/db/db.server";
import type { AgencyIdentity } from "~/domain/agency/agency";
import { agencyIdentity } from "~/domain/agency/agency.server";
import { daysOf, openDays, weekdays } from "~/domain/agency/opening-hours";
import { viewingDays } from "~/domain/enquiries/asked/viewing";
import { viewingSchema } from "~/domain/enquiries/asked/viewing.schema";
import { readId } from "~/domain/fields/address-number";
import { homesById } from "~/domain/properties/properties.server";
import type { HomeCard } from "~/domain/properties/property";
import { receiveEnquiryForm } from "~/http/forms/enquiry-form.server";
import { formHeaders } from "~/http/forms/form-answer.server";
import { drawnForm } from "~/http/forms/form-guard.server";
import { notFound } from "~/http/not-found.server";
import { languageOf } from "~/http/pages/language.server";
import { metaOf } from "~/http/pages/page-meta";
import { describePage } from "~/http/pages/page-meta.server";
import { recalled } from "~/http/pages/recalled.server";
import { readPost } from "~/http/post.server";
import type { RouteHandle } from "~/http/route-handle";
import { formatList } from "~/i18n/format";
import { textsIn } from "~/i18n/instances.server";
import type { Language } from "~/i18n/languages";
import { useText } from "~/i18n/text";
import { ContactWays } from "~/ui/contact-ways";
import { formIds } from "~/ui/forms/form-ids";
import { FormPage } from "~/ui/forms/form-page";
import { LiveForm } from "~/ui/forms/live-form";
import { SoldHomeNote, ViewedHome } from "~/ui/property/viewed-home";

export const handle = { form: true } satisfies RouteHandle;

export const meta = metaOf;
export const headers = formHeaders;

/** @throws {Response} 404 where there is no such home, or only a draft */
const publicHome = recalled(async (language: Language, id: string): Promise<HomeCard> => {
  const known = readId(id);
  const [home] = known === undefined ? [] : await homesById(db, language, [known]);
  if (!home) throw notFound();
  return home;
});

/** The days on which we work, as a sentence says them: `Monday to Friday`. Blank where the settings name none, or all of the week. */
function openDaysIn(language: Language, hours: AgencyIdentity["hours"]): string {
  const t = textsIn(language);
  const lines = openDays(hours);
  if (lines.length === 0 || lines.flatMap(daysOf).length === weekdays.length) return "";
  const named = lines.map(({ from, to }) =>
    from === to
      ? t("hours.day", { day: t(`hours.${from}`) })
      : t("hours.days", { from: t(`hours.${from}`), to: t(`hours.${to}`) }),
  );
  const days = formatList(language, named);
  // Only English writes the names of days with a capital within a sentence.
  return language === "en" ? days : days.toLocaleLowerCase(language);
}

/** As they were read last, where the database can't be read: the form stands without them too. */
const openHours = recalled(async (language: Language) => (await agencyIdentity(db, language)).hours);

export async function loader({ params, request }: LoaderFunctionArgs) {
  const language = languageOf(request);
  const t = textsIn(language);
  const home = await publicHome(language, params.id ?? "");
  const now = new Date();
  return {
    home,
    days: viewingDays(now),
    openDays: openDaysIn(language, await openHours(language)),
    ...drawnForm(request, home.status === "sold" ? undefined : formIds.viewing, `/property/${home.id}`),
    meta: describePage(request, {
      title: t("viewing.pageTitle", { home: home.title }),
      isPrivate: true,
    }),
  };
}

export async function action({ params, request }: ActionFunctionArgs) {
  const form = await readPost(request);
  const home = await publicHome(languageOf(request), params.id ?? "");
  return receiveEnquiryForm(request, form, {
    kind: "viewing",
    propertyId: home.id,
    schema: viewingSchema(viewingDays(new Date())),
    asked: (wishes) => ({ ...wishes, home: { id: home.id, title: home.title } }),
    page: `/property/${home.id}`,
    // Sold while the form was being filled in: the message is kept and will be answered, a viewing is not promised.
    thanks: home.status === "sold" ? "contactSent" : "viewingSent",
  });
}

export default function Viewing() {
  const { home, days, openDays, stamp, from } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>()?.result;
  const agency = useOutletContext<AgencyIdentity>();
  const { t, to } = useText();
  const isSold = home.status === "sold";
  return (
    <FormPage
      parents={[
        { label: t("nav.properties"), href: to("/properties") },
        { label: home.title, href: to(`/property/${home.id}`), language: home.textLanguage },
      ]}
      crumb={t("viewing.title")}
      title={isSold ? t("viewing.sold.title") : t("viewing.title")}
      lead={t(isSold ? "viewing.sold.text" : "viewing.lead")}
      hasForm={!isSold}
      summary={<ViewedHome home={home} />}
      aside={<ContactWays agency={agency} />}
    >
      {isSold ? (
        <SoldHomeNote home={home} />
      ) : (
        <LiveForm
          name="viewing"
          given={{ homeId: home.id, days, openDays, lastResult: result, stamp, from, agencyName: agency.name }}
        />
      )}
    </FormPage>
  );
}
