import type { EnquiryKind } from "../enquiry";

/** What somebody said is really theirs, by id. */
export type Chosen = { messages: readonly number[]; appointments: readonly number[] };

type Candidate = { id: number; name: string; email: string; phone: string; isTheirs: boolean };
export type Candidates = {
  messages: (Candidate & { kind: EnquiryKind; /** ISO 8601, UTC */ receivedAt: string; isAsked: boolean })[];
  appointments: (Candidate & { /** ISO 8601, UTC */ startsAt: string })[];
};
