import type { Generated } from "kysely";

import type { Language } from "~/i18n/languages";

import type { AnsweredHow, EnquiryKind, GuardMark, SpamReason } from "./enquiry";

export interface ContactSubmissionTable {
  id: Generated<number>;
  kind: EnquiryKind;
  first_name: string;
  last_name: Generated<string>;
  email: string;
  company: Generated<string>; // the phone as it was typed, as other systems read it
  phone_number: Generated<string | null>; // of `wholeNumber`; null: not read yet
  objectives: Generated<string>; // the whole text, for other systems; see readRequest
  contact_preferences: Generated<string>; // JSON array, always e-mail and phone
  language: Language;
  page: Generated<string>; // path of the page on which the form stood
  property_id: number | null;
  development_id: number | null;
  asked: string | null; // JSON object: the answers of the form as keys; null where another program wrote the row
  message: Generated<string>; // the sender's own words
  privacy_shown_at: string; // ISO 8601, UTC: when it was sent from a form beside which the privacy information stands
  privacy_ticked: Generated<0 | 1>; // until 27 November 2026 a box had to be ticked for it
  news_consent_at: string | null;
  news_consent_form: string | null; // kind of the form and path of its page
  fingerprint: string; // SHA-256 of what was sent, to store a double submission once
  address_hash: Generated<string>; // keyed hash of the network address, never the address
  spam_reason: SpamReason | null;
  spam_signs: string | null; // JSON object: what was seen in it; there where the reason is its content, and only there
  guard_mark: Generated<GuardMark | null>; // how it came, where that alone does not put it aside
  cleared_at: string | null; // ISO 8601, UTC; when an admin said that it is no spam
  words_mark: Generated<string>; // SHA-256 of the sender's own words, the same whoever sends them; empty where they are few
  answered_at: string | null;
  answered_by: number | null;
  answered_how: AnsweredHow | null;
  set_aside_at: string | null; // ISO 8601, UTC; when the agent took it for spam
  set_aside_by: number | null;
  created_at: string; // ISO 8601, UTC
  found_by: Generated<string>; // name and e-mail without accents and capitals, for the search
}

export interface EnquiryNoteTable {
  id: Generated<number>;
  enquiry_id: number;
  author: number | null;
  body: string;
  created_at: string; // ISO 8601, UTC
}

/** A text index (FTS5) over the words of the messages; triggers keep it. */
export interface EnquiryWordsTable {
  rowid: number; // id of the message
  said: string; // what the form asked, as the agent reads it, and the sender's own words
}

export interface UnkeptSpamTable {
  day: string; // 2026-11-22, UTC
  messages: number;
}

export interface ErasedPersonTable {
  mark: string; // keyed hash of an e-mail address or of a phone number
  erased_at: string; // ISO 8601, UTC
}
