import type { Db } from "~/db/database";
import { hasMail } from "~/domain/mail/outbox.server";

import { findEnquiry } from "../inbox/received-enquiries.server";
import type { ReceivedEnquiry } from "../inbox/received-enquiry";

/** A message as its sender may read it again. */
export type SentEnquiry = Pick<
  ReceivedEnquiry,
  "kind" | "name" | "email" | "phone" | "asked" | "message" | "home" | "receivedAt"
> & {
  /** Whether a receipt goes to its address: suspected spam has none, nor has the fourth message of a day. */
  hasReceipt: boolean;
};

/**
 * What reached us of a message, as it was sent; undefined where it was erased meanwhile.
 * @param sentAt ISO 8601, UTC: whoever wrote later is somebody else, who got the number after an older backup was restored
 */
export async function findSentEnquiry(db: Db, id: number, sentAt: string): Promise<SentEnquiry | undefined> {
  const enquiry = await findEnquiry(db, id);
  if (!enquiry || enquiry.receivedAt > sentAt) return undefined;
  const { kind, name, email, phone, asked, message, home, receivedAt } = enquiry;
  const hasReceipt = await hasMail(db, id, "receipt");
  return { kind, name, email, phone, asked, message, home, receivedAt, hasReceipt };
}
