import type { Db } from "~/db/database";

import type { SearchBrief } from "../briefs/search-brief";
import type { NewEnquiry } from "../enquiry";

import { findBriefSender, rewriteEnquiry } from "./new-enquiry.repository.server";
import { receiveEnquiryIn } from "./receive-enquiry.server";

/**
 * Other answers to a search that was sent: the message says what counts now, and the agent has one line more for nobody. Once it was
 * answered, it stays as it was answered, and what is asked now is a message of its own from the same person.
 * @returns the message with these answers; `undefined` where the first is gone, and with it who sent it
 */
export function changeBrief(
  db: Db,
  id: number,
  { brief, addressHash }: { brief: SearchBrief; addressHash: string },
  now: Date,
): Promise<{ id: number } | undefined> {
  return db.transaction().execute(async (trx) => {
    const sender = await findBriefSender(trx, id);
    if (!sender) return undefined;
    const { isAnswered, spamReason, ...person } = sender;
    const enquiry: NewEnquiry = {
      ...person,
      // What the words say is looked at anew where they become a message of their own.
      spamReason: spamReason === "content" || spamReason === "unconfirmed" ? null : spamReason,
      kind: "search-brief",
      asked: brief,
      message: brief.additionalRequirements,
      wantsNews: false,
      addressHash,
    };
    if (!isAnswered) {
      await rewriteEnquiry(trx, id, enquiry);
      return { id };
    }
    return receiveEnquiryIn(trx, enquiry, now);
  });
}
