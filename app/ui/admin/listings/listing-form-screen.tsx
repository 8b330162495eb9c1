import type { ReactNode } from "react";

import type { Answer } from "~/domain/listings/entry";
import { ticksForFeatures } from "~/domain/listings/features";
import type { Entered, Field, ListingForm, Texts } from "~/domain/listings/form";
import type { ListingKind } from "~/domain/listings/listing";
import { useAdminText } from "~/i18n/admin";
import { moment } from "~/i18n/admin-time";
import { Problem } from "~/ui/admin/problem";
import { SaveBar } from "~/ui/admin/save-bar";
import { ErrorSummary } from "~/ui/fields/error-summary";
import type { FieldState } from "~/ui/fields/field";

import { AskedInputs } from "./asked-inputs";
import { ChangesOfTwo } from "./changes-of-two";
import { featureSection, FeaturesSection } from "./features-section";
import { FormContents, type FormPart } from "./form-contents";
import type { FieldsOf } from "./listing-fields";
import { listingWords } from "./listing-words";

/** What a page needs to know of a listing to draw its form. */
export type FormProps<Values extends Entered> = {
  /** Where the form is sent. */
  action: string;
  /** What is stored, or the defaults of a new listing. */
  texts: Texts<Values>;
  /** What became of the last attempt to store it. */
  answer: Answer<Values> | undefined;
  /** Null for a new one. */
  saved: { version: number; opened: string; at: string; by: string | null } | null;
  now: Date;
};

type Props<Values extends Entered> = FormProps<Values> & {
  kind: ListingKind;
  form: ListingForm<Values>;
  labels: Readonly<Record<string, string>>;
  required: readonly Field<Values>[];
  longest: Partial<Record<Field<Values>, number>>;
  shown: (field: Field<Values>, texts: Texts<Values>) => string;
  /** Its parts in the order of the page, but for the features, which come last. */
  parts: readonly FormPart<Values>[];
  /** Everything but the features. */
  children: (of: FieldsOf<Values>) => ReactNode;
};

/** The form of a listing. What was typed stands in it until it is stored, whatever came in between. */
export function ListingFormScreen<Values extends Entered>(props: Props<Values>) {
  const { kind, form, action, texts, answer, saved, now, labels, required, longest, shown, parts, children } = props;
  const { t } = useAdminText();
  const entered = answer?.texts ?? texts;
  const fieldOf = (name: Field<Values>): FieldState => ({
    id: name,
    name,
    initialValue: entered[name],
    errors: answer?.errors[name],
    required: required.includes(name),
    maxLength: longest[name],
  });
  const version = answer?.version ?? saved?.version;
  const conflict = answer?.conflict;
  return (
    <>
      {answer?.failure ? <Problem title={t("properties.error")}>{answer.failure}</Problem> : null}
      {answer?.status === "gone" ? <Problem title={t(`${kind}Form.gone`)}>{t(`${kind}Form.gone.text`)}</Problem> : null}
      {answer?.status === "refused" ? <ErrorSummary fields={form.fields.map(fieldOf)} labels={labels} /> : null}
      <form
        id={`${kind}-form`}
        method="post"
        action={action}
        noValidate
        data-warn-unsaved={answer ? "always" : ""}
        // What takes the focus scrolls clear of the head, of the contents below it and of the bar at the lower edge.
        className="mt-6 **:scroll-my-20 md:**:scroll-mt-28"
      >
        {/* Enter presses the first button of a form: see readEntry. */}
        <button type="submit" name="enter" value="on" tabIndex={-1} aria-hidden="true" className="sr-only" />
        {version === undefined || version === null ? null : (
          <>
            <input type="hidden" name="version" value={version} />
            <input type="hidden" name="opened" value={answer?.opened ?? saved?.opened} />
          </>
        )}
        <AskedInputs asked={answer?.asked} />
        {conflict ? (
          <ChangesOfTwo
            title={t(`${kind}Form.conflict`)}
            saved={{ at: conflict.savedAt, by: conflict.savedBy }}
            changes={conflict.changes}
            labels={labels}
            mine={(field) => shown(field, conflict.mine)}
            theirs={(field) => shown(field, conflict.theirs)}
            now={now}
            here={action}
          />
        ) : null}
        <FormContents
          form={form}
          parts={[...parts, { id: featureSection, title: t("propertyForm.features"), first: "features" }]}
          errors={answer?.errors ?? {}}
        />
        {children((name, className = "") => ({
          ...{ field: fieldOf(name), label: labels[name] ?? name },
          ...{ isDense: true, className },
        }))}
        <FeaturesSection
          field={fieldOf("features")}
          features={entered.features}
          askedElsewhere={ticksForFeatures(form.fields).map(({ feature }) => feature)}
          typed={answer?.feature ?? ""}
          hasFocus={answer?.status === "redrawn"}
        />
        <SaveBar
          cancel={listingWords[kind].listPath}
          note={<LastSaved saved={saved} now={now} />}
          save={t(saved ? `${kind}Form.update` : `${kind}Form.create`)}
          saving={t(saved ? "propertyForm.updating" : "propertyForm.creating")}
        />
      </form>
    </>
  );
}

function LastSaved({ saved, now }: Pick<FormProps<Entered>, "saved" | "now">) {
  const { t } = useAdminText();
  return (
    <p className="me-auto min-w-0 truncate text-xs text-stone-600 max-sm:hidden">
      {saved === null
        ? t("propertyForm.notSaved")
        : t(saved.by === null ? "propertyForm.lastSaved" : "propertyForm.lastSavedBy", {
            moment: moment(t, saved.at, now),
            email: saved.by ?? "",
          })}
    </p>
  );
}
