import { type ComponentProps, type ComponentType, createElement } from "react";

import { BudgetStep } from "~/ui/search/budget-step";
import { DetailsStep } from "~/ui/search/details-step";
import { LocationStep } from "~/ui/search/location-step";

import { BookingForm } from "./booking-form";
import { ConsultationForm } from "./consultation-form";
import { ContactForm } from "./contact-form";
import { DevelopmentQuestionForm } from "./development-question-form";
import { QuoteForm } from "./quote-form";
import { PremiumValuationForm, ValuationForm } from "./valuation-form";
import { ViewingForm } from "./viewing-form";

/** The forms that have a page of their own, where the browser checks them as they are filled in. */
const forms = {
  contact: ContactForm,
  consultation: ConsultationForm,
  developmentQuestion: DevelopmentQuestionForm,
  quote: QuoteForm,
  valuation: ValuationForm,
  premiumValuation: PremiumValuationForm,
  viewing: ViewingForm,
  booking: BookingForm,
  searchDetails: DetailsStep,
  searchBudget: BudgetStep,
  searchLocation: LocationStep,
};

export type FormName = keyof typeof forms;

/** What a form is drawn from. It travels with the page as JSON. */
export type FormGiven<Name extends FormName> = ComponentProps<(typeof forms)[Name]>;

/** A form as the server draws it and as the browser takes it over: the very same, or React would draw it anew. */
export function drawForm<Name extends FormName>(name: Name, given: FormGiven<Name>) {
  // FormGiven ties the two together, which the types of React do not follow through the table.
  return createElement(forms[name] as ComponentType<object>, given);
}

export function isFormName(name: string | undefined): name is FormName {
  return name !== undefined && Object.hasOwn(forms, name);
}
