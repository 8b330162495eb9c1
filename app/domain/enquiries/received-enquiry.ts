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
  /** What it is about: title of the home, else address and size of the sender's own, else its first line; may be empty. */
  about: string;
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
