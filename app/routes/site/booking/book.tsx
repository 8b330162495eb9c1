import type { Submission } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, useOutletContext } from "@remix-run/react";

import { db } from "~/db/db.server";
import type { AgencyIdentity } from "~/domain/agency/agency";
import { book, type BookedNow } from "~/domain/booking/book.server";
import { asMessage, type BookedThing, turnName, weekName } from "~/domain/booking/booking";
import { bookingSchema } from "~/domain/booking/booking.schema";
import { languageName } from "~/domain/enquiries/receiving/guard-fields";
import { doubtOf } from "~/http/forms/asked-address.server";
import { formFailure, formHeaders, formInLanguage } from "~/http/forms/form-answer.server";
import { drawnForm, returnPath } from "~/http/forms/form-guard.server";
import { leadToSent, type Thanks } from "~/http/forms/sent.server";
import { takeEnquiry } from "~/http/forms/take-enquiry.server";
import { languageOf } from "~/http/pages/language.server";
import { metaOf } from "~/http/pages/page-meta";
import { describePage } from "~/http/pages/page-meta.server";
import { readPost } from "~/http/post.server";
import type { RouteHandle } from "~/http/route-handle";
import type { TextKey } from "~/i18n/en";
import { textsIn } from "~/i18n/instances.server";
import { useText } from "~/i18n/text";
import { ChooseKind } from "~/ui/booking/choose-kind";
import { NoTimes } from "~/ui/booking/no-times";
import { ContactWays } from "~/ui/contact-ways";
import { formIds } from "~/ui/forms/form-ids";
import { FormPage } from "~/ui/forms/form-page";
import { LiveForm } from "~/ui/forms/live-form";
import { SoldHomeNote, ViewedHome } from "~/ui/property/viewed-home";

import { type Offer, offerAt, weekIn } from "./offer.server";

export const handle = { form: true } satisfies RouteHandle;

export const meta = metaOf;
export const headers = formHeaders;

export async function loader({ request }: LoaderFunctionArgs) {
  const t = textsIn(languageOf(request));
  const now = new Date();
  const offer = await offerAt(request, undefined, now);
  const { thing, home } = offer;
  return {
    offer,
    ...drawnForm(request, offer.view === "free" ? formIds.booking : undefined, pageOf(thing)),
    meta: describePage(request, {
      title: home
        ? t("booking.pageTitle", { home: home.title })
        : t(thing ? `booking.title.${thing.kind}` : "booking.title"),
      isPrivate: true,
    }),
  };
}

export async function action({ request }: ActionFunctionArgs) {
  const form = await readPost(request);
  const offer = await offerAt(request, weekIn(form), new Date());
  const { thing } = offer;
  if (thing === null) return data({ result: undefined, offer }, { status: 409 });

  const submission = parseWithZod(form, { schema: bookingSchema(thing.kind) });
  // Nothing that was typed is lost: where nothing can be booked any more the form stands there without a time to choose.
  const shown = offer.view === "free" ? offer : withoutTimes(offer, thing);
  if (form.has(turnName)) return data({ result: turned(submission), offer: shown });
  if (form.has(languageName)) {
    const { data: answer, init } = await formInLanguage(request, submission);
    return data({ ...answer, offer: shown }, init ?? undefined);
  }
  if (offer.view !== "free") {
    const message = offer.view === "sold" ? "booking.sold.now" : "booking.closed.now";
    return data({ result: submission.reply({ formErrors: [message] }), offer: shown }, { status: 409 });
  }
  if (submission.status !== "success") return data({ result: submission.reply(), offer }, { status: 400 });

  const doubt = doubtOf(form, submission.value.email);
  if (doubt) return data({ result: submission.reply({ fieldErrors: { email: [doubt] } }), offer }, { status: 400 });

  const { firstName, lastName, email, phone, message, news, time, propertyAddress = "" } = submission.value;
  const page = returnPath(form, pageOf(thing));
  const propertyId = thing.kind === "viewing" ? thing.homeId : undefined;
  let booked: BookedNow | undefined;
  const said = {
    ...{ kind: asMessage[thing.kind].kind, firstName, lastName, email, phone, message, page, propertyId },
    wantsNews: news === "on",
    asked: {
      ...(offer.home ? { home: { id: offer.home.id, title: offer.home.title } } : {}),
      ...(propertyAddress === "" ? {} : { propertyAddress }),
    },
  };
  const taken = await takeEnquiry(request, form, said, "form.failed", async ({ kind: _kind, ...words }, now) => {
    booked = await book(db, { kind: thing.kind, place: propertyAddress, startsAt: time, message: words }, now);
    return { id: booked.ok ? booked.enquiryId : null };
  });
  if (taken.trouble) {
    const { data: answer, init } = formFailure(submission, taken.trouble);
    return data({ ...answer, offer }, init ?? undefined);
  }
  const language = languageOf(request);
  if (booked && !booked.ok) return notBooked(request, submission, form, booked.reason);
  return leadToSent(language, {
    ...{ kind: asMessage[thing.kind].kind, id: taken.id, thanks: thanksFor(booked, thing), form: "/book", page },
    at: new Date().toISOString(),
  });
}

