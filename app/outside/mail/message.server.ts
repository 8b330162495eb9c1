import type { SendMailOptions } from "nodemailer";

import { addressOnTheWire } from "~/domain/fields/mail-address";
import type { RenderedMail } from "~/domain/mail/mail";

/** A mail as it is handed to the library. Addresses are objects, never text that could name several. */
export function messageOf(mail: RenderedMail): SendMailOptions {
  const recipient = addressOnTheWire(mail.to) ?? mail.to;
  return {
    messageId: mail.messageId,
    from: mail.from,
    to: { name: "", address: recipient },
    replyTo: mail.replyTo,
    inReplyTo: mail.inReplyTo,
    references: mail.inReplyTo,
    envelope: { from: mail.from.address, to: [recipient] },
    subject: mail.subject,
    text: mail.text,
    ...(mail.calendar
      ? { icalEvent: { method: mail.calendar.method, filename: "appointment.ics", content: mail.calendar.text } }
      : {}),
    headers: mail.isByHand
      ? {}
      : {
          "Auto-Submitted": mail.isReceipt ? "auto-replied" : "auto-generated",
          "X-Auto-Response-Suppress": "All",
        },
    // A mail is made of what it says and of nothing else, whatever stands in it.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
