import { Mail, MessageCircle, Phone } from "lucide-react";

import { type AgencyIdentity, messageLink, telLink } from "~/domain/agency/agency";
import { useText } from "~/i18n/text";
import { Icon } from "~/ui/icon";

type Action = { href: string; label: string; opensDialog?: boolean };

/**
 * The two ways to the agent that stay in view: from md a block at the bottom right, on phones a bar. Form pages and
 * sign-in go without.
 */
export function ContactBar({ agency, action }: { agency: AgencyIdentity; action?: Action }) {
  const { t, to } = useText();
  const enquire = action ?? { href: to("/contact"), label: t("cta.enquire"), opensDialog: true };
  return (
    <>
      <aside
        aria-label={t("promise.reply")}
        data-noprint
        data-hides-near-contact
        className="fixed bottom-6 right-6 z-30 hidden overflow-hidden rounded-xs shadow-float md:flex"
      >
        <a
          href={to("/valuation")}
          data-dialog
          className="flex min-h-12 items-center bg-mar-700 px-5 font-medium text-plaster-0 hover:bg-mar-800"
        >
          {t("cta.valuation")}
        </a>
        <a
          href={telLink(agency.phone)}
          aria-label={t("cta.call", { phone: agency.phone })}
          className="flex w-12 items-center justify-center border-s border-mar-600 bg-mar-700 text-plaster-0 hover:bg-mar-800"
        >
          <Icon as={Phone} className="size-4.5" />
        </a>
      </aside>
      <nav
        aria-label={t("nav.contact")}
        data-noprint
        data-contact-bar
        className="fixed inset-x-0 bottom-0 z-40 grid h-16 grid-cols-[minmax(0,1fr)_minmax(0,1fr)_minmax(0,1.5fr)] bg-plaster-0 pb-[env(safe-area-inset-bottom)] shadow-bar md:hidden"
      >
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
        <a
          href={enquire.href}
          data-dialog={enquire.opensDialog ? "" : undefined}
          className="flex items-center justify-center gap-2 bg-mar-700 px-2 text-center text-base leading-tight font-medium text-plaster-0"
        >
          <Icon as={Mail} className="size-4.5" />
          {enquire.label}
        </a>
      </nav>
    </>
  );
}
