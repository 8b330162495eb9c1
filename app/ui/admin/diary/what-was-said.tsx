import { type Appointment, appointmentLimits, appointmentPath, outcomes, saidFields } from "~/domain/diary/appointment";
import { useAdminText } from "~/i18n/admin";
import { SaveButton } from "~/ui/admin/save-button";
import { fieldOf, type FormState, untouched } from "~/ui/admin/settings/form-state";
import { Overtaken } from "~/ui/admin/settings/overtaken";
import { RadioCards } from "~/ui/fields/choice-field";
import { TextArea, TextField } from "~/ui/fields/field";

import { Panel } from "../admin-page";

/** What was said afterwards; it can be put right as often as needed. */
export function WhatWasSaid({ appointment, state }: { appointment: Appointment; state: FormState | null }) {
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
