import type { AgencyIdentity } from "~/domain/agency/agency";
import type { ReplyLinks, Words } from "~/domain/enquiries/replying/reply";
import { replyText } from "~/domain/enquiries/replying/reply-text.server";
import type { RenderedMail } from "~/domain/mail/mail";
import { mailbox, oneLine } from "~/domain/mail/mail-text";

const longestSubject = 200;

/** What somebody of the staff wrote to a visitor. The answer to it comes to the agent's own inbox. */
export function replyMail(
  reply: Words,
  agency: AgencyIdentity,
  links: ReplyLinks,
): Pick<RenderedMail, "subject" | "text" | "replyTo"> {
  const address = mailbox(agency.email);
  return {
    subject: oneLine(reply.subject, longestSubject),
    text: replyText(reply, links),
    replyTo: address === undefined ? undefined : { name: agency.agent?.name || agency.name, address },
  };
}
