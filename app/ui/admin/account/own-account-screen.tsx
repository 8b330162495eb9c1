import { KeyRound, MonitorSmartphone } from "lucide-react";

import type { Admin } from "~/domain/admins/admin";
import type { OwnSession } from "~/domain/admins/own-session";
import { useAdminText } from "~/i18n/admin";
import { moment } from "~/i18n/admin-time";
import { questionPath } from "~/ui/admin/question-path";
import { Badge } from "~/ui/badge";
import { buttonClass, SubmitButton } from "~/ui/button";
import { type FieldState, TextField } from "~/ui/fields/field";
import { Icon } from "~/ui/icon";

import { AdminPage, Panel } from "../admin-page";

type Props = {
  admin: Admin;
  sessions: readonly OwnSession[];
  /** When the secret address of the diary was made, ISO 8601, UTC; null where there is none. */
  calendarMadeAt: string | null;
  /** null where signing in takes no code. */
  secondFactor: { codesLeft: number } | null;
  now: Date;
  /** The name that was typed and is not saved, and why where it cannot be. */
  attempt?: { name: string; errors: string[] };
};

/** The form of the page. Its other buttons belong to it, so that a name that was typed goes along. */
const accountForm = "account-form";
const here = "/admin/account";

/** Everybody's own account: name, password, two-step sign-in, the devices that are signed in. */
export function OwnAccountScreen({ admin, sessions, calendarMadeAt, secondFactor, now, attempt }: Props) {
  const { t } = useAdminText();
  return (
    <AdminPage title={t("account.title")}>
      <div className="grid max-w-4xl gap-5">
        <Panel title={t("account.who")} note={t(admin.isOwner ? "admins.owner" : `admins.role.${admin.role}`)}>
          <NameForm admin={admin} attempt={attempt} />
        </Panel>
        <Panel title={t("account.signIn")}>
          <div className="flex flex-wrap items-center justify-between gap-3 border-b border-plaster-200 p-4">
            <p className="min-w-0 text-stone-700">{t("account.password.text")}</p>
            <a href="/admin/account/password" className={buttonClass({ kind: "secondary", size: "sm" })}>
              {t("account.password")}
            </a>
          </div>
          <SecondFactorPart secondFactor={secondFactor} />
        </Panel>
        <div id="sessions">
          <Panel title={t("account.sessions")}>
            <Sessions sessions={sessions} now={now} />
            <CalendarAddress madeAt={calendarMadeAt} now={now} />
          </Panel>
        </div>
      </div>
    </AdminPage>
  );
}

function NameForm({ admin, attempt }: Pick<Props, "admin" | "attempt">) {
  const { t } = useAdminText();
  const name: FieldState = {
    id: "name",
    name: "name",
    initialValue: attempt?.name ?? admin.name,
    errors: attempt?.errors,
    maxLength: 100,
  };
  return (
    <div className="p-4">
      <p className="text-stone-700">
        {t("signIn.email")}: <span className="font-medium break-all text-ink">{admin.email}</span>
      </p>
      <form id={accountForm} method="post" action={here} className="mt-4 flex flex-wrap items-start gap-3">
        <input type="hidden" name="intent" value="name" />
        <TextField
          field={name}
          label={t("account.name")}
          hint={t("account.name.hint")}
          autoComplete="name"
          isDense
          className="min-w-64 flex-1"
        />
        <SubmitButton size="sm" className="md:mt-6.5" busyLabel={t("account.saving")}>
          {t("account.name.save")}
        </SubmitButton>
      </form>
    </div>
  );
}

function SecondFactorPart({ secondFactor }: Pick<Props, "secondFactor">) {
  const { t } = useAdminText();
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 p-4">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-2">
          <Icon as={KeyRound} className="size-4 text-stone-600" />
          <span className="font-medium">{t("secondFactor.title")}</span>
          <Badge className={secondFactor ? "bg-ok-50 text-ok-700" : "bg-plaster-200 text-stone-700"}>
            {t(secondFactor ? "secondFactor.on" : "secondFactor.off")}
          </Badge>
        </p>
        <p className="mt-1 text-stone-700">
          {secondFactor ? t("secondFactor.codesLeft", { count: secondFactor.codesLeft }) : t("secondFactor.why")}
        </p>
      </div>
      <a
        href={secondFactor ? questionPath("account/second-factor-off") : "/admin/account/second-factor"}
        className={buttonClass({ kind: secondFactor ? "danger" : "secondary", size: "sm" })}
      >
        {t(secondFactor ? "secondFactor.switchOff" : "secondFactor.setUp")}
      </a>
    </div>
  );
}

function Sessions({ sessions, now }: Pick<Props, "sessions" | "now">) {
  const { t } = useAdminText();
  return (
    <>
      <p className="px-4 pt-3 text-stone-700">{t("account.sessions.text")}</p>
      <ul className="mt-2 divide-y divide-plaster-200">
        {sessions.map(({ id, device, begunAt, lastSeenAt, isThisOne }) => {
          const name = device === "" ? t("account.sessions.unknown") : device;
          return (
            <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
              <Icon as={MonitorSmartphone} className="size-5 text-stone-600" />
              <div className="min-w-0 flex-1">
                <p className="flex flex-wrap items-center gap-2 font-medium">
                  {name}
                  {isThisOne ? <Badge className="bg-mar-50 text-mar-700">{t("account.sessions.thisOne")}</Badge> : null}
                </p>
                <p className="figures text-xs text-stone-600">
                  {t("account.sessions.times", { begun: moment(t, begunAt, now), seen: moment(t, lastSeenAt, now) })}
                </p>
              </div>
              {isThisOne ? null : (
                <SubmitButton
                  {...endSessions(id)}
                  kind="quiet"
                  size="sm"
                  aria-label={t("account.sessions.end.of", { device: name })}
                  busyLabel={t("account.sessions.ending")}
                >
                  {t("account.sessions.end")}
                </SubmitButton>
              )}
            </li>
          );
        })}
      </ul>
      {sessions.length > 1 ? (
        <div className="border-t border-plaster-200 p-4">
          <SubmitButton {...endSessions("others")} kind="secondary" size="sm" busyLabel={t("account.sessions.ending")}>
            {t("account.sessions.endOthers")}
          </SubmitButton>
        </div>
      ) : null}
    </>
  );
}

function endSessions(session: string) {
  const formAction = `${here}?${new URLSearchParams({ session })}`;
  return { form: accountForm, name: "intent", value: "end-sessions", formAction, formNoValidate: true };
}

/** Whoever has it reads the diary without signing in: it stands beside the devices that are signed in. */
function CalendarAddress({ madeAt, now }: { madeAt: string | null; now: Date }) {
  const { t } = useAdminText();
  if (madeAt === null) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-t border-plaster-200 p-4">
      <div className="min-w-0">
        <p className="font-semibold">{t("account.calendar")}</p>
        <p className="text-stone-700">{t("diary.calendar.renew.text", { moment: moment(t, madeAt, now) })}</p>
      </div>
      <SubmitButton
        form={accountForm}
        name="intent"
        value="forget-calendar"
        formNoValidate
        kind="secondary"
        size="sm"
        busyLabel={t("diary.calendar.forgetting")}
      >
        {t("diary.calendar.forget")}
      </SubmitButton>
    </div>
  );
}
