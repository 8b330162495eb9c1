import {
  bathroomChoices,
  bedroomChoices,
  budgetNames,
  timelines,
  typeChoices,
} from "~/domain/enquiries/briefs/search-brief";
import { preferencesSchema } from "~/domain/enquiries/briefs/search-brief.schema";
import { priceBandNames } from "~/domain/properties/property-search";
import { useText } from "~/i18n/text";
import { Arrow } from "~/ui/arrow-link";
import { RadioCards } from "~/ui/fields/choice-field";
import { ErrorSummary } from "~/ui/fields/error-summary";
import { SelectField } from "~/ui/fields/field";
import { formIds } from "~/ui/forms/form-ids";
import { useEnquiryForm } from "~/ui/forms/use-enquiry-form";

import { budgetWords } from "./brief-words";
import { StepForm, type StepFormProps } from "./step-form";

/** Step 2: budget, the home itself, and when. */
export function BudgetStep(props: StepFormProps) {
  const { t, language } = useText();
  const { form, fields, wasRefused } = useEnquiryForm(formIds.searchBudget, preferencesSchema, props.lastResult);
  const { budget, propertyType, bedrooms, bathrooms, timeline } = fields;
  // A band of the list that came along from there.
  const carried = priceBandNames.find((name) => name === budget.initialValue);
  const isOffered = carried === undefined || budgetNames.some((name) => name === carried);
  const rooms = (choice: string) => ({ value: choice, label: choice === "any" ? t("search.any") : choice });
  const refused = wasRefused ? [budget, propertyType, bedrooms, bathrooms, timeline] : [];
  return (
    <StepForm
      {...props}
      form={form}
      refused={refused}
      summary={<ErrorSummary fields={refused} />}
      next={
        <>
          {t("search.next")}
          <Arrow />
        </>
      }
      busy={t("search.busy")}
    >
      <div className="grid gap-7">
        <RadioCards
          field={budget}
          legend={t("search.budget")}
          choices={(isOffered ? budgetNames : [carried, ...budgetNames]).map((name) => ({
            value: name,
            label: budgetWords(t, language, name),
          }))}
        />
        <div className="grid gap-5 sm:grid-cols-3">
          <SelectField
            field={propertyType}
            label={t("search.type")}
            choices={typeChoices.map((type) => ({
              value: type,
              label: type === "any" ? t("search.any") : t(`property.type.${type}`),
            }))}
          />
          <SelectField field={bedrooms} label={t("search.bedrooms")} choices={bedroomChoices.map(rooms)} />
          <SelectField field={bathrooms} label={t("search.bathrooms")} choices={bathroomChoices.map(rooms)} />
        </div>
        <RadioCards
          field={timeline}
          legend={t("search.timeline")}
          choices={timelines.map((time) => ({ value: time, label: t(`search.timeline.${time}`) }))}
          columns="grid-cols-[repeat(auto-fill,minmax(9.25rem,1fr))] sm:grid-cols-3"
        />
      </div>
    </StepForm>
  );
}
