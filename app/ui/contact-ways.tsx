import { Clock, Mail, MapPin, MessageCircle, Phone } from "lucide-react";
import type { ReactNode } from "react";

import { type AgencyIdentity, messageLink, telLink } from "~/domain/agency/agency";
import { useText } from "~/i18n/text";

import { AgentPerson } from "./agent-person";
import { Icon } from "./icon";
import { OpeningHours } from "./opening-hours";

/** Phone, e-mail, message and office, beside a form. */
export function ContactWays({ agency }: { agency: AgencyIdentity }) {
  const { t } = useText();
  return (
    <>
      <h2 className="text-title-2">{t("contact.ways")}</h2>
      {agency.agent ? <AgentPerson agent={agency.agent} className="mt-4 mb-6" /> : null}
      <ContactList agency={agency}>
        <li className="flex min-h-12 items-center gap-3 py-3">
          <Icon as={MapPin} className="size-4 text-terra-600" />
          {agency.address}
        </li>
      </ContactList>
      <p className="mt-4 flex items-center gap-2 text-base text-stone-600">
        <Icon as={Clock} className="size-4 text-terra-600" />
        {t("promise.reply")}
      </p>
      <OpeningHours agency={agency}>
        {(lines) => (
          <section aria-labelledby="hours" className="mt-8">
            <h2 id="hours" className="text-title-3">
              {t("hours.title")}
            </h2>
            <div className="mt-2 text-base text-stone-700">{lines}</div>
          </section>
        )}
      </OpeningHours>
    </>
  );
}

const row = "flex min-h-12 items-center gap-3 hover:text-mar-600";

/** The three ways to the agent that are a link, and what else stands in the list. */
export function ContactList({ agency, children }: { agency: AgencyIdentity; children?: ReactNode }) {
  const { t } = useText();
  return (
    <ul className="mt-4 divide-y divide-plaster-200 border-y border-plaster-200">
      <li>
        <a href={telLink(agency.phone)} className={row}>
          <Icon as={Phone} className="size-4 text-mar-700" />
          <span className="figures">{agency.phone}</span>
        </a>
      </li>
      <li>
        <a href={`mailto:${agency.email}`} className={`${row} break-all`}>
          <Icon as={Mail} className="size-4 text-mar-700" />
          {agency.email}
        </a>
      </li>
      <li data-noprint>
        <a href={messageLink(agency.messagingNumber)} className={row}>
          <Icon as={MessageCircle} className="size-4 text-mar-700" />
          {t("cta.message")}
        </a>
      </li>
      {children}
    </ul>
  );
}
