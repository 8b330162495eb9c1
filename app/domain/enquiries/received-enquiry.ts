import type { PropertyStatus } from "~/domain/properties/property";
import type { Language } from "~/i18n/languages";

import type { EnquiryKind, SpamReason } from "./enquiry";

/** Where the agent finds a message. */
export const enquiryViews = ["waiting", "spam"] as const;
export type EnquiryView = (typeof enquiryViews)[number];

/** A message as a list shows it. */
export type EnquirySummary = {
  id: number;
  kind: EnquiryKind;
  name: string;
  /** The language it wants to be answered in. */
  language: Language;
  /** Title of the home of ours that it is about. */
  home: string | null;
  /** The home that the sender told of: built m² and rooms where given, the address empty where not. */
  ownHome: { address: string; bedrooms: number | null; area: number | null };
  /** How its text begins; may be empty. */
  firstLine: string;
  /** ISO 8601, UTC */
  receivedAt: string;
};

/** A message as the agent reads it. */
export type ReceivedEnquiry = {
  id: number;
  kind: EnquiryKind;
  name: string;
  email: string;
  phone: string;
  language: Language;
  /** Path of the page on which the form stood. */
  page: string;
  /** The home of ours that it is about. */
  home: { id: number; title: string; status: PropertyStatus } | null;
  /** What the form asked, a line for each answer, in English. */
  request: { name: string; value: string }[];
  /** The sender's own words, in their language. */
  message: string;
  wantsNews: boolean;
  spamReason: SpamReason | null;
  /** ISO 8601, UTC */
  receivedAt: string;
  answeredAt: string | null;
};

/** The number by which people speak of a message: at least four digits, `0321`. */
export function enquiryNumber(id: number): string {
  return String(id).padStart(4, "0");
}

/** The id that stands in an address; anything but a positive whole number names no message. */
export function readEnquiryId(text: string | undefined): number | undefined {
  return text !== undefined && /^[1-9][0-9]{0,9}$/.test(text) ? Number(text) : undefined;
}
