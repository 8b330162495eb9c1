import { parseWithZod } from "@conform-to/zod/v4";
import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";

import { bookingSchema } from "~/domain/booking/booking.schema";
import { contactSchema } from "~/domain/enquiries/asked/contact.schema";
import { developmentQuestionSchema } from "~/domain/enquiries/asked/development-question.schema";
import { consultationSchema, quoteSchema } from "~/domain/enquiries/asked/service-request.schema";
import { premiumValuationSchema, valuationSchema } from "~/domain/enquiries/asked/valuation.schema";
import { viewingSchema } from "~/domain/enquiries/asked/viewing.schema";
import { detailsSchema, locationSchema, preferencesSchema } from "~/domain/enquiries/briefs/search-brief.schema";
import { ca } from "~/i18n/ca";
import { en } from "~/i18n/en";
import { es } from "~/i18n/es";
import { formTexts as catalan } from "~/i18n/form-texts/ca";
import { formTexts as english } from "~/i18n/form-texts/en";
import { formTexts as spanish } from "~/i18n/form-texts/es";
import { formTexts as russian } from "~/i18n/form-texts/ru";
import { createI18n } from "~/i18n/instance";
import { PageTexts } from "~/i18n/page-texts";
import { phrasesIn } from "~/i18n/phrases";
import { ru } from "~/i18n/ru";
import { textIn, TextProvider } from "~/i18n/text";
import { drawForm, type FormGiven, type FormName, isFormName } from "~/ui/forms/forms";

const all = { en, es, ca, ru };
const sent = { en: english, es: spanish, ca: catalan, ru: russian };

// Drawn once more after a refusal: with what was sent and what is wrong with it.
const lastResult = {
  status: "error" as const,
  initialValue: { firstName: "Ana", firstDay: "2026-11-24", budget: "any", features: ["pool", "terrace"] },
  error: {
    firstName: ["field.firstName.required"],
    email: ["field.email.invalid"],
    message: ["field.tooLong|max=4000"],
  },
};
const enquiry = { lastResult, stamp: "1.signature", from: "/", agencyName: "Xamfrà" };
const step = { lastResult, stamp: "1.signature", step: 2 as const, action: "/search" };
const unit = { id: 1, name: "1-2", price: 450_000, status: "available" } as const;

const given: { [Name in FormName]: FormGiven<Name> } = {
  contact: enquiry,
  consultation: { ...enquiry, service: "legal-support" },
  developmentQuestion: { ...enquiry, slug: "mirador", units: [unit], unit: 1 },
  quote: { ...enquiry, chosen: "premium" },
  valuation: enquiry,
  premiumValuation: enquiry,
  viewing: { ...enquiry, homeId: 1, openDays: "Monday to Friday", days: { first: "2026-11-23", last: "2027-02-20" } },
  booking: {
    ...enquiry,
    ...{ thing: { kind: "valuation" }, minutes: 60 },
    free: { days: [{ day: "2026-11-28", times: ["2026-11-28T09:00:00.000Z"] }], week: 2, weeks: 3, isFull: false },
  },
  searchDetails: { ...step, agencyName: "Xamfrà" },
  searchBudget: step,
  searchLocation: step,
};

const schemas = {
  contactSchema,
  consultationSchema,
  quoteSchema,
  valuationSchema,
  premiumValuationSchema,
  detailsSchema,
  preferencesSchema,
  locationSchema,
  question: developmentQuestionSchema([1]),
  viewing: viewingSchema(given.viewing.days),
  booking: bookingSchema("valuation"),
};

const names = Object.keys(given).filter(isFormName);

describe.each(["en", "es", "ca", "ru"] as const)("a form in %s", (language) => {
  test.each(names)("is drawn alike by the server and in the browser, word for word: %s", (name) => {
    const onServer = renderToString(<PageTexts i18n={createI18n(language, all[language])}>{drawn(name)}</PageTexts>);
    const text = textIn(phrasesIn(language, sent[language]));
    expect(renderToString(<TextProvider value={text}>{drawn(name)}</TextProvider>)).toBe(onServer);
  });

  test.each(Object.entries(schemas))("finds in the browser what is said of wrong answers: %s", (_name, schema) => {
    const { say } = textIn(phrasesIn(language, sent[language]));
    const complete = textIn(createI18n(language, all[language]));
    const complaints = wrongAnswers(Object.keys(schema.shape)).flatMap((answers) => {
      const { error } = parseWithZod(answers, { schema }).reply();
      return Object.values(error ?? {}).flatMap((found) => found ?? []);
    });
    expect(complaints.length).toBeGreaterThan(0);
    expect(complaints.map(say)).toEqual(complaints.map(complete.say));
  });
});

function drawn<Name extends FormName>(name: Name) {
  return drawForm(name, given[name]);
}

/** Nothing, text where a choice is asked for, and too much of it. */
function wrongAnswers(fields: string[]): FormData[] {
  return ["", "?", "a".repeat(5000)].map((answer) => {
    const form = new FormData();
    for (const field of fields) form.set(field, answer);
    return form;
  });
}
