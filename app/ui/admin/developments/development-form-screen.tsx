import type { DevelopmentAnswer, DevelopmentConflict } from "~/domain/developments/development-entry";
import {
  type DevelopmentField,
  type DevelopmentFormTexts,
  developmentTextFields,
  longestOf,
} from "~/domain/developments/development-form";
import { useAdminText } from "~/i18n/admin";
import { moment } from "~/i18n/admin-time";
import { FeaturesSection } from "~/ui/admin/listings/features-section";
import { Problem } from "~/ui/admin/problem";
import { buttonClass, SubmitButton } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import type { Choice } from "~/ui/field";

import {
  BasicSection,
  type DevelopmentFields,
  EnergySection,
  MoneySection,
  PlaceSection,
  WorksSection,
} from "./development-sections";

const required: readonly DevelopmentField[] = [
  ...(["name", "location", "summary", "neighborhood", "totalUnits", "bedroomsFrom", "bedroomsTo"] as const),
  ...(["priceFrom", "minimumDownPaymentPercent"] as const),
];
const fieldsInOrder: readonly DevelopmentField[] = [...developmentTextFields, "features"];

type Props = {
  /** Where the form is sent. */
  action: string;
  /** What is stored, or the defaults of a new development. */
  texts: DevelopmentFormTexts;
  /** What became of the last attempt to store it. */
  answer: DevelopmentAnswer | undefined;
  /** Null for a new one. */
  saved: { version: number; at: string; by: string | null } | null;
  neighborhoods: readonly Choice[];
  now: Date;
};

/** The form of a development. What was typed stands in it until it is stored, whatever came in between. */
export function DevelopmentFormScreen({ action, texts, answer, saved, neighborhoods, now }: Props) {
  const { t } = useAdminText();
  const entered = answer?.texts ?? texts;
  const fieldOf: DevelopmentFields = (name) => ({
    id: name,
    name,
    initialValue: entered[name],
    errors: answer?.errors[name],
    required: required.includes(name),
    maxLength: longestOf[name],
  });
  const labels = Object.fromEntries(fieldsInOrder.map((field) => [field, t(`developmentForm.${field}`)]));
  const version = answer?.version ?? saved?.version;
  return (
    <>
      {answer?.failure ? <Problem title={t("developmentForm.error")}>{answer.failure}</Problem> : null}
      {answer?.status === "gone" ? (
        <Problem title={t("developmentForm.gone")}>{t("developmentForm.gone.text")}</Problem>
      ) : null}
      {answer?.status === "refused" ? <ErrorSummary fields={fieldsInOrder.map(fieldOf)} labels={labels} /> : null}
      <form
        id="development-form"
        method="post"
        action={action}
        noValidate
        data-warn-unsaved={answer ? "always" : ""}
        className="mt-6 **:scroll-my-20"
      >
        {/* Enter presses the first button of a form: see readDevelopmentEntry. */}
        <button type="submit" name="enter" value="on" tabIndex={-1} aria-hidden="true" className="sr-only" />
        {version === undefined || version === null ? null : <input type="hidden" name="version" value={version} />}
        {answer?.conflict ? <Conflict conflict={answer.conflict} now={now} here={action} /> : null}
        <BasicSection fieldOf={fieldOf} />
        <PlaceSection fieldOf={fieldOf} neighborhoods={neighborhoods} />
        <WorksSection fieldOf={fieldOf} />
        <MoneySection fieldOf={fieldOf} />
        <EnergySection fieldOf={fieldOf} />
        <FeaturesSection
          field={fieldOf("features")}
          features={entered.features}
          typed={answer?.feature ?? ""}
          hasFocus={answer?.status === "redrawn"}
        />
        <SaveBar saved={saved} now={now} />
      </form>
    </>
  );
}

function Conflict({ conflict, now, here }: { conflict: DevelopmentConflict; now: Date; here: string }) {
  const { t } = useAdminText();
  const { savedBy, savedAt, theirs, fields, version } = conflict;
  const values = { moment: moment(t, savedAt, now), email: savedBy ?? "" };
  return (
    <Problem title={t("developmentForm.conflict")}>
      <p>{t(savedBy === null ? "developmentForm.conflict.unknown" : "developmentForm.conflict.by", values)}</p>
      <dl className="mt-2 space-y-2 bg-plaster-0 p-3">
        {fields.map((field) => {
          const value = theirs[field];
          const text = typeof value === "string" ? value : value.join(", ");
          return (
            <div key={field}>
              <dt className="text-xs font-semibold">{t(`developmentForm.${field}`)}</dt>
              <dd className="wrap-break-word whitespace-pre-line">{text || t("propertyForm.blank")}</dd>
            </div>
          );
        })}
      </dl>
      <p className="mt-3 flex flex-wrap gap-2">
        <button type="submit" name="over" value={version} className={buttonClass({ kind: "danger", size: "sm" })}>
          {t("developmentForm.conflict.over")}
        </button>
        <a href={here} className={buttonClass({ kind: "secondary", size: "sm" })}>
          {t("developmentForm.conflict.take")}
        </a>
      </p>
    </Problem>
  );
}

function SaveBar({ saved, now }: Pick<Props, "saved" | "now">) {
  const { t } = useAdminText();
  return (
    <div
      data-save-bar=""
      className="sticky bottom-0 z-10 -mx-4 flex items-center justify-end gap-2 border-t border-plaster-300 bg-plaster-100 px-4 py-3 md:-mx-6 md:px-6"
    >
      {saved ? (
        <p className="me-auto min-w-0 truncate text-xs text-stone-600 max-sm:hidden">
          {t(saved.by === null ? "developmentForm.lastSaved" : "developmentForm.lastSavedBy", {
            moment: moment(t, saved.at, now),
            email: saved.by ?? "",
          })}
        </p>
      ) : null}
      <a href="/admin/developments" className={buttonClass({ kind: "quiet", size: "sm" })}>
        {t("developmentForm.cancel")}
      </a>
      <SubmitButton size="sm" busyLabel={t(saved ? "developmentForm.saving" : "developmentForm.creating")}>
        {t(saved ? "developmentForm.save" : "developmentForm.create")}
      </SubmitButton>
    </div>
  );
}
