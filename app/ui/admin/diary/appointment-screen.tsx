import { Download, Pencil } from "lucide-react";
import type { ReactNode } from "react";

import { telLink } from "~/domain/agency/agency";
import {
  type About,
  type Appointment,
  appointmentLimits,
  type AppointmentMail,
  appointmentPath,
  diaryPath,
  outcomes,
  saidFields,
} from "~/domain/diary/appointment";
import { enquiryNumber } from "~/domain/enquiries/inbox/received-enquiry";
import { useAdminText } from "~/i18n/admin";
import { moment } from "~/i18n/admin-time";
import { mailName } from "~/ui/admin/mail-name";
import { SaveButton } from "~/ui/admin/save-button";
import { fieldOf, type FormState, untouched } from "~/ui/admin/settings/form-state";
import { Overtaken } from "~/ui/admin/settings/overtaken";
import { buttonClass, SubmitButton } from "~/ui/button";
import { CheckField, RadioCards } from "~/ui/fields/choice-field";
import { TextArea, TextField } from "~/ui/fields/field";
import { Icon } from "~/ui/icon";

import { AdminPage, Panel } from "../admin-page";

import { aboutName } from "./about-name";
import { AppointmentStanding } from "./appointment-status";
import { dayWithName, useRange } from "./appointment-words";
import { ClashNotice, type ShownClash } from "./clash-notice";

type Props = {
  title: string;
  appointment: Appointment;
  mails: readonly AppointmentMail[];
  clashes: readonly ShownClash[];
  /** What could not be taken of what was said; null where nothing was sent. */
  said: FormState | null;
  now: Date;
};

const link = "text-mar-700 underline decoration-mar-300 hover:text-mar-600 hover:decoration-current";

/** One appointment: its facts, what was mailed about it, and what can be done with it. */
export function AppointmentScreen({ title, appointment, mails, clashes, said, now }: Props) {
  const { t } = useAdminText();
  const { id, status, endsAt } = appointment;
  const isOver = Date.parse(endsAt) <= now.getTime();
  return (
    <AdminPage
      title={title}
      parent={{ label: t("diary.title"), href: diaryPath }}
      actions={
        <>
          <a
            href={appointmentPath(id, "appointment.ics")}
            aria-label={t("diary.file")}
            className={buttonClass({ kind: "quiet", size: "sm" })}
          >
            <Icon as={Download} />
            <span className="max-sm:hidden">{t("diary.file")}</span>
          </a>
          {status === "planned" && !appointment.isErased ? (
            <a href={appointmentPath(id, "edit")} className={buttonClass({ kind: "secondary", size: "sm" })}>
              <Icon as={Pencil} />
              {t("diary.edit")}
            </a>
          ) : null}
        </>
      }
    >
      <ClashNotice clashes={clashes} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <Facts appointment={appointment} now={now} />
        <div className="space-y-5">
          {said || (isOver && status !== "cancelled") ? <Said appointment={appointment} state={said} /> : null}
          <Mails mails={mails} now={now} />
          {status === "planned" && !isOver ? <Cancel appointment={appointment} /> : null}
        </div>
      </div>
    </AdminPage>
  );
}

function Facts({ appointment, now }: { appointment: Appointment; now: Date }) {
  const { t } = useAdminText();
  const range = useRange();
  const { kind, startsAt, place, about, person, owner, goes, notes, enquiryId, isErased, isBooked } = appointment;
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
            <a href={telLink(person.phone)} className={link}>
              {person.phone}
            </a>
          </Line>
        ) : null}
        {person.email ? <Line name={t("diary.person.email")}>{person.email}</Line> : null}
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

function Mails({ mails, now }: { mails: readonly AppointmentMail[]; now: Date }) {
  const { t } = useAdminText();
  return (
    <Panel title={t("diary.mails")}>
      {mails.length === 0 ? (
        <p className="px-4 py-3 text-stone-600">{t("diary.mails.none")}</p>
      ) : (
        <ul className="divide-y divide-plaster-200">
          {mails.map((mail) => (
            <li key={mail.id} className="px-4 py-2.5 break-words">
              <p className="font-medium">{mailName(t, mail)}</p>
              <p className="text-xs text-stone-600">{t("diary.mail.to", { recipient: mail.recipient })}</p>
              <p className={mail.lastError === null ? "text-stone-700" : "text-bad-700"}>
                {mail.lastError === null || mail.status === "sent"
                  ? t(`diary.mail.${mail.status}`)
                  : t(mail.status === "failed" ? "diary.mail.failed" : "diary.mail.trying", { reason: mail.lastError })}
                {mail.status === "sent" ? (
                  <>
                    , <time dateTime={mail.at}>{moment(t, mail.at, now)}</time>
                  </>
                ) : null}
              </p>
              {mail.status === "failed" ? (
                <a href="/admin/status" className={link}>
                  {t("diary.mail.retry")}
                </a>
              ) : null}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function Cancel({ appointment: { id, version, tells, person, owner } }: { appointment: Appointment }) {
  const { t } = useAdminText();
  const canTell = person.email !== "" || owner.email !== "";
  return (
    <Panel title={t("diary.cancel")}>
      <form method="post" action={appointmentPath(id)} className="grid gap-2 p-4">
        <input type="hidden" name="intent" value="cancel" />
        <input type="hidden" name="version" value={version} />
        <p className="text-xs text-stone-600">{t("diary.cancel.text")}</p>
        {canTell ? (
          <CheckField field={{ id: "cancel-tells", name: "tells", initialValue: tells ? "on" : "" }}>
            {t("diary.cancel.tells")}
          </CheckField>
        ) : null}
        <div>
          <SubmitButton kind="danger" size="sm" busyLabel={t("diary.cancel.busy")}>
            {t("diary.cancel")}
          </SubmitButton>
        </div>
      </form>
    </Panel>
  );
}

/** What was said afterwards; it can be put right as often as needed. */
function Said({ appointment, state }: { appointment: Appointment; state: FormState | null }) {
  const { t } = useAdminText();
  const { id, version, said } = appointment;
  const shown = state ?? untouched(saidFields(appointment));
  return (
    <Panel title={t(said ? "diary.outcome" : "diary.outcome.ask")}>
      <form method="post" action={appointmentPath(id)} noValidate className="grid gap-4 p-4">
        <input type="hidden" name="intent" value="said" />
        {shown.overtakenBy ? (
          <Overtaken
            values={shown.values}
            stored={shown.overtakenBy}
            lines={[
              { name: "offer", label: t("diary.offer") },
              { name: "words", label: t("diary.outcome.words") },
            ]}
          />
        ) : null}
        <input type="hidden" name="version" value={version} />
        <RadioCards
          field={{ ...fieldOf(shown, "outcome"), required: true }}
          legend={t("diary.outcome")}
          choices={outcomes.map((value) => ({ value, label: t(`diary.outcome.${value}`) }))}
        />
        <TextField
          field={{ ...fieldOf(shown, "offer", 20), required: false }}
          label={t("diary.offer")}
          inputMode="numeric"
          suffix="€"
          isDense
        />
        <TextArea
          field={{ ...fieldOf(shown, "words", appointmentLimits.words), required: false }}
          label={t("diary.outcome.words")}
          rows={3}
          isDense
        />
        <div>
          <SaveButton kind="secondary" size="sm" busyLabel={t("settings.saving")}>
            {t("settings.save")}
          </SaveButton>
        </div>
      </form>
    </Panel>
  );
}
