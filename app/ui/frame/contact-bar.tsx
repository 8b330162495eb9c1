import { Mail, MessageCircle, Phone } from "lucide-react";

import { type AgencyIdentity, messageLink, telLink } from "~/domain/agency/agency";
import { useText } from "~/i18n/text";
import { Once } from "~/ui/drawn-once";
import { Icon } from "~/ui/icon";

type Action = { href: string; label: string; opensDialog?: boolean };

type Props = {
  agency: AgencyIdentity;
  /** What fits the page, on a phone; elsewhere a message. */
  action?: Action;
  /** What floats in the corner of a wide window, on home, list, services and magazine; other pages have their own button in sight. */
  floating?: Action;
};

/**
 * The next step in sight: on a phone a bar along the lower edge, on a wide window a small button in the corner. Both have a place of
 * their own above the footer, and cover nothing there. Form pages and sign-in go without.
 */
export function ContactBar({ agency, action, floating }: Props) {
  const { t, to } = useText();
  const onPhone = action ?? { href: to("/contact"), label: t("cta.enquire"), opensDialog: true };
  return (
    <div
      data-noprint
      data-contact-bar={floating ? "floating" : ""}
      className={`sticky bottom-0 z-30 ${floating ? "md:pointer-events-none" : "md:hidden"}`}
    >
      {floating ? (
        <Once name="floating" of={[agency]} by={floating.href}>
          {() => <FloatingButton agency={agency} action={floating} />}
        </Once>
      ) : null}
      <nav
        aria-label={t("nav.contact")}
        className="grid h-16 grid-cols-[minmax(0,1fr)_minmax(0,1fr)_minmax(0,1.75fr)] bg-plaster-0 shadow-bar md:hidden"
      >
        <Once name="call or write" of={[agency]}>
          {() => <CallOrWrite agency={agency} />}
        </Once>
        <a
          href={onPhone.href}
          data-dialog={onPhone.opensDialog ? "" : undefined}
          className="flex items-center justify-center gap-2 bg-mar-700 px-2 text-center text-base leading-tight font-medium text-plaster-0"
        >
          <Icon as={Mail} className="size-4.5 max-[22rem]:hidden" />
          <span className="text-balance">{onPhone.label}</span>
        </a>
      </nav>
    </div>
  );
}

function CallOrWrite({ agency }: { agency: AgencyIdentity }) {
  const { t } = useText();
  return (
    <>
      <a
        href={telLink(agency.phone)}
        className="flex flex-col items-center justify-center gap-0.5 text-xs font-medium text-mar-700"
      >
        <Icon as={Phone} className="size-5" />
        {t("cta.callShort")}
      </a>
      <a
        href={messageLink(agency.messagingNumber)}
        className="flex flex-col items-center justify-center gap-0.5 border-x border-plaster-200 text-xs font-medium text-mar-700"
      >
        <Icon as={MessageCircle} className="size-5" />
        {t("cta.messageShort")}
      </a>
    </>
  );
}

function FloatingButton({ agency, action }: { agency: AgencyIdentity; action: Action }) {
  const { t } = useText();
  const look = "flex min-h-11 items-center bg-mar-700 text-plaster-0 hover:bg-mar-800";
  return (
    <aside aria-label={t("nav.contact")} className="hidden h-16 items-start justify-end pe-5 md:flex">
      <div className="floats-late pointer-events-auto flex overflow-hidden rounded-xs shadow-float">
        <a
          href={action.href}
          data-dialog={action.opensDialog ? "" : undefined}
          className={`${look} px-4 text-base font-medium whitespace-nowrap`}
        >
          {action.label}
        </a>
        <a
          href={telLink(agency.phone)}
          aria-label={t("cta.call", { phone: agency.phone })}
          className={`${look} w-11 justify-center border-s border-mar-600`}
        >
          <Icon as={Phone} className="size-4.5" />
        </a>
      </div>
    </aside>
  );
}
