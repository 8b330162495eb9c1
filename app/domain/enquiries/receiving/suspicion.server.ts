import type { Db } from "~/db/database";

import { requestText } from "../asked/lines.server";
import type { NewEnquiry } from "../enquiry";

import { countOthersWithWords, findSender } from "./new-enquiry.repository.server";
import { contentSigns } from "./spam-signs";
import type { Suspicion } from "./suspicion";

const sameWordsWindow = 30 * 24 * 60 * 60 * 1000;

/**
 * Whether a message is put aside, and why. Who was answered, or cleared by an admin, is not suspected for what they say; nor is a
 * cleared one for how they fill in a form. How much comes at once counts whoever it seems to come from.
 */
export async function suspicionOf(trx: Db, enquiry: NewEnquiry, now: Date): Promise<Suspicion | null> {
  const { spamReason: reason, email, firstName, lastName = "", ownHosts } = enquiry;
  if (reason === "too-many") return { reason, signs: null };
  const { isCleared, isAnswered } = await findSender(trx, email);
  if (isCleared) return null;
  if (reason !== null) return { reason, signs: null };
  if (isAnswered) return null;

  const others = await countOthersWithWords(trx, enquiry, new Date(now.getTime() - sameWordsWindow));
  const signs = contentSigns([firstName, lastName, requestText(enquiry)].join("\n"), { ownHosts, senders: others + 1 });
  return signs && { reason: "content", signs };
}
