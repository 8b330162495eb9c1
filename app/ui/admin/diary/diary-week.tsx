import { type Appointment, appointmentPath } from "~/domain/diary/appointment";
import { type DiarySearch, diarySearchPath, weekOf } from "~/domain/diary/diary-search";
import { useAdminText } from "~/i18n/admin";
import { formatDay, formatWeekday } from "~/i18n/format";
import { defaultLanguage } from "~/i18n/languages";

import { aboutName } from "./about-name";
import { AppointmentStanding } from "./appointment-status";
import { dayOf, useRange } from "./appointment-words";

type Props = {
  search: DiarySearch;
  appointments: readonly Appointment[];
  /** `2026-11-23`, in Barcelona. */
  today: string;
  now: Date;
};

/** Seven columns on a desk, one below the other on a phone. */
export function DiaryWeek({ search, appointments, today, now }: Props) {
  const { t } = useAdminText();
  const range = useRange();
  const days = weekOf(search.day);
  return (
    <>
      <h2 className="mb-3 text-title-3">
        {t("diary.week", { day: formatDay(defaultLanguage, days[0] ?? search.day) })}
      </h2>
      <ol className="grid border-s border-t border-plaster-200 bg-plaster-0 lg:grid-cols-7 print:grid-cols-7">
        {days.map((day) => {
          const ofDay = appointments.filter((each) => dayOf(each) === day);
          return (
            <li
              key={day}
              aria-current={day === today ? "date" : undefined}
              className="min-w-0 border-e border-b border-plaster-200 lg:min-h-72"
            >
              <h3 className="border-b border-plaster-200 bg-plaster-50 font-sans text-xs font-semibold in-aria-[current=date]:bg-mar-50">
                <a
                  href={diarySearchPath({ view: "day", day })}
                  className="block min-h-9 px-2 py-2 hover:underline max-md:min-h-11 lg:min-h-13"
                >
                  <span className="lg:block print:block">{formatWeekday(defaultLanguage, day)}</span>{" "}
                  {formatDay(defaultLanguage, day)}
                </a>
              </h3>
              {ofDay.length === 0 ? null : (
                <ul className="divide-y divide-plaster-200">
                  {ofDay.map((appointment) => (
                    <li key={appointment.id} className="relative p-2 text-xs hover:bg-plaster-50">
                      <p
                        className={`figures font-semibold ${appointment.status === "cancelled" ? "line-through" : ""}`}
                      >
                        {range(appointment)}
                      </p>
                      <a
                        href={appointmentPath(appointment.id)}
                        className="block break-words after:absolute after:inset-0"
                      >
                        {[t(`diary.kind.${appointment.kind}`), appointment.person.name].filter(Boolean).join(", ")}
                      </a>
                      {appointment.about ? (
                        <p className="break-words text-stone-700">{aboutName(t, appointment.about)}</p>
                      ) : null}
                      <AppointmentStanding appointment={appointment} now={now} />
                    </li>
                  ))}
                </ul>
              )}
            </li>
          );
        })}
      </ol>
    </>
  );
}
