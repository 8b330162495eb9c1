import { enquiryNumber } from "~/domain/enquiries/inbox/received-enquiry";
import type { Candidates } from "~/domain/enquiries/people/persons-candidates";
import { useAdminText } from "~/i18n/admin";
import { moment } from "~/i18n/admin-time";
import { SubmitButton } from "~/ui/button";

/** The part of an address that says what was ticked; the file is of that, as the page above it shows. */
export function chosenQuery({ messages, appointments }: Candidates): string {
  const query = new URLSearchParams({ chosen: "1" });
  for (const { id, isTheirs } of messages) if (isTheirs) query.append("message", String(id));
  for (const { id, isTheirs } of appointments) if (isTheirs) query.append("appointment", String(id));
  return `?${query}`;
}

/** Asks which of what stands under the same address or phone is really theirs; both may be shared. */
export function WhoseMessages({ candidates, now }: { candidates: Candidates; now: Date }) {
  const { t } = useAdminText();
  const { messages, appointments } = candidates;
  if (messages.length + appointments.length < 2) return null;
  return (
    <form method="get" className="mt-5 rounded border border-plaster-300 p-4">
      <input type="hidden" name="chosen" value="1" />
      <fieldset>
        <legend className="float-start font-semibold">{t("person.whose")}</legend>
        <p className="clear-both text-sm text-stone-600">{t("person.whose.text")}</p>
        {messages.map(({ id, kind, receivedAt, isAsked, isTheirs, ...who }) => (
          <Tick
            key={id}
            {...{ name: "message", id, isTheirs, isAsked }}
            label={t("enquiry.pageTitle", { kind: t(`kind.${kind}`), number: enquiryNumber(id) })}
            detail={[moment(t, receivedAt, now), who.name, who.email, who.phone]}
          />
        ))}
        {appointments.map(({ id, startsAt, isTheirs, ...who }) => (
          <Tick
            key={`appointment-${id}`}
            {...{ name: "appointment", id, isTheirs }}
            label={t("person.whose.appointment")}
            detail={[moment(t, startsAt, now), who.name, who.email, who.phone]}
          />
        ))}
      </fieldset>
      <SubmitButton kind="secondary" size="sm" className="mt-3" busyLabel={t("person.whose.busy")}>
        {t("person.whose.show")}
      </SubmitButton>
    </form>
  );
}

type TickProps = {
  name: "message" | "appointment";
  id: number;
  isTheirs: boolean;
  isAsked?: boolean;
  label: string;
  detail: readonly string[];
};

function Tick({ name, id, isTheirs, isAsked = false, label, detail }: TickProps) {
  return (
    <label className="mt-3 flex gap-3">
      <input
        type="checkbox"
        name={name}
        value={id}
        defaultChecked={isTheirs}
        disabled={isAsked}
        className="mt-1 size-5 shrink-0"
      />
      <span className="min-w-0 break-words">
        {label}
        <span className="block text-sm text-stone-600">{detail.filter(Boolean).join(" · ")}</span>
      </span>
    </label>
  );
}
