import type { PropertyStatus } from "~/domain/properties/property";
import type { Language } from "~/i18n/languages";

import type { Asked } from "../asked/asked.schema";
import type { AskedLine } from "../asked/lines.server";
import type { AnsweredHow, EnquiryKind, GuardMark, SpamReason } from "../enquiry";
import type { SpamSigns } from "../receiving/spam-signs";

import type { FoundIn } from "./found-in.server";

/** Where a message stands: it waits for its first answer, had it, or lies in the spam. */
export type EnquiryState = "waiting" | "answered" | "spam";

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
  /** Why a search found it; empty where none was made. */
  foundIn: readonly FoundIn[];
  /** How its text begins; may be empty. */
  firstLine: string;
  state: EnquiryState;
  /** Why it was suspected of being spam; null also where the agent put it there. */
  spamReason: SpamReason | null;
  /** What was seen in it, where it is suspected for its content. */
  spamSigns: SpamSigns | null;
  /** How it came, where people send so too and it stands among the others. */
  guardMark: GuardMark | null;
  /** ISO 8601, UTC */
  receivedAt: string;
  answeredAt: string | null;
};

/** Who answered, when and how; `by` is an e-mail address, null where that account is gone. */
export type Answer = { at: string; how: AnsweredHow; by: string | null };

/** What an admin wrote down about a message. */
export type EnquiryNote = { id: number; author: string | null; body: string; at: string };

/** A message as the agent reads it. Times are ISO 8601, UTC. */
export type ReceivedEnquiry = {
  id: number;
  kind: EnquiryKind;
  name: string;
  email: string;
  phone: string;
  /** The same with its country, where it is known: see `wholeNumber`. */
  phoneNumber: string;
  /** For a link of the messaging app; null where the phone receives none. */
  messagingNumber: string | null;
  language: Language;
  /** Path of the page on which the form stood. */
  page: string;
  /** The home of ours that it is about. */
  home: { id: number; title: string; status: PropertyStatus } | null;
  /** What the form asked, as keys. */
  asked: Asked;
  /** The same in the words that the agent reads. */
  request: AskedLine[];
  /** The sender's own words, in their language. */
  message: string;
  wantsNews: boolean;
  state: EnquiryState;
  spamReason: SpamReason | null;
  spamSigns: SpamSigns | null;
  guardMark: GuardMark | null;
  /** When an admin took it for spam. */
  setAside: { at: string; by: string | null } | null;
  receivedAt: string;
  answer: Answer | null;
  /** The home of ours that was drafted from it. */
  draft: { id: number; title: string } | null;
  notes: EnquiryNote[];
};

/** The forms that tell of a home to sell, and so can become one of ours. */
export function isValuation(kind: EnquiryKind): boolean {
  return kind === "valuation" || kind === "premium-valuation";
}

/** The number by which people speak of a message: at least four digits, `0321`. */
export function enquiryNumber(id: number): string {
  return String(id).padStart(4, "0");
}
