import { Mail, MessageCircle, Phone, Reply } from "lucide-react";

import { messageLink, telLink } from "~/domain/agency/agency";
import { useAdminText } from "~/i18n/admin";
import { buttonClass } from "~/ui/button";
import { Icon } from "~/ui/icon";

import { noteFormId } from "./answer-form";
import type { OpenEnquiry } from "./open-enquiry";

/** A reply from the panel first; then the agent's own phone, mail program or messaging app, the latter with the words ready. */
export function WaysToAnswer({ enquiry, subject, ready, hasUnsentReply }: OpenEnquiry) {
  const { t } = useAdminText();
  const { email, phone, phoneNumber, messagingNumber: number, state } = enquiry;
  const look = buttonClass({ kind: "secondary", className: "px-2!" });
  return (
    <div className="mt-5 space-y-2">
      {state === "spam" ? null : (
        <button
          type="submit"
          form={noteFormId}
          name="intent"
          value="reply"
          data-leaves=""
          className={buttonClass({ className: "w-full" })}
        >
          <Icon as={Reply} />
          {t(hasUnsentReply ? "reply.open.kept" : "reply.open")}
        </button>
      )}
      <div className="grid auto-cols-fr grid-flow-col gap-2">
        {phone ? (
          <a href={telLink(phone, phoneNumber)} className={look}>
            <Icon as={Phone} />
            {t("enquiry.call")}
          </a>
        ) : null}
        <a href={mailLink(email, subject)} title={t("enquiry.write.title")} className={look}>
          <Icon as={Mail} />
          {t("enquiry.write")}
        </a>
        {number === null ? null : (
          <a href={messageLink(number, ready)} target="_blank" rel="noreferrer" className={look}>
            <Icon as={MessageCircle} />
            {t("enquiry.messageTo")}
          </a>
        )}
      </div>
    </div>
  );
}

/** An address may hold a question mark; unescaped, it would begin further headers of the mail. */
function mailLink(email: string, subject: string): string {
  return `mailto:${encodeURIComponent(email).replaceAll("%40", "@")}?subject=${encodeURIComponent(subject)}`;
}
