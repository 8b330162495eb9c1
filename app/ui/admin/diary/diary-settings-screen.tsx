import { diaryPath } from "~/domain/diary/appointment";
import { useAdminText } from "~/i18n/admin";
import { moment } from "~/i18n/admin-time";
import { fieldOf, type FormState } from "~/ui/admin/settings/form-state";
import { EnterSavesAll, SmallForm } from "~/ui/admin/settings/small-form";
import { SubmitButton } from "~/ui/button";
import { type Choice, TextField } from "~/ui/fields/field";

import { useMay } from "../admin-context";
import { AdminPage, Panel } from "../admin-page";

import { BookingHoursPanel } from "./booking-hours-panel";

type Props = {
  travel: FormState;
  booking: FormState;
  goes: readonly Choice[];
  /** The booking link; null while nothing can be booked. */
  link: string | null;
  /** When the secret address was made, ISO 8601, UTC; null where there is none. */
  madeAt: string | null;
  /** The address that was just made: it is shown this once. */
  address: string | null;
  now: Date;
};

const here = `${diaryPath}/settings`;

/** The secret address for a phone, which is everybody's own; the hours in which visitors book and how long the way takes, which admins set. */
export function DiarySettingsScreen({ travel, booking, goes, link, madeAt, address, now }: Props) {
  const { t } = useAdminText();
  const mayChange = useMay("settings");
  return (
    <AdminPage title={t("diary.settings")} parent={{ label: t("diary.title"), href: diaryPath }}>
      <form method="post" action={here} noValidate className="max-w-xl space-y-5">
        {mayChange ? <EnterSavesAll /> : null}
        <Panel title={t("diary.calendar")}>
          <div className="grid gap-4 p-4">
            <p className="text-xs text-stone-600">{t("diary.calendar.text")}</p>
            {address === null ? null : (
              <div role="status" className="bg-ok-50 p-3">
                <p className="font-semibold text-ok-700">{t("diary.calendar.address")}</p>
                <p className="mt-1 break-all select-all">{address}</p>
                <p className="mt-1 text-xs text-stone-700">{t("diary.calendar.once")}</p>
              </div>
            )}
            {madeAt !== null && address === null ? (
              <p>{t("diary.calendar.renew.text", { moment: moment(t, madeAt, now) })}</p>
            ) : null}
            <div className="flex flex-wrap gap-2">
              <SubmitButton
                name="intent"
                value="calendar"
                kind="secondary"
                size="sm"
                busyLabel={t("diary.calendar.making")}
              >
                {t(madeAt === null ? "diary.calendar.make" : "diary.calendar.renew")}
              </SubmitButton>
              {madeAt === null ? null : (
                <SubmitButton
                  name="intent"
                  value="forget-calendar"
                  kind="danger"
                  size="sm"
                  busyLabel={t("diary.calendar.forgetting")}
                >
                  {t("diary.calendar.forget")}
                </SubmitButton>
              )}
            </div>
          </div>
        </Panel>
        <BookingHoursPanel state={booking} goes={goes} link={link} />
        <Panel title={t("diary.travel")}>
          {mayChange ? (
            <SmallForm
              part="travel"
              text={t("diary.travel.text")}
              state={travel}
              lines={[{ name: "travel", label: t("diary.travel.label") }]}
            >
              <TextField
                field={fieldOf(travel, "travel", 3)}
                label={t("diary.travel.label")}
                inputMode="numeric"
                suffix="min"
                isDense
              />
            </SmallForm>
          ) : (
            <div className="p-4">
              <p>{t("diary.travel.minutes", { count: Number(travel.values.travel) })}</p>
              <p className="mt-3 text-xs text-stone-600">{t("diary.settings.byAdmins")}</p>
            </div>
          )}
        </Panel>
      </form>
    </AdminPage>
  );
}
