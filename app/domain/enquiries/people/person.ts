import type { EnquiryKind } from "../enquiry";
import type { EnquiryState } from "../inbox/received-enquiry";

/** Another message of the same person. */
export type PersonsEnquiry = {
  id: number;
  kind: EnquiryKind;
  state: EnquiryState;
  /** ISO 8601, UTC */
  receivedAt: string;
  answeredAt: string | null;
};

/** What is kept of one e-mail address, and so would go if its owner asked for it. */
export type PersonalData = {
  email: string;
  enquiries: number;
  notes: number;
  /** Written from the panel. */
  replies: number;
  mails: number;
  /** Homes of ours that were drafted from these messages: they stay. */
  drafts: { id: number; title: string }[];
  /** In the diary, which keeps the hour without them. */
  appointments: number;
};
