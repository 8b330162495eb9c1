import { Clock } from "lucide-react";

import type { AgencyIdentity } from "~/domain/agency/agency";
import { useText } from "~/i18n/text";

import { AgentCredentials } from "../agent-person";
import { ContactList } from "../contact-ways";
import { Icon } from "../icon";

/** Who markets the building, with register number, address and phone (Llei 18/2007, art. 59 e and f). */
export function DevelopmentAgent({ agency }: { agency: AgencyIdentity }) {
  const { t } = useText();
  return (
    <section aria-labelledby="agent" className="border border-plaster-200 bg-plaster-0 p-6">
      <h2 id="agent" className="text-title-2">
        {t("development.agent")}
      </h2>
      <AgentCredentials agency={agency} />
      <ContactList agency={agency} />
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
