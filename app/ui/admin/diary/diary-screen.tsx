import { CalendarPlus, ChevronLeft, ChevronRight, Settings } from "lucide-react";

import { type Appointment, appointmentPath, diaryPath } from "~/domain/diary/appointment";
import { daysLater, type DiarySearch, diarySearchPath, diaryViews, weekOf } from "~/domain/diary/diary-search";
import { useAdminText } from "~/i18n/admin";
import { dayInBarcelona } from "~/i18n/barcelona-time";
import { formatDay, formatWeekday } from "~/i18n/format";
import { defaultLanguage } from "~/i18n/languages";
import { AdminEmpty } from "~/ui/admin/admin-empty";
import { AdminPage } from "~/ui/admin/admin-page";
import { buttonClass } from "~/ui/button";
import { Icon } from "~/ui/icon";

import { aboutName } from "./about-name";
import { AppointmentLines } from "./appointment-lines";
import { AppointmentStanding } from "./appointment-status";
import { dayWithName, useRange } from "./appointment-words";

type Props = {
  search: DiarySearch;
  appointments: readonly Appointment[];
  /** Whether a list goes on. */
  hasMore: boolean;
  /** `2026-11-23`, in Barcelona. */
  today: string;
  now: Date;
};

/** The diary as a list, a day or a week; what is over stands in a list of its own. */
export function DiaryScreen(props: Props) {
  const { t } = useAdminText();
  const { search, today } = props;
  return (
    <AdminPage
      title={t("diary.title")}
      actions={
        <>
          <a
            href={`${diaryPath}/settings`}
            aria-label={t("diary.settings")}
            title={t("diary.settings")}
            className={buttonClass({ kind: "quiet", size: "sm" })}
          >
            <Icon as={Settings} />
          </a>
          <a href={`${diaryPath}/new?day=${search.day}`} className={buttonClass({ size: "sm" })}>
            <Icon as={CalendarPlus} />
            {t("diary.new")}
          </a>
        </>
      }
    >
      <div data-noprint className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <Views search={search} today={today} />
        {search.view === "day" || search.view === "week" ? <Steps search={search} today={today} /> : null}
      </div>
      {search.view === "week" ? <Week {...props} /> : <Days {...props} />}
      <Pages {...props} />
    </AdminPage>
  );
}

function Views({ search, today }: Pick<Props, "search" | "today">) {
  const { t } = useAdminText();
  return (
    <nav aria-label={t("diary.views")} className="max-w-full">
      <ul className="flex flex-wrap gap-1">
        {diaryViews.map((view) => (
          <li key={view}>
            <a
              href={diarySearchPath({ view, day: search.day === today ? undefined : search.day })}
              aria-current={view === search.view ? "page" : undefined}
              className="flex min-h-9 items-center rounded-xs px-3 whitespace-nowrap text-stone-700 hover:bg-plaster-100 aria-[current=page]:bg-mar-700 aria-[current=page]:text-plaster-0 max-md:min-h-11"
            >
              {t(`diary.view.${view}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** To the day or week before and after, and back to today. */
function Steps({ search: { view, day }, today }: Pick<Props, "search" | "today">) {
  const { t } = useAdminText();
  const step = view === "week" ? 7 : 1;
  const way = buttonClass({ kind: "secondary", size: "sm" });
  return (
    <div className="flex items-center gap-2">
      <a href={diarySearchPath({ view, day: daysLater(day, -step) })} rel="prev" className={way}>
        <Icon as={ChevronLeft} />
        {t("diary.earlier")}
      </a>
      <a href={diarySearchPath({ view, day: today })} className={way}>
        {t("diary.today")}
      </a>
      <a href={diarySearchPath({ view, day: daysLater(day, step) })} rel="next" className={way}>
        {t("diary.later")}
        <Icon as={ChevronRight} />
      </a>
    </div>
  );
}

/** Each day that has something, under its name; a day that was asked for also where it has nothing. */
function Days({ search, appointments, today, now }: Props) {
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

/** Seven columns on a desk, one below the other on a phone. */
function Week({ search, appointments, today, now }: Props) {
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

function Pages({ search, hasMore }: Props) {
  const { t } = useAdminText();
  const { view, day, page } = search;
  if (view === "day" || view === "week" || (page === 1 && !hasMore)) return null;
  const way = buttonClass({ kind: "secondary", size: "sm" });
  return (
    <p data-noprint className="mt-5 flex gap-2">
      {page > 1 ? (
        <a href={diarySearchPath({ view, day, page: page - 1 })} rel="prev" className={way}>
          {t(view === "past" ? "diary.later" : "diary.earlier")}
        </a>
      ) : null}
      {hasMore ? (
        <a href={diarySearchPath({ view, day, page: page + 1 })} rel="next" className={way}>
          {t(view === "past" ? "diary.earlier" : "diary.later")}
        </a>
      ) : null}
    </p>
  );
}

function dayOf({ startsAt }: Appointment): string {
  return dayInBarcelona(new Date(startsAt));
}
