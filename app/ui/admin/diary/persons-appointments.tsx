import { CalendarPlus } from "lucide-react";

import type { Appointment } from "~/domain/diary/appointment";
import { useAdminText } from "~/i18n/admin";
import { buttonClass } from "~/ui/button";
import { Icon } from "~/ui/icon";

import { wishWords } from "./appointment-form-screen";
import { AppointmentLines } from "./appointment-lines";

type Props = {
  /** The form with the note of the message: the buttons send it along. */
  form: string;
  /** Address of the message. */
  message: string;
  /** Times that were asked for, as a field holds them. */
  wished: readonly string[];
  appointments: readonly Appointment[];
  now: Date;
};

/** What a person has in the diary, and one press to the form of the next: with the time that they asked for, where they did. */
export function PersonsAppointments({ form, message, wished, appointments, now }: Props) {
  const { t } = useAdminText();
  const leads = { type: "submit", form, name: "intent", value: "appointment", "data-leaves": "" } as const;
  return (
    <section className="mt-5 border-t border-plaster-200 pt-4">
      <h3 className="font-sans text-sm font-semibold">{t("diary.of")}</h3>
      {appointments.length > 0 ? (
        <div className="-mx-4 mt-1">
          <AppointmentLines appointments={appointments} now={now} saysDay />
        </div>
      ) : null}
      <div className="mt-2 grid gap-2">
        {wished.map((time) => (
          <button
            key={time}
            {...leads}
            formAction={`${message}${message.includes("?") ? "&" : "?"}at=${time}`}
            className={buttonClass({ kind: "secondary", size: "sm", className: "w-full" })}
          >
            <Icon as={CalendarPlus} />
            {t("diary.make.at", { when: wishWords(time) })}
          </button>
        ))}
        <button
          {...leads}
          className={buttonClass({ kind: wished.length > 0 ? "quiet" : "secondary", size: "sm", className: "w-full" })}
        >
          {wished.length > 0 ? null : <Icon as={CalendarPlus} />}
          {t("diary.make")}
        </button>
      </div>
    </section>
  );
}
