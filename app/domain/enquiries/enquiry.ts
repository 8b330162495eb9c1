import type { PropertyType } from "~/domain/properties/property";
import type { Language } from "~/i18n/languages";

import type { SearchBrief } from "./briefs/search-brief";

/** What a message is about: one kind for each form of the site. */
export const enquiryKinds = [
  "contact",
  "valuation",
  "premium-valuation",
  "search-brief",
  "viewing",
  "quote",
  "development",
  "consultation",
] as const;
export type EnquiryKind = (typeof enquiryKinds)[number];

/** Why a message was put aside as suspected spam. It is stored all the same, and its sender reads success. */
export type SpamReason = "honeypot" | "too-fast" | "too-many";

/** How a person was answered first, in the order in which agents do. */
export const answerWays = ["phone", "email", "message", "visit"] as const;
export type AnsweredHow = (typeof answerWays)[number];

/** A message as a form hands it over. */
export type NewEnquiry = {
  kind: EnquiryKind;
  firstName: string;
  lastName?: string;
  email: string;
  phone?: string;
  /** The sender's own words. */
  message?: string;
  /** Language of the page, and so of the answer. */
  language: Language;
  /** Path of the page on which the form stood. */
  page: string;
  propertyId?: number;
  developmentId?: number;
  propertyAddress?: string;
  propertyType?: PropertyType;
  /** m² */
  area?: number;
  bedrooms?: number;
  bathrooms?: number;
  /** What else the form asked, by its name in English; printed in the text that the agent reads. */
  details?: Readonly<Record<string, string | number | readonly string[]>>;
  /** What a property search asks for, as data; its words stand in the details and the message. */
  brief?: SearchBrief;
  wantsNews: boolean;
  spamReason: SpamReason | null;
  /** Keyed hash of the network address. */
  addressHash: string;
};

/** The part of a message that its text is built from. */
export type RequestedThings = Pick<
  NewEnquiry,
  "propertyType" | "propertyAddress" | "bedrooms" | "bathrooms" | "area" | "details" | "message"
>;

/** How a message reaches the form of the text that other systems read: one line for each thing that was said. */
export function describeRequest(enquiry: RequestedThings): string {
  const said: [string, string | number | readonly string[] | undefined][] = [
    ["Property type", enquiry.propertyType],
    ["Address", enquiry.propertyAddress],
    ["Bedrooms", enquiry.bedrooms],
    ["Bathrooms", enquiry.bathrooms],
    ["Area", enquiry.area === undefined ? undefined : `${enquiry.area} m²`],
    ...Object.entries(enquiry.details ?? {}),
  ];
  const lines = said
    .map(([name, value]) => [name, typeof value === "object" ? value.join(", ") : value] as const)
    .filter(([, value]) => value !== undefined && value !== "")
    .map(([name, value]) => `${name}: ${value}`);
  return [...lines, ...(enquiry.message ? [enquiry.message] : [])].join("\n");
}
