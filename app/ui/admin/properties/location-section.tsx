import type { PropertyValues } from "~/domain/properties/property-form.schema";
import { useAdminText } from "~/i18n/admin";
import { FormSection, TickField } from "~/ui/admin/listings/form-section";
import { type FieldsOf, half, third } from "~/ui/admin/listings/listing-fields";
import { type Choice, SelectField, TextField } from "~/ui/fields/field";

type Props = { of: FieldsOf<PropertyValues>; neighborhoods: readonly Choice[] };

export function LocationSection({ of, neighborhoods }: Props) {
  const { t } = useAdminText();
  return (
    <FormSection id="location" title={t("propertyForm.location")} text={t("propertyForm.location.text")}>
      <div className="grid gap-4 sm:grid-cols-6">
        <SelectField
          {...of("neighborhood", half)}
          choices={[{ value: "", label: t("propertyForm.neighborhood.choose") }, ...neighborhoods]}
        />
        <TextField {...of("address", half)} autoComplete="off" />
        <TextField {...of("postalCode", third)} inputMode="numeric" autoComplete="off" />
        <TextField {...of("city", third)} autoComplete="off" />
        <TextField {...of("cadastralReference", third)} />
        <TextField {...of("latitude", half)} inputMode="decimal" />
        <TextField {...of("longitude", half)} inputMode="decimal" />
        <div className="sm:col-span-6">
          <TickField {...of("showsExactAddress")} />
        </div>
      </div>
    </FormSection>
  );
}
