import { db } from "~/db/db.server";
import { bookPathFor } from "~/domain/booking/booking-for-message.server";
import type { ReceivedEnquiry } from "~/domain/enquiries/inbox/received-enquiry";
import { openingText, templateValues } from "~/domain/enquiries/replying/reply-opening.server";
import { listTemplates, openingTemplate } from "~/domain/enquiries/replying/reply-templates.server";
import { readId } from "~/domain/fields/address-number";
import { ownOrigin } from "~/http/own-address.server";
import type { Visit } from "~/http/panel/panel-route.server";
import { adminText } from "~/i18n/admin.server";
import { mailTextsIn } from "~/i18n/mail.server";

/** How a reply to a message begins: the text, the template it is from, and all that there are. */
export async function openingOf(enquiry: ReceivedEnquiry, { admin, request }: Pick<Visit, "admin" | "request">) {
  const [templates, values] = await Promise.all([
    listTemplates(db),
    bookPathFor(db, enquiry).then((bookPath) =>
      templateValues(db, enquiry, { siteUrl: ownOrigin(request), writer: admin.name, bookPath }),
    ),
  ]);
  // A page that leads here may say with which template it begins.
  const asked = readId(new URL(request.url).searchParams.get("template"));
  const template = templates.find(({ id }) => id === asked) ?? openingTemplate(templates, enquiry, values);
  return { templates, template, values, text: openingText(template, values, enquiry) };
}

/** The sender has a receipt under this subject: the answer stands beside it. */
export function subjectOf({ kind, language }: ReceivedEnquiry): string {
  return adminText("enquiry.write.subject", { subject: mailTextsIn(language)(`receipt.subject.${kind}`) });
}
