import { propertyStatuses, propertyTypes } from "~/domain/properties/property";
import type { PropertyValues } from "~/domain/properties/property-form.schema";
import { useAdminText } from "~/i18n/admin";
import { languageChoices } from "~/i18n/languages";
import { useText } from "~/i18n/text";
import { FormSection, TickField } from "~/ui/admin/listings/form-section";
import { type FieldsOf, full, half, LinkFields, third } from "~/ui/admin/listings/listing-fields";
import { SelectField, TextArea, TextField } from "~/ui/fields/field";

export function BasicSection({ of }: { of: FieldsOf<PropertyValues> }) {
  const { t } = useAdminText();
  const { t: site } = useText();
  return (
    <FormSection id="basic" title={t("propertyForm.basic")} text={t("propertyForm.basic.text")}>
      <div className="grid gap-4 sm:grid-cols-6">
        <TextField {...of("title", full)} />
        <TextField {...of("summary", full)} hint={t("propertyForm.summary.hint")} />
        <TextArea {...of("description", full)} hint={t("propertyForm.description.hint")} rows={6} />
        <TextField {...of("price", third)} inputMode="numeric" suffix="€" />
        <SelectField
          {...of("status", third)}
          choices={propertyStatuses.map((value) => ({ value, label: t(`propertyStatus.${value}`) }))}
        />
        <SelectField
          {...of("propertyType", third)}
          choices={propertyTypes.map((value) => ({ value, label: site(`property.type.${value}`) }))}
        />
        <SelectField {...of("sourceLanguage", half)} choices={languageChoices} />
        <TextField {...of("reference", half)} />
        <div className="sm:col-span-6">
          <TickField {...of("isFeatured")} />
        </div>
        <LinkFields of={of} />
      </div>
    </FormSection>
  );
}
