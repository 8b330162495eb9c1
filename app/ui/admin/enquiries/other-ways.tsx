import { Check, MessageCircle, Phone } from "lucide-react";

import { messageLink, telLink } from "~/domain/agency/agency";
import { enquiryPath, type InboxSearch } from "~/domain/enquiries/inbox/inbox";
import type { ReceivedEnquiry } from "~/domain/enquiries/inbox/received-enquiry";
import { unfilledFields } from "~/domain/enquiries/replying/template-fields";
import { useAdminText } from "~/i18n/admin";
import { buttonClass, SubmitButton } from "~/ui/button";
import { Icon } from "~/ui/icon";

type Props = { enquiry: ReceivedEnquiry; search: InboxSearch; body: string };

/** The same words by the messaging app, or said on the phone; one press then says that it was done. */
export function OtherWays({ enquiry, search, body }: Props) {
  const { t } = useAdminText();
  const { id, phone, phoneNumber, messagingNumber: number, state } = enquiry;
  if (!phone) return null;
  const isReady = unfilledFields(body).length === 0;
  return (
    <section className="mt-8 border-t border-plaster-300 pt-5">
      <h2 className="font-sans text-sm font-semibold">{t("reply.otherWays")}</h2>
      {number === null ? null : (
        <p className="mt-1 text-xs text-stone-600">
          {t(isReady ? "reply.otherWays.text" : "reply.otherWays.unfilled")}
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        {number === null ? null : (
          <a
            href={messageLink(number, isReady ? body : "")}
            target="_blank"
            rel="noreferrer"
            data-message-to={number}
            className={buttonClass({ kind: "secondary", size: "sm" })}
          >
            <Icon as={MessageCircle} className="size-4" />
            {t("reply.otherWays.message")}
          </a>
        )}
        <a href={telLink(phone, phoneNumber)} className={buttonClass({ kind: "secondary", size: "sm" })}>
          <Icon as={Phone} className="size-4" />
          {t("reply.otherWays.call", { phone })}
        </a>
      </div>
      {state === "waiting" ? (
        <form method="post" action={enquiryPath(id, search)} className="mt-4 flex flex-wrap items-center gap-2">
          <input type="hidden" name="intent" value="answer" />
          <span className="text-sm text-stone-600 max-sm:w-full">{t("reply.otherWays.then")}</span>
          <span className="flex flex-wrap gap-2 max-sm:-ms-3">
            {number === null ? null : <Done way="message" label={t("reply.otherWays.messaged")} />}
            <Done way="phone" label={t("reply.otherWays.called")} />
          </span>
        </form>
      ) : null}
    </section>
  );
}

function Done({ way, label }: { way: "message" | "phone"; label: string }) {
  const { t } = useAdminText();
  return (
    <SubmitButton kind="quiet" size="sm" name="how" value={way} busyLabel={t("enquiry.answer.busy")}>
      <Icon as={Check} className="size-4" />
      {label}
    </SubmitButton>
  );
}
