import type { ReactNode } from "react";

import type { PropertyAnswer } from "~/domain/properties/property-entry";
import type { PropertyTexts } from "~/domain/properties/property-form";
import { useAdminText } from "~/i18n/admin";
import { FeaturesSection } from "~/ui/admin/listings/features-section";
import { FormSection } from "~/ui/admin/listings/form-section";
import { Problem } from "~/ui/admin/problem";
import { ErrorSummary } from "~/ui/error-summary";
import type { Choice } from "~/ui/field";

import { BasicSection } from "./basic-section";
import { DetailsSection } from "./details-section";
import { LocationSection } from "./location-section";
import { PropertyConflict } from "./property-conflict";
import { fieldsInOrder, propertyFields } from "./property-fields";
import { SaveBar } from "./save-bar";

type Props = {
  /** Where the form is sent. */
  action: string;
  /** What is stored, or the defaults of a new home. */
  texts: PropertyTexts;
  /** What became of the last attempt to store it. */
  answer: PropertyAnswer | undefined;
  /** Null for a new home. */
  saved: { version: number; at: string; by: string | null } | null;
  neighborhoods: readonly Choice[];
  now: Date;
  /** The section of images. */
  images: ReactNode;
};

export const propertyFormId = "property-form";

/** The form of a home. What was typed stands in it until it is stored, whatever came in between. */
export function PropertyFormScreen({ action, texts, answer, saved, neighborhoods, now, images }: Props) {
  const { t } = useAdminText();
  const entered = answer?.texts ?? texts;
  const fieldOf = propertyFields(entered, answer?.errors ?? {});
  const labels = Object.fromEntries(fieldsInOrder.map((field) => [field, t(`propertyForm.${field}`)]));
  const version = answer?.version ?? saved?.version;
  return (
    <>
      {answer?.failure ? <Problem title={t("properties.error")}>{answer.failure}</Problem> : null}
      {answer?.status === "gone" ? (
        <Problem title={t("propertyForm.gone")}>{t("propertyForm.gone.text")}</Problem>
      ) : null}
      {answer?.status === "refused" ? <ErrorSummary fields={fieldsInOrder.map(fieldOf)} labels={labels} /> : null}
      <form
        id={propertyFormId}
        method="post"
        action={action}
        noValidate
        data-warn-unsaved={answer ? "always" : ""}
        // What takes the focus scrolls clear of the head and of the bar at the lower edge.
        className="mt-6 **:scroll-my-20"
      >
        {/* Enter presses the first button of a form: see readEntry. */}
        <button type="submit" name="enter" value="on" tabIndex={-1} aria-hidden="true" className="sr-only" />
        {version === undefined ? null : <input type="hidden" name="version" value={version} />}
        {answer?.conflict ? (
          <PropertyConflict conflict={answer.conflict} neighborhoods={neighborhoods} now={now} here={action} />
        ) : null}
        <BasicSection fieldOf={fieldOf} />
        <LocationSection fieldOf={fieldOf} neighborhoods={neighborhoods} />
        <FormSection id="photos" title={t("propertyForm.photos")}>
          {images}
        </FormSection>
        <DetailsSection fieldOf={fieldOf} />
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
