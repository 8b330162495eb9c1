import type { Db } from "~/db/database";

import type { SearchBrief } from "../briefs/search-brief";
import type { GuardReason, NewEnquiry } from "../enquiry";

import { tellOfEnquiry } from "./enquiry-mails.server";
import { findBriefSender, rewriteEnquiry } from "./new-enquiry.repository.server";
import { receiveEnquiryIn } from "./receive-enquiry.server";
import { judge } from "./suspicion.server";

type Change = Pick<NewEnquiry, "addressHash" | "ownHosts" | "guardMark"> & {
  brief: SearchBrief;
  /** What the guard saw of how the change came. */
  spamReason?: GuardReason | null;
};

/**
 * Other answers to a search that was sent: the message says what counts now, and the agent has one line more for nobody. What it
 * says now is looked at for spam as what it said first was: it goes aside, or comes back. Once it was answered, it stays as it was
 * answered, and what is asked now is a message of its own from the same person.
 * @returns the message with these answers; `undefined` where the first is gone, and with it who sent it
 */
export function changeBrief(db: Db, id: number, change: Change, now: Date): Promise<{ id: number } | undefined> {
  return db.transaction().execute(async (trx) => {
    const sender = await findBriefSender(trx, id);
    if (!sender) return undefined;
    const { isAnswered, spamReason: formerReason, guardMark: formerMark, ...person } = sender;
    const { brief, addressHash, ownHosts, spamReason = null, guardMark = null } = change;
    // How it came first stays known; what its words say is looked at anew.
    const cameSo = formerReason === "content" || formerReason === "unconfirmed" ? null : formerReason;
    const enquiry: NewEnquiry = {
      ...{ ...person, spamReason: spamReason ?? cameSo, guardMark: formerMark ?? guardMark, addressHash, ownHosts },
      kind: "search-brief",
      asked: brief,
      message: brief.additionalRequirements,
      wantsNews: false,
    };
    if (isAnswered) return receiveEnquiryIn(trx, enquiry, now);
    const judged = await judge(trx, enquiry, now);
    await rewriteEnquiry(trx, id, enquiry, judged);
    if (formerReason !== null && judged.suspicion === null) await tellOfEnquiry(trx, id, now);
    return { id };
  });
}
