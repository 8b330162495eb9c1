import { CalendarPlus } from "lucide-react";

import { type Appointment, diaryPath } from "~/domain/diary/appointment";
import { useAdminText } from "~/i18n/admin";
import { Icon } from "~/ui/icon";

import { Panel } from "../admin-page";

import { AppointmentLines } from "./appointment-lines";

const link =
  "inline-flex min-h-6 items-center gap-1.5 text-mar-700 underline decoration-mar-300 hover:text-mar-600 hover:decoration-current max-md:min-h-11";

/** The appointments of a home, with what was said at each, and the way to a new one. */
export function HomesAppointments({
  homeId,
  appointments,
  bookingLink,
  now,
}: {
  homeId: number;
  appointments: readonly Appointment[];
  /** Where a viewing of it can be booked; null where none can. */
  bookingLink: string | null;
  now: Date;
}) {
  const { t } = useAdminText();
  return (
    <Panel
      title={t("diary.of")}
      note={
        <a href={`${diaryPath}/new?home=${homeId}`} className={link}>
          <Icon as={CalendarPlus} />
          {t("diary.make")}
        </a>
      }
    >
      {appointments.length === 0 ? (
        <p className="px-4 py-3 text-stone-600">{t("diary.of.none")}</p>
      ) : (
        <AppointmentLines appointments={appointments} now={now} saysDay />
      )}
      {bookingLink === null ? null : (
        <p className="border-t border-plaster-200 px-4 py-3">
          <span className="block text-xs text-stone-600">{t("diary.booking.ofHome")}</span>
          <span className="break-all select-all">{bookingLink}</span>
        </p>
      )}
    </Panel>
  );
}

type Day = {
  appointments: readonly Appointment[];
  /** The first of the days after it. */
  next: readonly Appointment[];
  now: Date;
};

/** What is in the diary today, and what comes next. */
export function TodaysAppointments({ appointments, next, now }: Day) {
  const { t } = useAdminText();
  return (
    <Panel
      title={t("diary.todays")}
      note={
        <a href={diaryPath} className={link}>
          {t("diary.todays.link")}
        </a>
      }
    >
      {appointments.length === 0 ? (
        <p className="px-4 py-3 text-stone-600">{t("diary.todays.none")}</p>
      ) : (
        <AppointmentLines appointments={appointments} now={now} />
      )}
      {next.length === 0 ? null : (
        <>
          <h3 className="border-y border-plaster-200 bg-plaster-50 px-4 py-1.5 font-sans text-xs font-semibold">
            {t("diary.next")}
          </h3>
          <AppointmentLines appointments={next} now={now} saysDay />
        </>
      )}
    </Panel>
  );
}
