import { type Appointment, appointmentPath } from "~/domain/diary/appointment";
import { useAdminText } from "~/i18n/admin";

import { aboutName } from "./about-name";
import { AppointmentStanding } from "./appointment-status";
import { dayWithName, useRange } from "./appointment-words";

type Props = {
  appointments: readonly Appointment[];
  now: Date;
  /** Whether each says its day: not where they stand under it. */
  saysDay?: boolean;
};

/** Appointments one below the other, each a link: when, what and with whom, where, what came of it. */
export function AppointmentLines({ appointments, now, saysDay = false }: Props) {
  const { t } = useAdminText();
  const range = useRange();
  return (
    <ul className="divide-y divide-plaster-200">
      {appointments.map((appointment) => {
        const { id, kind, startsAt, person, about, place, goes, said, status } = appointment;
        const isOff = status === "cancelled";
        return (
          <li key={id} className="relative flex flex-wrap gap-x-4 gap-y-0.5 px-4 py-2.5 hover:bg-plaster-50">
            <p
              className={`figures shrink-0 ${saysDay ? "w-full text-xs whitespace-normal text-stone-600" : "w-28 font-semibold"}`}
            >
              <time dateTime={startsAt} className={isOff ? "line-through" : ""}>
                {saysDay ? `${dayWithName(startsAt)}, ` : ""}
                {range(appointment)}
              </time>
            </p>
            <div className="min-w-0 flex-1 break-words">
              <p className="flex flex-wrap items-baseline justify-between gap-x-3">
                <a href={appointmentPath(id)} className="font-medium after:absolute after:inset-0">
                  {[t(`diary.kind.${kind}`), person.name || person.email || person.phone].filter(Boolean).join(", ")}
                </a>
                <AppointmentStanding appointment={appointment} now={now} />
              </p>
              {about ? <p className="text-stone-700">{aboutName(t, about)}</p> : null}
              {place || goes ? (
                <p className="flex flex-wrap gap-x-3 text-xs text-stone-600">
                  {place ? <span>{place}</span> : null}
                  {goes ? <span className="min-w-0">{goes.name}</span> : null}
                </p>
              ) : null}
              {said?.words ? <p className="whitespace-pre-line text-stone-700">{said.words}</p> : null}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
