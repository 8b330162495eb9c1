import { appointmentKinds, appointmentLimits, appointmentPath, diaryPath, lengths } from "~/domain/diary/appointment";
import { type AdminText, useAdminText } from "~/i18n/admin";
import { timeInBarcelona, fromBarcelona } from "~/i18n/barcelona-time";
import { languages } from "~/i18n/languages";
import { AdminPage } from "~/ui/admin/admin-page";
import type { Part } from "~/ui/admin/settings/form-part";
import type { FormState } from "~/ui/admin/settings/form-state";
import { SettingsForm } from "~/ui/admin/settings/settings-form";
import { buttonClass } from "~/ui/button";
import type { Choice } from "~/ui/fields/field";

import { dayWithName } from "./appointment-words";
import { ClashNotice, type ShownClash } from "./clash-notice";

type Props = {
  /** Of the appointment that is changed; null for a new one. */
  id: number | null;
  state: FormState;
  /** What the time clashes with, told before it is saved. */
  clashes: readonly ShownClash[];
  /** By which the server knows that these clashes were told. */
  seen: string;
  /** Times that the sender of a message asked for, as a field holds them. */
  wished: readonly string[];
  choices: { about: readonly Choice[]; goes: readonly Choice[] };
};

export function AppointmentFormScreen({ id, state, clashes, seen, wished, choices }: Props) {
  const { t } = useAdminText();
  const parent = id === null ? diaryPath : appointmentPath(id);
  return (
    <AdminPage
      title={t(id === null ? "diary.new" : "diary.editing")}
      parent={{ label: t("diary.title"), href: diaryPath }}
    >
      <ClashNotice clashes={clashes} isUnsaved />
      <WishedTimes wished={wished} enquiry={state.values.enquiry ?? ""} />
      <SettingsForm
        action={id === null ? `${diaryPath}/new` : appointmentPath(id, "edit")}
        state={state}
        parts={parts(t, state, choices)}
        parent={parent}
      >
        <input type="hidden" name="seen" value={seen} />
        {["enquiry", "keepsPlace", "filledAbout", "filledPlace"].map((name) => (
          <input key={name} type="hidden" name={name} value={state.values[name] ?? ""} />
        ))}
      </SettingsForm>
    </AdminPage>
  );
}

/** Each is a link that opens the form with that time in it: no script is needed. */
function WishedTimes({ wished, enquiry }: { wished: readonly string[]; enquiry: string }) {
  const { t } = useAdminText();
  if (wished.length === 0) return null;
  return (
    <section className="mb-6 border-b border-plaster-300 pb-6">
      <h2 className="text-title-3">{t("diary.wished")}</h2>
      <p className="mt-1 text-xs text-stone-600">{t("diary.wished.text")}</p>
      <ul className="mt-3 flex flex-wrap gap-2">
        {wished.map((time) => (
          <li key={time}>
            <a
              href={`${diaryPath}/new?enquiry=${enquiry}&at=${time}`}
              className={buttonClass({ kind: "secondary", size: "sm" })}
            >
              {wishWords(time)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** @param time as a field holds it: `2026-11-28T10:00` */
export function wishWords(time: string): string {
  const at = fromBarcelona(time);
  return at ? `${dayWithName(at.toISOString())}, ${timeInBarcelona(at)}` : time;
}

function parts(t: AdminText, state: FormState, { about, goes }: Props["choices"]): Part[] {
  const { values } = state;
  const inLanguages = languages.map((value) => ({ value, label: t(`enquiry.language.${value}`) }));
  return [
    {
      title: t("diary.form.when"),
      isPaired: true,
      text: t("diary.form.when.text"),
      lines: [
        {
          name: "kind",
          label: t("diary.kind"),
          choices: appointmentKinds.map((value) => ({ value, label: t(`diary.kind.${value}`) })),
        },
        { name: "minutes", label: t("diary.minutes"), choices: lengthChoices(t, values.minutes ?? "") },
        { name: "day", label: t("diary.day"), type: "date" },
        { name: "time", label: t("diary.time"), type: "time" },
        { name: "happened", label: t("diary.happened"), isBox: true },
      ],
    },
    {
      title: t("diary.form.where"),
      lines: [
        {
          name: "about",
          label: t("diary.about"),
          choices: [
            { value: "", label: t("diary.about.none") },
            ...withKept(about, values.about, t("diary.about.kept")),
          ],
          isOptional: true,
        },
        {
          name: "place",
          label: t("diary.place"),
          hint: t("diary.place.hint"),
          max: appointmentLimits.place,
          isOptional: true,
        },
        {
          name: "goes",
          label: t("diary.goes"),
          choices: [
            { value: "", label: t("diary.goes.nobody") },
            ...withKept(goes, values.goes, t("diary.about.kept")),
          ],
          isOptional: true,
        },
      ],
    },
    {
      title: t("diary.form.who"),
      lines: [
        { name: "personName", label: t("diary.person.name"), max: appointmentLimits.name, isOptional: true },
        { name: "personPhone", label: t("diary.person.phone"), type: "tel", max: 40, isOptional: true },
        {
          name: "personEmail",
          label: t("diary.person.email"),
          type: "email",
          max: appointmentLimits.email,
          isOptional: true,
        },
        { name: "personLanguage", label: t("diary.person.language"), choices: inLanguages },
        { name: "tells", label: t("diary.tells"), isBox: true },
      ],
    },
    {
      title: t("diary.form.owner"),
      isFolded: isBlank(state, "ownerName") && isBlank(state, "ownerEmail"),
      text: t("diary.form.owner.text"),
      lines: [
        { name: "ownerName", label: t("diary.owner.name"), max: appointmentLimits.name, isOptional: true },
        {
          name: "ownerEmail",
          label: t("diary.owner.email"),
          type: "email",
          max: appointmentLimits.email,
          isOptional: true,
        },
        { name: "ownerLanguage", label: t("diary.owner.language"), choices: inLanguages },
      ],
    },
    {
      title: t("diary.form.more"),
      lines: [
        {
          name: "notes",
          label: t("diary.notes"),
          hint: t("diary.notes.hint"),
          max: appointmentLimits.notes,
          rows: 3,
          isOptional: true,
        },
      ],
    },
  ];
}

/** Whether a field has neither a value nor a complaint. */
function isBlank({ values, errors }: FormState, name: string): boolean {
  return !values[name] && !errors[name];
}

function lengthChoices(t: AdminText, chosen: string): Choice[] {
  const offered = lengths.map((minutes) => ({
    value: String(minutes),
    label:
      minutes % 60 === 0 ? t("diary.hours.of", { count: minutes / 60 }) : t("diary.minutes.of", { count: minutes }),
  }));
  return withKept(offered, chosen, t("diary.about.kept"));
}

/** What was chosen before stays to be chosen, also where it is offered no longer. */
function withKept(choices: readonly Choice[], chosen: string | undefined, label: string): Choice[] {
  if (!chosen || choices.some(({ value }) => value === chosen)) return [...choices];
  return [...choices, { value: chosen, label }];
}
