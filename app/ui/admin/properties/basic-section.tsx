import { propertyStatuses, propertyTypes } from "~/domain/properties/property";
import type { PropertyValues } from "~/domain/properties/property-form.schema";
import { useAdminText } from "~/i18n/admin";
import { languageNames, languages } from "~/i18n/languages";
import { useText } from "~/i18n/text";
import { FormSection, TickField } from "~/ui/admin/listings/form-section";
import type { Fields } from "~/ui/admin/listings/listing-form-screen";
import { SelectField, TextArea, TextField } from "~/ui/fields/field";

export function BasicSection({ fieldOf }: { fieldOf: Fields<PropertyValues> }) {
  const { t } = useAdminText();
  const { t: site } = useText();
  return (
    <FormSection id="basic" title={t("propertyForm.basic")} text={t("propertyForm.basic.text")}>
      <div className="grid gap-4 sm:grid-cols-6">
        <TextField field={fieldOf("title")} label={t("propertyForm.title")} isDense className="sm:col-span-6" />
        <TextField
          field={fieldOf("summary")}
          label={t("propertyForm.summary")}
          hint={t("propertyForm.summary.hint")}
          isDense
          className="sm:col-span-6"
        />
        <TextArea
          field={fieldOf("description")}
          label={t("propertyForm.description")}
          hint={t("propertyForm.description.hint")}
          rows={6}
          isDense
          className="sm:col-span-6"
        />
        <TextField
          field={fieldOf("price")}
          label={t("propertyForm.price")}
          inputMode="numeric"
          suffix="€"
          isDense
          className="sm:col-span-2"
        />
        <SelectField
          field={fieldOf("status")}
          label={t("propertyForm.status")}
          choices={propertyStatuses.map((value) => ({ value, label: t(`propertyStatus.${value}`) }))}
          isDense
          className="sm:col-span-2"
        />
        <SelectField
          field={fieldOf("propertyType")}
          label={t("propertyForm.propertyType")}
          choices={propertyTypes.map((value) => ({ value, label: site(`property.type.${value}`) }))}
          isDense
          className="sm:col-span-2"
        />
        <SelectField
          field={fieldOf("sourceLanguage")}
          label={t("propertyForm.sourceLanguage")}
          choices={languages.map((value) => ({ value, label: languageNames[value] }))}
          isDense
          className="sm:col-span-3"
        />
        <TextField field={fieldOf("reference")} label={t("propertyForm.reference")} isDense className="sm:col-span-3" />
        <div className="sm:col-span-6">
          <TickField field={fieldOf("isFeatured")} label={t("propertyForm.isFeatured")} />
        </div>
        {(["videoLink", "tourLink"] as const).map((name) => (
          <TextField
            key={name}
            field={fieldOf(name)}
            label={t(`propertyForm.${name}`)}
            hint={t("propertyForm.link.hint")}
            type="url"
            autoComplete="off"
            isDense
            className="sm:col-span-3"
          />
        ))}
      </div>
    </FormSection>
  );
}
