import { Mail, MessageCircle, Phone } from "lucide-react";

import { messageLink, telLink } from "~/domain/agency/agency";
import { messagingNumber } from "~/domain/enquiries/people/phone";
import { useAdminText } from "~/i18n/admin";
import { buttonClass } from "~/ui/button";
import { Icon } from "~/ui/icon";

import type { OpenEnquiry } from "./open-enquiry";

/** Opens the agent's phone, mail with the subject of the answer, or messaging app. */
export function WaysToAnswer({ enquiry: { email, phone }, subject }: OpenEnquiry) {
  const { t } = useAdminText();
  const number = messagingNumber(phone);
  return (
    <div className="mt-5 grid auto-cols-fr grid-flow-col gap-2">
      {phone ? (
        <a href={telLink(phone)} className={buttonClass({ className: "px-2!" })}>
          <Icon as={Phone} />
          {t("enquiry.call")}
        </a>
      ) : null}
      <a
        href={mailLink(email, subject)}
        className={buttonClass({ kind: phone ? "secondary" : "primary", className: "px-2!" })}
      >
        <Icon as={Mail} />
        {t("enquiry.write")}
      </a>
      {number === undefined ? null : (
        <a
          href={messageLink(number)}
          target="_blank"
          rel="noreferrer"
          className={buttonClass({ kind: "secondary", className: "px-2!" })}
        >
          <Icon as={MessageCircle} />
          {t("enquiry.messageTo")}
        </a>
      )}
    </div>
  );
}

/** An address may hold a question mark; unescaped, it would begin further headers of the mail. */
function mailLink(email: string, subject: string): string {
  return `mailto:${encodeURIComponent(email).replaceAll("%40", "@")}?subject=${encodeURIComponent(subject)}`;
}
