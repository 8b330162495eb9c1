import { turnkeyPackages } from "~/domain/agency/turnkey-package";
import { optionalChoice } from "~/domain/fields/choice.schema";
import { requiredLine } from "~/domain/fields/text.schema";

import { enquiryForm } from "./person.schema";
import { partsOfDay } from "./viewing";

export const consultationQuestions = { talkTime: optionalChoice(partsOfDay) };

export const quoteQuestions = {
  propertyAddress: requiredLine("quote.propertyAddress.required", 300),
  package: optionalChoice(turnkeyPackages),
};

/** The consultation form of the services pages. */
export const consultationSchema = enquiryForm(consultationQuestions);

/** The quote form of the turnkey services: which home, and which package if that is decided. */
export const quoteSchema = enquiryForm(quoteQuestions);
