import { locationSchema } from "~/domain/enquiries/briefs/search-brief.schema";
import { searchFeatureKeys } from "~/domain/listings/features";
import { searchedPlaces } from "~/domain/properties/property-search";
import { useText } from "~/i18n/text";
import { CheckGroup } from "~/ui/fields/choice-field";
import { ErrorSummary } from "~/ui/fields/error-summary";
import { TextArea } from "~/ui/fields/field";
import { formIds } from "~/ui/forms/form-ids";
import { useEnquiryForm } from "~/ui/forms/use-enquiry-form";

import { StepForm, type StepFormProps } from "./step-form";

/** Step 3: where, with what, and anything else. */
export function LocationStep(props: StepFormProps) {
  const { t } = useText();
  const { form, fields, wasRefused } = useEnquiryForm(formIds.searchLocation, locationSchema, props.lastResult);
  const { neighborhoods, features, additionalRequirements } = fields;
  const refused = wasRefused ? [neighborhoods, features, additionalRequirements] : [];
  return (
    <StepForm
      {...props}
      form={form}
      refused={refused}
      summary={<ErrorSummary fields={refused} />}
      next={t("search.start")}
      busy={t("form.sending")}
    >
      <div className="grid gap-7">
        <CheckGroup
          field={neighborhoods}
          legend={t("search.neighborhoods")}
          choices={searchedPlaces.map((slug) => ({ value: slug, label: t(`search.neighborhood.${slug}`) }))}
          columns="grid-cols-2 sm:grid-cols-4"
        />
        <CheckGroup
          field={features}
          legend={t("search.features")}
          choices={searchFeatureKeys.map((key) => ({ value: key, label: t(`feature.${key}`) }))}
          columns="grid-cols-2 sm:grid-cols-3"
        />
        <TextArea field={additionalRequirements} label={t("search.more")} hint={t("search.more.hint")} rows={3} />
      </div>
    </StepForm>
  );
}
