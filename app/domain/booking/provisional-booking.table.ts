import type { Generated } from "kysely";

import type { BookedKind } from "~/domain/agency/booking-hours";

/** What a visitor booked and has not confirmed by the link in its mail; kept beside its appointment once they have. */
export interface ProvisionalBookingTable {
  enquiry_id: number; // the message that came with it
  kind: BookedKind;
  starts_at: string; // ISO 8601, UTC
  ends_at: string;
  place: Generated<string>; // where their own home is, which is to be valued
  property_id: number | null; // our home, which is to be seen
  goes: number; // a user
  mailbox: string; // the mailbox that their address leads to, whatever its tag or dots
  network_hash: Generated<string>; // keyed hashes of the network address, and of the network around it
  wide_network_hash: Generated<string>;
  is_held: Generated<0 | 1>; // whether nobody else is offered the time
  held_until: string; // half an hour at most; read against the clock
  confirmed_at: Generated<string | null>;
  appointment_id: Generated<number | null>;
  created_at: string;
}

export interface ProvisionalBookingLinkTable {
  token_hash: string; // SHA-256
  enquiry_id: number;
  created_at: string; // ISO 8601, UTC
}
