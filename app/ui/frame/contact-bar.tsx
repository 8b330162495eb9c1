import { Mail, MessageCircle, Phone } from "lucide-react";

import { type AgencyIdentity, messageLink, telLink } from "~/domain/agency/agency";
import { useText } from "~/i18n/text";
import { buttonClass } from "~/ui/button";
import { Icon } from "~/ui/icon";

type Action = { href: string; label: string; opensDialog?: boolean };

type Props = {
  agency: AgencyIdentity;
  /** What fits the page; elsewhere a wide window offers the valuation and a phone a message. */
  action?: Action;
  /** The price that the action is about, with what is not in it (LSSI art. 10.1). */
  price?: { text: string; note: string };
};

/**
 * The next step, in sight at every height: a bar along the lower edge, which has a place of its own above the footer and covers
 * nothing there. On a wide window it steps aside while the page's own button for the same is in sight (app/enhance/contact-bar).
 * Form pages and sign-in go without.
 */
export function ContactBar({ agency, action, price }: Props) {
  const { t, to } = useText();
  const wide = action ?? { href: to("/valuation"), label: t("cta.valuation"), opensDialog: true };
  const narrow = action ?? { href: to("/contact"), label: t("cta.enquire"), opensDialog: true };
  return (
    <div data-noprint data-contact-bar className="sticky bottom-0 z-30">
      <aside aria-label={t("nav.contact")} data-steps-aside className="hidden bg-plaster-0 shadow-bar md:block">
        <div className="wrap flex h-16 items-center gap-3">
          {price ? (
            <p className="me-auto min-w-0">
              <span className="figures block truncate text-title-3 font-semibold">{price.text}</span>
              <span className="block truncate text-2xs text-stone-600">{price.note}</span>
            </p>
          ) : null}
          <a
            href={telLink(agency.phone)}
            aria-label={t("cta.call", { phone: agency.phone })}
            className={buttonClass({ kind: "secondary", className: price ? "" : "ms-auto" })}
          >
            <Icon as={Phone} />
            {t("cta.callShort")}
          </a>
          <a
            href={wide.href}
            data-dialog={wide.opensDialog ? "" : undefined}
            className={buttonClass({ className: "whitespace-nowrap" })}
          >
            {wide.label}
          </a>
        </div>
      </aside>
      <nav
        aria-label={t("nav.contact")}
        className="grid h-16 grid-cols-[minmax(0,1fr)_minmax(0,1fr)_minmax(0,1.75fr)] bg-plaster-0 shadow-bar md:hidden"
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
          href={narrow.href}
          data-dialog={narrow.opensDialog ? "" : undefined}
          className="flex items-center justify-center gap-2 bg-mar-700 px-2 text-center text-base leading-tight font-medium text-plaster-0"
        >
          <Icon as={Mail} className="size-4.5 max-[22rem]:hidden" />
          <span className="text-balance">{narrow.label}</span>
        </a>
      </nav>
    </div>
  );
}
