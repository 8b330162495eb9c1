import type { Generated } from "kysely";

import type { Language } from "~/i18n/languages";

import type { AppointmentKind, AppointmentStatus, Outcome } from "./appointment";

export interface AppointmentTable {
  id: Generated<number>;
  kind: AppointmentKind;
  starts_at: string; // ISO 8601, UTC
  ends_at: string;
  place: Generated<string>;
  property_id: number | null;
  development_id: number | null;
  unit_id: number | null; // of that development
  enquiry_id: number | null;
  person_name: Generated<string>;
  person_email: Generated<string>;
  person_phone: Generated<string>;
  phone_number: Generated<string | null>; // of `wholeNumber`; null: not read yet
  person_language: Generated<Language>;
  owner_name: Generated<string>;
  owner_email: Generated<string>;
  owner_language: Generated<Language>;
  goes: number | null; // a user
  notes: Generated<string>; // for the staff alone
  status: Generated<AppointmentStatus>;
  outcome: Outcome | null;
  outcome_words: Generated<string>;
  offer: number | null; // EUR
  tells: Generated<0 | 1>; // whether person and owner are told by mail
  settled_at: string; // when its time was settled: planned or moved last
  reminded_at: string | null;
  uid: string; // by which calendars know it
  sequence: Generated<number>; // one more with each change that calendars must hear of
  version: Generated<number>; // one more with each save, so that the second of two editors is told
  erased_at: string | null; // when its person was erased
  created_by: number | null;
  booked_at: Generated<string | null>; // when its visitor took this time by themselves
  address_told_at: Generated<string | null>; // when they were told the address of a home that hides it
  created_at: string;
  updated_at: string;
}

export interface BookingLinkTable {
  token_hash: string; // SHA-256
  appointment_id: number;
  created_at: string; // ISO 8601, UTC
}

export interface CalendarAddressTable {
  user_id: number;
  token_hash: string; // SHA-256
  created_at: string; // ISO 8601, UTC
}
