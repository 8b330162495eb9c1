import type { PropertyValues } from "~/domain/properties/property-form.schema";
import { useAdminText } from "~/i18n/admin";
import { FormSection, TickField } from "~/ui/admin/listings/form-section";
import type { Fields } from "~/ui/admin/listings/listing-form-screen";
import { type Choice, SelectField, TextField } from "~/ui/fields/field";

type Props = { fieldOf: Fields<PropertyValues>; neighborhoods: readonly Choice[] };

export function LocationSection({ fieldOf, neighborhoods }: Props) {
  const { t } = useAdminText();
  return (
    <FormSection id="location" title={t("propertyForm.location")} text={t("propertyForm.location.text")}>
      <div className="grid gap-4 sm:grid-cols-6">
        <SelectField
          field={fieldOf("neighborhood")}
          label={t("propertyForm.neighborhood")}
          choices={[{ value: "", label: t("propertyForm.neighborhood.choose") }, ...neighborhoods]}
          isDense
          className="sm:col-span-3"
        />
        <TextField
          field={fieldOf("address")}
          label={t("propertyForm.address")}
          autoComplete="off"
          isDense
          className="sm:col-span-3"
        />
        <TextField
          field={fieldOf("postalCode")}
          label={t("propertyForm.postalCode")}
          inputMode="numeric"
          autoComplete="off"
          isDense
          className="sm:col-span-2"
        />
        <TextField
          field={fieldOf("city")}
          label={t("propertyForm.city")}
          autoComplete="off"
          isDense
          className="sm:col-span-2"
        />
        <TextField
          field={fieldOf("cadastralReference")}
          label={t("propertyForm.cadastralReference")}
          isDense
          className="sm:col-span-2"
        />
        <TextField
          field={fieldOf("latitude")}
          label={t("propertyForm.latitude")}
          inputMode="decimal"
          isDense
          className="sm:col-span-3"
        />
        <TextField
          field={fieldOf("longitude")}
          label={t("propertyForm.longitude")}
          inputMode="decimal"
          isDense
          className="sm:col-span-3"
        />
        <div className="sm:col-span-6">
          <TickField field={fieldOf("showsExactAddress")} label={t("propertyForm.showsExactAddress")} />
        </div>
      </div>
    </FormSection>
  );
}
