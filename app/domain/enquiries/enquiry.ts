import type { Language } from "~/i18n/languages";

import type { Asked } from "./asked/asked.schema";

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

/** What the form's guard saw of how a message came. */
export type GuardReason = "honeypot" | "too-fast" | "too-many";

/** What browsers and people in a hurry do too: such a message is put aside only where there are many, and is marked till then. */
export type GuardMark = Exclude<GuardReason, "too-many">;

/**
 * Why a message was put aside: suspected spam, which is stored all the same and whose sender reads success, or a booking that
 * was not confirmed by the link in its mail.
 */
export type SpamReason = GuardReason | "content" | "unconfirmed";

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
  /** The answers of the form, and what its page knew; each kind keeps its own. */
  asked: Asked;
  /** How it is answered as it comes, where it is: a time was booked with it. Suspected spam is not. */
  answered?: AnsweredHow;
  wantsNews: boolean;
  spamReason: GuardReason | null;
  /** What was seen of how it came that people do too. */
  guardMark?: GuardMark | null;
  /** The hosts of the site itself: a link to them is no sign of anything. */
  ownHosts?: readonly string[];
  /** Keyed hash of the network address. */
  addressHash: string;
};