/** Of a program's, as far as can be told, a person will look at it: it is thanked for as a request, and nothing is promised for the time. */
function thanksFor(booked: BookedNow | undefined, { kind }: BookedThing): Thanks {
  if (booked?.ok && booked.state === "provisional") return "bookingToConfirm";
  if (booked?.ok && booked.state === "request") return "bookingAsked";
  return ({ viewing: "viewingSent", call: "contactSent", valuation: "valuationSent" } as const)[kind];
}

const refusals = {
  closed: "booking.closed.now",
  "too-many": "booking.tooMany",
  "too-often": "booking.tooOften",
} as const satisfies Record<string, TextKey>;

/** Somebody was quicker, or it is enough: the form with what is free now, and everything that was typed. */
async function notBooked<Value>(
  request: Request,
  submission: Submission<unknown, string[], Value>,
  form: FormData,
  reason: keyof typeof refusals | "taken",
) {
  const offer = await offerAt(request, weekIn(form), new Date());
  const { thing } = offer;
  const errors =
    reason === "taken" && offer.view === "free"
      ? { fieldErrors: { time: ["booking.time.taken"] } }
      : { formErrors: [refusals[reason === "taken" ? "closed" : reason]] };
  const shown = offer.view === "free" || thing === null ? offer : withoutTimes(offer, thing);
  return data({ result: submission.reply(errors), offer: shown }, { status: 409 });
}

/** What was typed, with nothing said against it. */
function turned<Value>(submission: Submission<unknown, string[], Value>) {
  const { [turnName]: _turn, [weekName]: _week, ...initialValue } = submission.reply().initialValue ?? {};
  return { initialValue };
}

function withoutTimes({ home }: Offer, thing: BookedThing): Offer {
  return { view: "free", thing, home, free: { days: [], week: 1, weeks: 1, isFull: true }, minutes: 0 };
}

/** The page that a booking is made from, where its link does not say it. */
function pageOf(thing: BookedThing | null): string {
  return thing?.kind === "viewing" ? `/property/${thing.homeId}` : "/book";
}

export default function Book() {
  const { offer: loaded, stamp, from } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const agency = useOutletContext<AgencyIdentity>();
  const { t, to } = useText();
  const offer = answer?.offer ?? loaded;
  const { view, thing, home } = offer;
  const title = t(thing ? `booking.title.${thing.kind}` : "booking.title");
  return (
    <FormPage
      parents={
        home
          ? [
              { label: t("nav.properties"), href: to("/properties") },
              { label: home.title, href: to(`/property/${home.id}`), language: home.textLanguage },
            ]
          : [{ label: t("nav.home"), href: to("/") }]
      }
      crumb={title}
      title={view === "sold" ? t("viewing.sold.title") : view === "closed" ? t("booking.closed.title") : title}
      lead={t(leads[view])}
      hasForm={view === "free"}
      summary={home ? <ViewedHome home={home} /> : undefined}
      aside={<ContactWays agency={agency} />}
    >
      {offer.view === "free" ? (
        <LiveForm
          name="booking"
          given={{
            ...{ thing: offer.thing, free: offer.free, minutes: offer.minutes },
            ...{ lastResult: answer?.result, stamp, from, agencyName: agency.name },
          }}
        />
      ) : offer.view === "choose" ? (
        <ChooseKind kinds={offer.kinds} />
      ) : offer.view === "sold" && offer.home ? (
        <SoldHomeNote home={offer.home} />
      ) : (
        <NoTimes homeId={home?.id ?? null} />
      )}
    </FormPage>
  );
}

const leads = {
  free: "booking.lead",
  choose: "booking.choose.lead",
  sold: "viewing.sold.text",
  full: "booking.full.text",
  closed: "booking.closed.text",
} as const satisfies Record<Offer["view"], TextKey>;
