import { bookedKinds, viewingLengths } from "~/domain/agency/booking-hours";
import { weekdays } from "~/domain/agency/opening-hours";
import { useAdminText } from "~/i18n/admin";
import { fieldOf, type FormState } from "~/ui/admin/settings/form-state";
import { SmallForm } from "~/ui/admin/settings/small-form";
import { CheckField } from "~/ui/fields/choice-field";
import { type Choice, FieldError, SelectField, TextField } from "~/ui/fields/field";

import { useMay } from "../admin-context";
import { Panel } from "../admin-page";

type Props = {
  state: FormState;
  goes: readonly Choice[];
  /** The booking link; null while nothing can be booked. */
  link: string | null;
};

const longestHours = 40;

/** The hours in which visitors book by themselves, what they may book, and the link to hand out. Admins change them, all read them. */
export function BookingHoursPanel({ state, goes, link }: Props) {
  const { t } = useAdminText();
  const mayChange = useMay("settings");
  const chosen = state.values.bookedGoes ?? "";
  const isGone = chosen !== "" && !goes.some(({ value }) => value === chosen);
  return (
    <Panel title={t("diary.booking")}>
      <div className="border-b border-plaster-200 p-4">
        {link === null ? (
          <p>{t(isGone ? "diary.booking.gone" : "diary.booking.closed")}</p>
        ) : (
          <>
            <p className="font-semibold">{t("diary.booking.link")}</p>
            <p className="mt-1">
              <a href={link} className="break-all text-mar-700 underline decoration-mar-300 hover:decoration-current">
                {link}
              </a>
            </p>
            <p className="mt-1 text-xs text-stone-600">{t("diary.booking.link.text")}</p>
          </>
        )}
      </div>
      {mayChange ? <HoursForm state={state} goes={goes} /> : <HoursRead state={state} isOpen={link !== null} />}
    </Panel>
  );
}

/** For who may not change them. */
function HoursRead({ state, isOpen }: Pick<Props, "state"> & { isOpen: boolean }) {
  const { t } = useAdminText();
  const open = weekdays.filter((day) => (state.values[`book-${day}`] ?? "") !== "");
  return (
    <div className="p-4">
      {isOpen ? (
        <dl className="mb-3 grid grid-cols-[7rem_minmax(0,1fr)] gap-y-1">
          {open.map((day) => (
            <div key={day} className="contents">
              <dt className="text-stone-600">{t(`settings.hours.${day}`)}</dt>
              <dd className="figures">{state.values[`book-${day}`]}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      <p className="text-xs text-stone-600">{t("diary.settings.byAdmins")}</p>
    </div>
  );
}

function HoursForm({ state, goes }: Omit<Props, "link">) {
  const { t } = useAdminText();
  const days = weekdays.map((day) => ({ name: `book-${day}`, label: t(`settings.hours.${day}`) }));
  const kinds = bookedKinds.map((kind) => ({ name: `kind-${kind}`, label: t(`diary.booking.kind.${kind}`) }));
  return (
    <SmallForm
      part="booking"
      text={t("diary.booking.text")}
      state={state}
      lines={[
        ...days,
        { name: "minutes", label: t("diary.booking.minutes") },
        { name: "notice", label: t("diary.booking.notice") },
        { name: "ahead", label: t("diary.booking.ahead") },
        { name: "addressHours", label: t("diary.booking.addressHours") },
        ...kinds.map((kind) => ({ ...kind, isBox: true })),
      ]}
    >
      <fieldset>
        <legend className="font-semibold">{t("diary.booking.hours")}</legend>
        <p className="mt-1 text-xs text-stone-600">{t("diary.booking.hours.text")}</p>
        <div className="mt-3 grid gap-3 sm:grid-cols-2">
          {days.map(({ name, label }, place) => (
            <div key={name}>
              <TextField field={{ ...fieldOf(state, name, longestHours), required: false }} label={label} isDense />
              {place === 0 ? (
                <CheckField field={{ ...fieldOf(state, "weekdays-alike"), required: false }}>
                  {t("diary.booking.hours.alike")}
                </CheckField>
              ) : null}
            </div>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend className="font-semibold">{t("diary.booking.kinds")}</legend>
        {kinds.map(({ name, label }) => (
          <CheckField key={name} field={{ ...fieldOf(state, name), errors: undefined, required: false }}>
            {label}
          </CheckField>
        ))}
        <FieldError field={fieldOf(state, "kind-viewing")} />
      </fieldset>
      <div className="grid gap-3 sm:grid-cols-3">
        <SelectField
          field={fieldOf(state, "minutes")}
          label={t("diary.booking.minutes")}
          choices={viewingLengths.map((minutes) => ({
            value: String(minutes),
            label: t("diary.minutes.of", { count: minutes }),
          }))}
          isDense
        />
        <TextField
          field={fieldOf(state, "notice", 3)}
          label={t("diary.booking.notice")}
          inputMode="numeric"
          suffix="h"
          isDense
        />
        <TextField field={fieldOf(state, "ahead", 2)} label={t("diary.booking.ahead")} inputMode="numeric" isDense />
      </div>
      <TextField
        field={{ ...fieldOf(state, "addressHours", 3), required: false }}
        label={t("diary.booking.addressHours")}
        hint={t("diary.booking.addressHours.hint")}
        inputMode="numeric"
        suffix="h"
        isDense
      />
      <SelectField
        field={{ ...fieldOf(state, "bookedGoes"), required: false }}
        label={t("diary.booking.goes")}
        choices={[{ value: "", label: t("diary.booking.goes.choose") }, ...goes]}
        isDense
      />
    </SmallForm>
  );
}
