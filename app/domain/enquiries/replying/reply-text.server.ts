import { oneLine, withoutControls } from "~/domain/mail/mail-text";
import { formatPrice } from "~/i18n/format";
import { href } from "~/i18n/href";
import { mailTextsIn } from "~/i18n/mail.server";

import type { Attachment } from "./attachment";
import type { ReplyLinks, Words } from "./reply";

const longestTitle = 200;

/** A reply as its mail says it: the words as they were written, and below them what they lead to. */
export function replyText({ body, attachments }: Omit<Words, "subject">, links: ReplyLinks): string {
  const t = mailTextsIn(links.language);
  const homes = attachments.filter((each) => each.kind === "home");
  return [
    withoutControls(body),
    ...attachments
      .filter((each) => each.kind === "brochure")
      .map((each) => `${t("reply.brochure")}: ${oneLine(each.title, longestTitle)}\n${addressOf(each, links)}`),
    ...(homes.length > 0 ? [`${t("reply.homes")}:`] : []),
    ...homes.map((home) => {
      const price = formatPrice(links.language, home.price);
      return `${oneLine(home.title, longestTitle)}, ${price}\n${addressOf(home, links)}`;
    }),
  ].join("\n\n");
}

function addressOf({ path }: Attachment, { language, siteUrl }: ReplyLinks): string {
  return `${siteUrl}${href(language, path)}`;
}
