import type { Inbox } from "~/domain/enquiries/inbox/inbox";

import { EnquiryDetail } from "./enquiry-detail";
import { InboxScreen } from "./inbox-screen";
import type { OpenEnquiry } from "./open-enquiry";

export type MessagePage = Omit<OpenEnquiry, "search" | "now"> & { inbox: Inbox; heading: string; now: string };

/** The inbox with a message open beside the list. */
export function MessageScreen({ inbox, heading, now, ...open }: MessagePage) {
  const at = new Date(now);
  const content = <EnquiryDetail {...open} search={inbox.search} now={at} />;
  return <InboxScreen inbox={inbox} now={at} open={{ id: open.enquiry.id, title: heading, content }} />;
}
