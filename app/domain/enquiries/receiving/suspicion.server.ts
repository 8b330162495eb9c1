import type { Db } from "~/db/database";

import { requestText } from "../asked/lines.server";
import type { NewEnquiry } from "../enquiry";

import { countMarked, countOthersWithWords, findSender } from "./new-enquiry.repository.server";
import { contentSigns } from "./spam-signs";
import type { Judged, Suspicion } from "./suspicion";

const sameWordsWindow = 30 * 24 * 60 * 60 * 1000;

const markedWindow = 24 * 60 * 60 * 1000;

/** So many messages a day that were marked for how they came stand among the others; the rest are put aside. */
export const markedInSightADay = 20;

/**
 * Whether a message is put aside, and why, or only marked. Who was answered, or cleared by an admin, is not suspected for what they
 * say; nor is a cleared one for how they fill in a form. How much comes at once counts whoever it seems to come from.
 */
export async function judge(trx: Db, enquiry: NewEnquiry, now: Date): Promise<Judged> {
  const { spamReason: reason, guardMark: mark = null, email, firstName, lastName = "", ownHosts } = enquiry;
  if (reason === "too-many") return aside({ reason, signs: null });
  const { isCleared, isAnswered } = await findSender(trx, email);
  if (isCleared) return { suspicion: null, mark: null };
  if (reason !== null) return aside({ reason, signs: null });
  if (!isAnswered) {
    const others = await countOthersWithWords(trx, enquiry, new Date(now.getTime() - sameWordsWindow));
    const signs = contentSigns([firstName, lastName, requestText(enquiry)].join("\n"), {
      ownHosts,
      senders: others + 1,
    });
    if (signs) return aside({ reason: "content", signs });
  }
  if (mark === null) return { suspicion: null, mark };
  const marked = await countMarked(trx, new Date(now.getTime() - markedWindow));
  return marked < markedInSightADay ? { suspicion: null, mark } : aside({ reason: mark, signs: null });
}

function aside(suspicion: Suspicion): Judged {
  return { suspicion, mark: null };
}
