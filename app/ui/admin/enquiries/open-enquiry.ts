import type { SubmissionResult } from "@conform-to/react";

import type { Appointment } from "~/domain/diary/appointment";
import type { MatchingHome } from "~/domain/enquiries/briefs/brief-match";
import type { InboxSearch } from "~/domain/enquiries/inbox/inbox";
import type { ReceivedEnquiry } from "~/domain/enquiries/inbox/received-enquiry";
import type { PersonsEnquiry } from "~/domain/enquiries/people/person";
import type { Reply } from "~/domain/enquiries/replying/reply";

/** A message that is read, with what belongs to it. */
export type OpenEnquiry = {
  enquiry: ReceivedEnquiry;
  /** The list that it was opened from, which every deed leads back to. */
  search: InboxSearch;
  /** What else the same person wrote. */
  others: readonly PersonsEnquiry[];
  /** The homes that fit it, where it is a property search. */
  homes: readonly MatchingHome[];
  /** What the person has in the diary, and when they asked to come: times as a field holds them. */
  diary: { appointments: readonly Appointment[]; wished: readonly string[] };
  /** Of the mail that answers it, in the sender's language. */
  subject: string;
  /** What was replied from the panel. */
  replies: readonly Reply[];
  /** Whether its reader has begun a reply and not sent it. */
  hasUnsentReply: boolean;
  /** Words for the messaging app: those that are kept unsent, else the template's; blank while something is to be filled in. */
  ready: string;
  /** Whether mails are kept as files, for want of a mail server. */
  keepsFiles: boolean;
  now: Date;
  /** A note that could not be taken as it was. */
  lastResult?: SubmissionResult | undefined;
};
