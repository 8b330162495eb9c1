import { type LucideIcon, Mail, MessageCircle, Phone } from "lucide-react";
import type { ReactNode } from "react";

import { type AgencyIdentity, messageLink, telLink } from "~/domain/agency/agency";
import { useText } from "~/i18n/text";
import { Once } from "~/ui/drawn-once";
import { ContactForm } from "~/ui/forms/contact-form";
import { RequiredNote } from "~/ui/forms/required-note";
import { Icon } from "~/ui/icon";

/** The contact form at the end of the home page, sent to the contact page, which answers. */
export function HomeContact({ agency, stamp }: { agency: AgencyIdentity; stamp: string }) {
  return (
    <section
      id="contact"
      data-surface="deep"
      className="bg-mar-800 text-plaster-0"
      aria-labelledby="home-contact-heading"
    >
      <div className="wrap grid gap-12 py-section lg:grid-cols-12">
        <Once name="contact" of={[agency]}>
          {() => <Ways agency={agency} />}
        </Once>
        <div
          data-surface="plain"
          className="chamfer-tr bg-plaster-50 p-6 text-ink [--cut:2rem] [--focus:var(--color-mar-700)] md:p-10 lg:col-span-7"
        >
          <p className="mb-5 pe-8 text-sm text-stone-600">
            <RequiredNote />
          </p>
          <ContactForm stamp={stamp} from="/" isEmbedded agencyName={agency.name} />
        </div>
      </div>
    </section>
  );
}

function Ways({ agency }: { agency: AgencyIdentity }) {
  const { t } = useText();
  return (
    <div className="lg:col-span-5">
      <div className="corner-deep">
        <h2 id="home-contact-heading" className="text-display-2">
          {t("home.contact.title")}
        </h2>
      </div>
      <ul className="mt-8 space-y-1 text-lg lg:ps-6">
        <Way icon={Phone} href={telLink(agency.phone)}>
          <span className="figures">{agency.phone}</span>
        </Way>
        <Way icon={Mail} href={`mailto:${agency.email}`}>
          {agency.email}
        </Way>
        <Way icon={MessageCircle} href={messageLink(agency.messagingNumber)}>
          {t("cta.message")}
        </Way>
      </ul>
    </div>
  );
}

function Way({ icon, href, children }: { icon: LucideIcon; href: string; children: ReactNode }) {
  return (
    <li>
      <a href={href} className="flex min-h-11 items-center gap-3 hover:underline">
        <Icon as={icon} className="size-5 text-terra-300" />
        {children}
      </a>
    </li>
  );
}
