import { saleTimes, valuedTypes } from "~/domain/enquiries/asked/valuation";
import { premiumValuationSchema, valuationSchema } from "~/domain/enquiries/asked/valuation.schema";
import { partsOfDay } from "~/domain/enquiries/asked/viewing";
import { useText } from "~/i18n/text";
import { type FieldState, SelectField, TextArea, TextField } from "~/ui/fields/field";

import { EnquiryForm } from "./enquiry-form";
import { formIds } from "./form-ids";
import { FormSection } from "./form-section";
import { PersonFields } from "./person-fields";
import { type EnquiryFormProps, useEnquiryForm } from "./use-enquiry-form";

/** The free valuation: who owns the home, and what it is like. */
export function ValuationForm(props: EnquiryFormProps) {
  const { t } = useText();
  const enquiry = useEnquiryForm(formIds.valuation, valuationSchema, props.lastResult);
  const { fields } = enquiry;
  return (
    <EnquiryForm
      {...props}
      enquiry={enquiry}
      action="/valuation"
      fields={[...personOf(fields), ...homeOf(fields)]}
      boxes={fields}
      send={t("valuation.send")}
    >
      <FormSection legend={t("form.aboutYou")}>
        <PersonFields fields={fields} />
      </FormSection>
      <HomeSection fields={fields} />
    </EnquiryForm>
  );
}

/** The premium valuation: the same, with what the agent should know before the visit. */
export function PremiumValuationForm(props: EnquiryFormProps) {
  const { t } = useText();
  const enquiry = useEnquiryForm(formIds.premiumValuation, premiumValuationSchema, props.lastResult);
  const { fields } = enquiry;
  const open = { value: "", label: t("form.choose") };
  return (
    <EnquiryForm
      {...props}
      enquiry={enquiry}
      action="/valuation/premium"
      fields={[...personOf(fields), ...homeOf(fields), fields.saleTime, fields.visitTime]}
      boxes={fields}
      send={t("premiumValuation.send")}
    >
      <FormSection legend={t("form.aboutYou")}>
        <PersonFields fields={fields} />
      </FormSection>
      <HomeSection fields={fields} />
      <FormSection legend={t("premiumValuation.plans")}>
        <SelectField
          field={fields.saleTime}
          label={t("premiumValuation.saleTime")}
          choices={[open, ...saleTimes.map((value) => ({ value, label: t(`premiumValuation.saleTime.${value}`) }))]}
          saysOptional
        />
        <SelectField
          field={fields.visitTime}
          label={t("premiumValuation.visitTime")}
          choices={[open, ...partsOfDay.map((value) => ({ value, label: t(`day.${value}`) }))]}
          saysOptional
        />
      </FormSection>
    </EnquiryForm>
  );
}

type PersonFieldStates = Record<"firstName" | "lastName" | "email" | "phone", FieldState>;
type HomeFieldStates = Record<
  "propertyAddress" | "propertyType" | "area" | "bedrooms" | "bathrooms" | "message",
  FieldState
>;

function HomeSection({ fields }: { fields: HomeFieldStates }) {
  const { t } = useText();
  return (
    <FormSection legend={t("valuation.home")}>
      <TextField
        field={fields.propertyAddress}
        label={t("field.propertyAddress")}
        hint={t("valuation.propertyAddress.hint")}
        autoComplete="address-line1"
        className="sm:col-span-2"
      />
      <SelectField
        field={fields.propertyType}
        label={t("valuation.propertyType")}
        choices={[
          { value: "", label: t("form.choose") },
          ...valuedTypes.map((value) => ({ value, label: t(`property.type.${value}`) })),
        ]}
        saysOptional
      />
      <TextField
        field={fields.area}
        label={t("valuation.area")}
        inputMode="numeric"
        suffix={t("valuation.area.unit")}
      />
      <TextField field={fields.bedrooms} label={t("valuation.bedrooms")} inputMode="numeric" />
      <TextField field={fields.bathrooms} label={t("valuation.bathrooms")} inputMode="numeric" />
      <TextArea
        field={fields.message}
        label={t("valuation.message")}
        hint={t("valuation.message.hint")}
        className="sm:col-span-2"
      />
    </FormSection>
  );
}

function personOf(fields: PersonFieldStates): FieldState[] {
  return [fields.firstName, fields.lastName, fields.email, fields.phone];
}

function homeOf(fields: HomeFieldStates): FieldState[] {
  return [fields.propertyAddress, fields.propertyType, fields.area, fields.bedrooms, fields.bathrooms, fields.message];
}
