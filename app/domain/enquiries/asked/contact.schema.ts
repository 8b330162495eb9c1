import { requiredLine } from "~/domain/fields/text.schema";

import { enquiryForm } from "./person.schema";

export const contactQuestions = { propertyAddress: requiredLine("field.propertyAddress.required", 300) };

/** The contact form of section 2 of the specification, with a message of one's own that may be left out. */
export const contactSchema = enquiryForm(contactQuestions);
