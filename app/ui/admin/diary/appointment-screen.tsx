import { Download, Pencil } from "lucide-react";

import { type Appointment, type AppointmentMail, appointmentPath, diaryPath } from "~/domain/diary/appointment";
import { useAdminText } from "~/i18n/admin";
import type { FormState } from "~/ui/admin/settings/form-state";
import { buttonClass, SubmitButton } from "~/ui/button";
import { CheckField } from "~/ui/fields/choice-field";
import { Icon } from "~/ui/icon";

import { AdminPage, Panel } from "../admin-page";

import { AppointmentFacts } from "./appointment-facts";
import { AppointmentMails } from "./appointment-mails";
import { ClashNotice, type ShownClash } from "./clash-notice";
import { WhatWasSaid } from "./what-was-said";

type Props = {
  title: string;
  appointment: Appointment;
  mails: readonly AppointmentMail[];
  clashes: readonly ShownClash[];
  /** Whether its visitor waits for the address of its home, which hides it. */
  isWithheld: boolean;
  /** What could not be taken of what was said; null where nothing was sent. */
  said: FormState | null;
  now: Date;
};

/** One appointment: its facts, what was mailed about it, and what can be done with it. */
export function AppointmentScreen({ title, appointment, mails, clashes, isWithheld, said, now }: Props) {
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
        <AppointmentFacts appointment={appointment} now={now} />
        <div className="space-y-5">
          {isWithheld && status === "planned" && !isOver ? <TellAddress appointment={appointment} /> : null}
          {said || (isOver && status !== "cancelled") ? <WhatWasSaid appointment={appointment} state={said} /> : null}
          <AppointmentMails mails={mails} now={now} />
          {status === "planned" && !isOver ? <Cancel appointment={appointment} /> : null}
        </div>
      </div>
    </AdminPage>
  );
}

/** The staff's confirmation, which tells the visitor the address. */
function TellAddress({ appointment: { id, version } }: { appointment: Appointment }) {
  const { t } = useAdminText();
  return (
    <Panel title={t("diary.address")}>
      <form method="post" action={appointmentPath(id)} className="grid gap-3 p-4">
        <input type="hidden" name="intent" value="address" />
        <input type="hidden" name="version" value={version} />
        <p className="text-xs text-stone-600">{t("diary.address.text")}</p>
        <div>
          <SubmitButton size="sm" busyLabel={t("diary.address.telling")}>
            {t("diary.address.tell")}
          </SubmitButton>
        </div>
      </form>
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
