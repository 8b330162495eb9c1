import { type Appointment, diaryPath } from "~/domain/diary/appointment";
import type { DiarySearch } from "~/domain/diary/diary-search";
import { useAdminText } from "~/i18n/admin";
import { AdminEmpty } from "~/ui/admin/admin-empty";
import { buttonClass } from "~/ui/button";

import { AppointmentLines } from "./appointment-lines";
import { dayOf, dayWithName } from "./appointment-words";

type Props = {
  search: DiarySearch;
  appointments: readonly Appointment[];
  /** `2026-11-23`, in Barcelona. */
  today: string;
  now: Date;
};

/** Each day that has something, under its name; a day that was asked for also where it has nothing. */
export function DiaryDays({ search, appointments, today, now }: Props) {
  const { t } = useAdminText();
  const held = [...new Set(appointments.map(dayOf))];
  const days = search.view === "day" ? [search.day] : held;
  if (days.length === 0) {
    if (search.view === "past") return <AdminEmpty title={t("diary.empty.past")} text={t("diary.empty.past.text")} />;
    return (
      <AdminEmpty title={t("diary.empty.list")} text={t("diary.empty.list.text")}>
        <a href={`${diaryPath}/new?day=${search.day}`} className={buttonClass({ size: "sm" })}>
          {t("diary.new")}
        </a>
      </AdminEmpty>
    );
  }
  return (
    <div className="max-w-4xl space-y-5">
      {days.map((day) => {
        // What began the evening before still belongs to the day that was asked for.
        const ofDay = search.view === "day" ? appointments : appointments.filter((each) => dayOf(each) === day);
        return (
          <section
            key={day}
            aria-labelledby={`day-${day}`}
            className="break-inside-avoid border border-plaster-200 bg-plaster-0"
          >
            <h2
              id={`day-${day}`}
              className="flex min-h-11 items-center gap-3 border-b border-plaster-200 px-4 font-sans text-sm font-semibold"
            >
              {dayWithName(day)}
              {day === today ? <span className="text-xs font-normal text-terra-600">{t("diary.today")}</span> : null}
            </h2>
            {ofDay.length === 0 ? (
              <p className="px-4 py-3 text-stone-600">{t("diary.empty.day")}</p>
            ) : (
              <AppointmentLines appointments={ofDay} now={now} />
            )}
          </section>
        );
      })}
    </div>
  );
}
