import { CalendarCheck, Clock } from "lucide-react";

import type { AgencyIdentity } from "~/domain/agency/agency";
import { bookPath } from "~/domain/booking/booking";
import type { PropertyStatus } from "~/domain/properties/property";
import { useText } from "~/i18n/text";
import { AgentCredentials } from "~/ui/agent-person";
import { buttonClass } from "~/ui/button";
import { ContactList } from "~/ui/contact-ways";
import { Icon } from "~/ui/icon";

type Props = {
  agency: AgencyIdentity;
  home: { id: number; status: PropertyStatus };
  /** Whether a viewing can be booked at a free time. */
  isBookable: boolean;
};

/**
 * The agent beside a home: who markets it, with register number, address and phone (Ley 18/2007, art. 59 e and f), and
 * the next step. A sold home cannot be visited: the next step is another home.
 */
export function AgentCard({ agency, home, isBookable }: Props) {
  const { t } = useText();
  const isSold = home.status === "sold";
  return (
    <section aria-labelledby="agent" className="border border-plaster-200 bg-plaster-0 p-6">
      <h2 id="agent" className="text-title-2">
        {t(isSold ? "agent.sold.title" : "agent.title")}
      </h2>
      {isSold ? (
        <p className="mt-1 text-base text-stone-700">{t("agent.sold.text")}</p>
      ) : (
        <AgentCredentials agency={agency} />
      )}
      <ContactList agency={agency} />
      <div data-noprint className="mt-5 space-y-3">
        {isSold ? <OtherHomes /> : <RequestViewing id={home.id} className="w-full" />}
        {isBookable && !isSold ? <BookViewing id={home.id} /> : null}
      </div>
      <p className="mt-3 flex items-center gap-2 text-sm text-stone-600">
        <Icon as={Clock} className="size-4" />
        {t("promise.reply")}
      </p>
      <p className="mt-3 border-t border-plaster-200 pt-3 text-xs text-stone-600">
        {t("agent.register", { name: agency.name, number: agency.registerNumber, address: agency.address })}
      </p>
    </section>
  );
}

/** Leads to the form that asks to see a home. */
export function RequestViewing({ id, className }: { id: number; className?: string }) {
  const { t, to } = useText();
  return (
    <a href={to(`/property/${id}/viewing`)} data-dialog data-noprint className={buttonClass({ size: "lg", className })}>
      {t("agent.viewing")}
    </a>
  );
}

/** A page of its own: a week of times is too long for a dialog. */
function BookViewing({ id }: { id: number }) {
  const { t, to } = useText();
  return (
    <a
      href={to(bookPath({ kind: "viewing", homeId: id }))}
      rel="nofollow"
      className={buttonClass({ kind: "secondary", className: "w-full" })}
    >
      <Icon as={CalendarCheck} />
      {t("agent.book")}
    </a>
  );
}

function OtherHomes() {
  const { t, to } = useText();
  return (
    <>
      <a href={to("/search")} data-dialog className={buttonClass({ size: "lg", className: "w-full" })}>
        {t("listing.search")}
      </a>
      <a href="#similar" className={buttonClass({ kind: "secondary", className: "w-full" })}>
        {t("agent.sold.similar")}
      </a>
    </>
  );
}
