import type { ReactNode } from "react";

import { telLink } from "~/domain/agency/agency";
import type { About, Appointment } from "~/domain/diary/appointment";
import { enquiryNumber } from "~/domain/enquiries/inbox/received-enquiry";
import { useAdminText } from "~/i18n/admin";

import { Panel } from "../admin-page";

import { aboutName } from "./about-name";
import { AppointmentStanding } from "./appointment-status";
import { dayWithName, useRange } from "./appointment-words";

const link = "text-mar-700 underline decoration-mar-300 hover:text-mar-600 hover:decoration-current";

/** When, where, with whom, and what it is about. */
export function AppointmentFacts({ appointment, now }: { appointment: Appointment; now: Date }) {
  const { t } = useAdminText();
  const range = useRange();
  const { kind, startsAt, place, about, person, phoneNumber, owner, goes, notes, enquiryId, isErased, isBooked } =
    appointment;
  return (
    <Panel title={t(`diary.kind.${kind}`)} note={<AppointmentStanding appointment={appointment} now={now} />}>
      <dl className="grid grid-cols-[7rem_minmax(0,1fr)] gap-x-3 gap-y-2 p-4">
        <Line name={t("diary.when")}>
          <time dateTime={startsAt} className="figures whitespace-normal">
            {dayWithName(startsAt)}, {range(appointment)}
          </time>
        </Line>
        {place ? <Line name={t("diary.place")}>{place}</Line> : null}
        {about ? (
          <Line name={t("diary.about")}>
            <a href={placeOf(about)} className={link}>
              {aboutName(t, about)}
            </a>
          </Line>
        ) : null}
        <Line name={t("diary.person")}>{isErased && !person.name ? t("diary.person.erased") : person.name}</Line>
        {person.phone ? (
          <Line name={t("diary.person.phone")}>
            <a href={telLink(person.phone, phoneNumber)} className={link}>
              {person.phone}
            </a>
          </Line>
        ) : null}
        {person.email ? (
          <Line name={t("diary.person.email")}>
            <a href={`mailto:${person.email}`} className={link}>
              {person.email}
            </a>
          </Line>
        ) : null}
        {person.name || person.email || person.phone ? (
          <Line name={t("diary.person.language")}>{t(`enquiry.language.${person.language}`)}</Line>
        ) : null}
        {owner.name || owner.email ? (
          <Line name={t("diary.form.owner")}>{[owner.name, owner.email].filter(Boolean).join(", ")}</Line>
        ) : null}
        <Line name={t("diary.goes")}>{goes?.name ?? t("diary.goes.nobody")}</Line>
        {isBooked ? <Line name={t("diary.booked")}>{t("diary.booked.text")}</Line> : null}
        {notes ? (
          <Line name={t("diary.notes")}>
            <span className="whitespace-pre-line">{notes}</span>
          </Line>
        ) : null}
      </dl>
      {enquiryId === null ? null : (
        <p className="border-t border-plaster-200 px-4 py-3">
          <a href={`/admin/enquiries/${enquiryId}`} className={link}>
            {t("diary.fromMessage", { number: enquiryNumber(enquiryId) })}
          </a>
        </p>
      )}
    </Panel>
  );
}

/** Where the panel keeps what an appointment is about. */
function placeOf(about: About): string {
  if (about.kind === "property") return `/admin/properties/${about.id}/edit`;
  const building = `/admin/developments/${about.id}`;
  return about.unit === null ? `${building}/edit` : `${building}/units/${about.unit}`;
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-stone-600">{name}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </>
  );
}
