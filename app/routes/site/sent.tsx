import type { HeadersFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useOutletContext } from "@remix-run/react";

import { db } from "~/db/db.server";
import type { AgencyIdentity } from "~/domain/agency/agency";
import type { ProvisionalBooking } from "~/domain/booking/provisional-booking";
import { findProvisional } from "~/domain/booking/provisional-bookings.server";
import { costsPath } from "~/domain/costs/costs-question";
import { askedLines } from "~/domain/enquiries/asked/lines.server";
import { findSentEnquiry, type SentEnquiry } from "~/domain/enquiries/receiving/sent-enquiry.server";
import { homesById } from "~/domain/properties/properties.server";
import { type Sent, sentBy } from "~/http/forms/sent.server";
import { languageOf } from "~/http/pages/language.server";
import { metaOf } from "~/http/pages/page-meta";
import { describePage } from "~/http/pages/page-meta.server";
import { formatDay } from "~/i18n/format";
import { textsIn } from "~/i18n/instances.server";
import type { Language } from "~/i18n/languages";
import { formatClockHour } from "~/i18n/time-span";
import { NothingSentScreen, SentScreen } from "~/ui/sent/sent-screen";

export const meta = metaOf;
/** What somebody wrote is kept by no cache, not even the browser's own. */
export const headers: HeadersFunction = () => ({ "Cache-Control": "no-store" });

export async function loader({ request }: LoaderFunctionArgs) {
  const language = languageOf(request);
  const t = textsIn(language);
  const sent = await sentBy(request);
  if (!sent) {
    return { shown: null, meta: describePage(request, { title: t("sent.none.title"), isPrivate: true }) };
  }
  const enquiry = sent.id === null ? undefined : await findSentEnquiry(db, sent.id, sent.at);
  const { kind, page } = sent;
  const booking =
    sent.thanks === "bookingToConfirm" && sent.id !== null ? await findProvisional(db, sent.id) : undefined;
  const thanks = booking?.confirmedAt ? ("bookingMade" as const) : sent.thanks;
  return {
    shown: {
      ...{ kind, thanks, page },
      answers: enquiry ? answersOf(enquiry, language) : [],
      message: enquiry?.message ?? "",
      receiptTo: enquiry?.hasReceipt ? enquiry.email : null,
      booking: enquiry && booking ? toConfirm(booking, enquiry) : null,
      step: await nextStep(sent, enquiry, language),
    },
    meta: describePage(request, { title: t(`flash.${thanks}.title`), isPrivate: true }),
  };
}

/** What waits to be confirmed; null once it was. */
function toConfirm({ startsAt, heldUntil, isHeld, confirmedAt }: ProvisionalBooking, { email }: SentEnquiry) {
  return confirmedAt === null ? { email, startsAt, heldUntil: isHeld ? heldUntil : null } : null;
}

function answersOf(enquiry: SentEnquiry, language: Language) {
  const t = textsIn(language);
  const { name, email, phone, receivedAt } = enquiry;
  const at = {
    day: formatDay(language, receivedAt),
    time: formatClockHour(language, receivedAt),
  };
  return [
    { label: t("sent.name"), value: name },
    { label: t("field.email"), value: email },
    ...(phone ? [{ label: t("field.phone"), value: phone }] : []),
    ...askedLines(enquiry, language).map((line) => ({ label: line.name, value: line.value })),
    { label: t("sent.received"), value: t("sent.received.at", at) },
  ];
}

/** What may help meanwhile: what buying the home costs, how we sell, or more homes. */
async function nextStep({ kind }: Sent, enquiry: SentEnquiry | undefined, language: Language) {
  const t = textsIn(language);
  if (kind === "valuation" || kind === "premium-valuation") {
    return { href: "/services/property-sales", label: t("sent.step.sales") };
  }
  if (kind === "viewing" && enquiry?.home && enquiry.home.status !== "sold") {
    const [home] = await homesById(db, language, [enquiry.home.id]);
    if (home) return { href: costsPath(home.price), label: t("sent.step.costs") };
  }
  return { href: "/properties", label: t("sent.step.homes") };
}

export default function SentRoute() {
  const { shown } = useLoaderData<typeof loader>();
  const { phone, agent } = useOutletContext<AgencyIdentity>();
  return shown ? <SentScreen {...shown} phone={phone} answeredBy={agent?.name ?? null} /> : <NothingSentScreen />;
}
