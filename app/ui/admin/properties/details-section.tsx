import { roomNames } from "~/domain/listings/room-list";
import type { PropertyValues } from "~/domain/properties/property-form.schema";
import { useAdminText } from "~/i18n/admin";
import { useFloorNameChoices } from "~/ui/admin/listings/floor-name-choices";
import { FormSection, TickField } from "~/ui/admin/listings/form-section";
import { type FieldsOf, full, half, third, useEnergyChoices, whole } from "~/ui/admin/listings/listing-fields";
import { SelectField, TextArea, TextField } from "~/ui/fields/field";

const rooms = ["bedrooms", "bathrooms"] as const;
const counts = ["builtYear", "renovatedYear", "floor", "totalFloors"] as const;
const ticks = ["hasElevator", "hasParking", "hasStorage"] as const;

export function DetailsSection({ of }: { of: FieldsOf<PropertyValues> }) {
  const { t } = useAdminText();
  return (
    <FormSection id="details" title={t("propertyForm.details")}>
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-6">
        {rooms.map((name) => (
          <TextField key={name} {...of(name)} {...whole} />
        ))}
        <TextField {...of("area")} suffix="m²" {...whole} />
        <TextField {...of("usefulArea")} suffix="m²" {...whole} />
        {counts.map((name) => (
          <TextField
            key={name}
            {...of(name)}
            hint={name === "floor" ? t("propertyForm.floor.hint") : undefined}
            {...whole}
          />
        ))}
        <SelectField {...of("floorName", third)} choices={useFloorNameChoices()} />
        <TextField {...of("communityFees")} hint={t("propertyForm.communityFees.unit")} {...whole} />
        <TextArea
          {...of("rooms", "col-span-2 sm:col-span-6")}
          hint={t("propertyForm.rooms.hint", { names: roomNames.join(", ") })}
        />
        <div className="col-span-2 flex flex-wrap gap-x-6 sm:col-span-6">
          {ticks.map((name) => (
            <TickField key={name} {...of(name)} />
          ))}
        </div>
      </div>
      <EnergyFields of={of} />
      <PaperFields of={of} />
    </FormSection>
  );
}

function EnergyFields({ of }: { of: FieldsOf<PropertyValues> }) {
  const { t } = useAdminText();
  const { consumption, emissions } = useEnergyChoices();
  const quantity = { inputMode: "decimal", className: third } as const;
  return (
    <>
      <h3 className="mt-6 mb-3 font-sans text-sm font-semibold">{t("propertyForm.energy")}</h3>
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-6">
        <SelectField {...of("energyRating", third)} choices={consumption} />
        <TextField {...of("energyConsumption")} hint={t("propertyForm.energyConsumption.unit")} {...quantity} />
        <SelectField {...of("emissionsRating", third)} choices={emissions} />
        <TextField {...of("emissions")} hint={t("propertyForm.emissions.unit")} {...quantity} />
        <TextField {...of("certificateNumber", third)} />
        <TextField {...of("energyValidUntil", third)} type="date" />
      </div>
    </>
  );
}

function PaperFields({ of }: { of: FieldsOf<PropertyValues> }) {
  const { t } = useAdminText();
  return (
    <>
      <h3 className="mt-6 mb-3 font-sans text-sm font-semibold">{t("propertyForm.papers")}</h3>
      <div className="grid gap-4 sm:grid-cols-6">
        <TextField {...of("notaDeEncargoDate", half)} type="date" />
        <TextField {...of("cedula", half)} />
        <TextArea {...of("privateNotes", full)} hint={t("propertyForm.privateNotes.hint")} />
      </div>
    </>
  );
}
