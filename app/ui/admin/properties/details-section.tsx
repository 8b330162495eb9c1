import { roomNames } from "~/domain/listings/room-list";
import { energyClasses } from "~/domain/properties/property";
import type { PropertyValues } from "~/domain/properties/property-form.schema";
import { useAdminText } from "~/i18n/admin";
import { useText } from "~/i18n/text";
import { useFloorNameChoices } from "~/ui/admin/listings/floor-name-choices";
import { FormSection, TickField } from "~/ui/admin/listings/form-section";
import type { Fields } from "~/ui/admin/listings/listing-form-screen";
import { SelectField, TextArea, TextField } from "~/ui/fields/field";

const rooms = ["bedrooms", "bathrooms"] as const;
const counts = ["builtYear", "renovatedYear", "floor", "totalFloors"] as const;
const ticks = ["hasElevator", "hasParking", "hasStorage"] as const;
const third = "sm:col-span-2";

export function DetailsSection({ fieldOf }: { fieldOf: Fields<PropertyValues> }) {
  const { t } = useAdminText();
  const whole = { inputMode: "numeric", isDense: true, className: third } as const;
  return (
    <FormSection id="details" title={t("propertyForm.details")}>
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-6">
        {rooms.map((name) => (
          <TextField key={name} field={fieldOf(name)} label={t(`propertyForm.${name}`)} {...whole} />
        ))}
        <TextField field={fieldOf("area")} label={t("propertyForm.area")} suffix="m²" {...whole} />
        <TextField field={fieldOf("usefulArea")} label={t("propertyForm.usefulArea")} suffix="m²" {...whole} />
        {counts.map((name) => (
          <TextField
            key={name}
            field={fieldOf(name)}
            label={t(`propertyForm.${name}`)}
            hint={name === "floor" ? t("propertyForm.floor.hint") : undefined}
            {...whole}
          />
        ))}
        <SelectField
          field={fieldOf("floorName")}
          label={t("propertyForm.floorName")}
          choices={useFloorNameChoices()}
          isDense
          className={third}
        />
        <TextField
          field={fieldOf("communityFees")}
          label={t("propertyForm.communityFees")}
          hint={t("propertyForm.communityFees.unit")}
          {...whole}
        />
        <TextArea
          field={fieldOf("rooms")}
          label={t("propertyForm.rooms")}
          hint={t("propertyForm.rooms.hint", { names: roomNames.join(", ") })}
          isDense
          className="col-span-2 sm:col-span-6"
        />
        <div className="col-span-2 flex flex-wrap gap-x-6 sm:col-span-6">
          {ticks.map((name) => (
            <TickField key={name} field={fieldOf(name)} label={t(`propertyForm.${name}`)} />
          ))}
        </div>
      </div>
      <EnergyFields fieldOf={fieldOf} />
      <PaperFields fieldOf={fieldOf} />
    </FormSection>
  );
}

function EnergyFields({ fieldOf }: { fieldOf: Fields<PropertyValues> }) {
  const { t } = useAdminText();
  const { t: site } = useText();
  const none = { value: "", label: t("propertyForm.notSet") };
  const letters = energyClasses.map((value) => ({ value, label: value }));
  const states = (["in_progress", "exempt"] as const).map((value) => ({
    value,
    label: site(`detail.energyRating.${value}`),
  }));
  const quantity = { inputMode: "decimal", isDense: true, className: third } as const;
  return (
    <>
      <h3 className="mt-6 mb-3 font-sans text-sm font-semibold">{t("propertyForm.energy")}</h3>
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-6">
        <SelectField
          field={fieldOf("energyRating")}
          label={t("propertyForm.energyRating")}
          choices={[none, ...letters, ...states]}
          isDense
          className={third}
        />
        <TextField
          field={fieldOf("energyConsumption")}
          label={t("propertyForm.energyConsumption")}
          hint={t("propertyForm.energyConsumption.unit")}
          {...quantity}
        />
        <SelectField
          field={fieldOf("emissionsRating")}
          label={t("propertyForm.emissionsRating")}
          choices={[none, ...letters]}
          isDense
          className={third}
        />
        <TextField
          field={fieldOf("emissions")}
          label={t("propertyForm.emissions")}
          hint={t("propertyForm.emissions.unit")}
          {...quantity}
        />
        <TextField
          field={fieldOf("certificateNumber")}
          label={t("propertyForm.certificateNumber")}
          isDense
          className={third}
        />
        <TextField
          field={fieldOf("energyValidUntil")}
          label={t("propertyForm.energyValidUntil")}
          type="date"
          isDense
          className={third}
        />
      </div>
    </>
  );
}

function PaperFields({ fieldOf }: { fieldOf: Fields<PropertyValues> }) {
  const { t } = useAdminText();
  return (
    <>
      <h3 className="mt-6 mb-3 font-sans text-sm font-semibold">{t("propertyForm.papers")}</h3>
      <div className="grid gap-4 sm:grid-cols-6">
        <TextField
          field={fieldOf("notaDeEncargoDate")}
          label={t("propertyForm.notaDeEncargoDate")}
          type="date"
          isDense
          className="sm:col-span-3"
        />
        <TextField field={fieldOf("cedula")} label={t("propertyForm.cedula")} isDense className="sm:col-span-3" />
        <TextArea
          field={fieldOf("privateNotes")}
          label={t("propertyForm.privateNotes")}
          hint={t("propertyForm.privateNotes.hint")}
          isDense
          className="sm:col-span-6"
        />
      </div>
    </>
  );
}
