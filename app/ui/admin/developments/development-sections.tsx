import { constructionStates } from "~/domain/developments/development";
import type { DevelopmentValues } from "~/domain/developments/development-form.schema";
import { energyClasses } from "~/domain/properties/property";
import { useAdminText } from "~/i18n/admin";
import { languageNames, languages } from "~/i18n/languages";
import { useText } from "~/i18n/text";
import { FormSection, TickField } from "~/ui/admin/listings/form-section";
import type { Fields } from "~/ui/admin/listings/listing-form-screen";
import { type Choice, SelectField, TextArea, TextField } from "~/ui/fields/field";

type Props = { fieldOf: Fields<DevelopmentValues> };

const third = "sm:col-span-2";
const whole = { inputMode: "numeric", isDense: true, className: third } as const;

export function BasicSection({ fieldOf }: Props) {
  const { t } = useAdminText();
  const wide = { isDense: true, className: "sm:col-span-6" } as const;
  return (
    <FormSection id="basic" title={t("developmentForm.basic")} text={t("developmentForm.basic.text")}>
      <div className="grid gap-4 sm:grid-cols-6">
        <TextField field={fieldOf("name")} label={t("developmentForm.name")} isDense className="sm:col-span-4" />
        <SelectField
          field={fieldOf("sourceLanguage")}
          label={t("developmentForm.sourceLanguage")}
          choices={languages.map((value) => ({ value, label: languageNames[value] }))}
          isDense
          className={third}
        />
        <TextField
          field={fieldOf("location")}
          label={t("developmentForm.location")}
          hint={t("developmentForm.location.hint")}
          {...wide}
        />
        <TextField field={fieldOf("summary")} label={t("developmentForm.summary")} {...wide} />
        <TextArea field={fieldOf("description")} label={t("developmentForm.description")} rows={8} {...wide} />
        <TextArea field={fieldOf("surroundings")} label={t("developmentForm.surroundings")} rows={4} {...wide} />
        <div className="sm:col-span-6">
          <TickField field={fieldOf("isPublished")} label={t("developmentForm.isPublished")} />
          <TickField field={fieldOf("isFeatured")} label={t("developmentForm.isFeatured")} />
        </div>
        {(["videoLink", "tourLink"] as const).map((name) => (
          <TextField
            key={name}
            field={fieldOf(name)}
            label={t(`developmentForm.${name}`)}
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

export function PlaceSection({ fieldOf, neighborhoods }: Props & { neighborhoods: readonly Choice[] }) {
  const { t } = useAdminText();
  return (
    <FormSection id="place" title={t("developmentForm.place")}>
      <div className="grid gap-4 sm:grid-cols-6">
        <SelectField
          field={fieldOf("neighborhood")}
          label={t("developmentForm.neighborhood")}
          choices={[{ value: "", label: t("propertyForm.neighborhood.choose") }, ...neighborhoods]}
          isDense
          className="sm:col-span-3"
        />
        <TextField field={fieldOf("address")} label={t("developmentForm.address")} isDense className="sm:col-span-3" />
        <TextField field={fieldOf("postalCode")} label={t("developmentForm.postalCode")} {...whole} />
        <TextField field={fieldOf("city")} label={t("developmentForm.city")} isDense className="sm:col-span-4" />
        {(["latitude", "longitude"] as const).map((name) => (
          <TextField
            key={name}
            field={fieldOf(name)}
            label={t(`developmentForm.${name}`)}
            inputMode="decimal"
            isDense
            className="sm:col-span-3"
          />
        ))}
      </div>
    </FormSection>
  );
}

export function WorksSection({ fieldOf }: Props) {
  const { t } = useAdminText();
  const { t: site } = useText();
  return (
    <FormSection id="works" title={t("developmentForm.works")} text={t("developmentForm.works.text")}>
      <div className="grid gap-4 sm:grid-cols-6">
        <SelectField
          field={fieldOf("constructionState")}
          label={t("developmentForm.constructionState")}
          choices={constructionStates.map((value) => ({ value, label: site(`developments.state.${value}`) }))}
          isDense
          className="sm:col-span-3"
        />
        <TextField
          field={fieldOf("completion")}
          label={t("developmentForm.completion")}
          hint={t("developmentForm.completion.hint")}
          isDense
          className="sm:col-span-3"
        />
        <TextField
          field={fieldOf("worksLicence")}
          label={t("developmentForm.worksLicence")}
          isDense
          className="sm:col-span-3"
        />
        <TextField
          field={fieldOf("worksLicenceExpires")}
          label={t("developmentForm.worksLicenceExpires")}
          type="date"
          isDense
          className="sm:col-span-3"
        />
        {(["totalUnits", "totalFloors", "bedroomsFrom", "bedroomsTo"] as const).map((name) => (
          <TextField key={name} field={fieldOf(name)} label={t(`developmentForm.${name}`)} {...whole} />
        ))}
        <div className="sm:col-span-6">
          <TickField field={fieldOf("hasParking")} label={t("developmentForm.hasParking")} />
        </div>
      </div>
    </FormSection>
  );
}

export function MoneySection({ fieldOf }: Props) {
  const { t } = useAdminText();
  return (
    <FormSection id="money" title={t("developmentForm.money")}>
      <div className="grid gap-4 sm:grid-cols-6">
        <TextField
          field={fieldOf("priceFrom")}
          label={t("developmentForm.priceFrom")}
          hint={t("developmentForm.priceFrom.hint")}
          suffix="€"
          {...whole}
        />
        <TextField field={fieldOf("priceTo")} label={t("developmentForm.priceTo")} suffix="€" {...whole} />
        {(["reservationPercent", "minimumDownPaymentPercent"] as const).map((name) => (
          <TextField key={name} field={fieldOf(name)} label={t(`developmentForm.${name}`)} suffix="%" {...whole} />
        ))}
        <div className="sm:col-span-6">
          <TickField field={fieldOf("hasMortgage")} label={t("developmentForm.hasMortgage")} />
          <TickField field={fieldOf("hasFlexiblePaymentPlan")} label={t("developmentForm.hasFlexiblePaymentPlan")} />
        </div>
      </div>
    </FormSection>
  );
}

export function EnergySection({ fieldOf }: Props) {
  const { t } = useAdminText();
  const { t: site } = useText();
  const none = { value: "", label: t("propertyForm.notSet") };
  const letters = energyClasses.map((value) => ({ value, label: value }));
  const states = (["in_progress", "exempt"] as const).map((value) => ({
    value,
    label: site(`detail.energyRating.${value}`),
  }));
  const quantity = { inputMode: "decimal", isDense: true, className: "sm:col-span-3" } as const;
  return (
    <FormSection id="energy" title={t("developmentForm.energy")} text={t("developmentForm.energy.text")}>
      <div className="grid gap-4 sm:grid-cols-6">
        <SelectField
          field={fieldOf("energyRating")}
          label={t("developmentForm.energyRating")}
          choices={[none, ...letters, ...states]}
          isDense
          className="sm:col-span-3"
        />
        <TextField field={fieldOf("energyConsumption")} label={t("developmentForm.energyConsumption")} {...quantity} />
        <SelectField
          field={fieldOf("emissionsRating")}
          label={t("developmentForm.emissionsRating")}
          choices={[none, ...letters]}
          isDense
          className="sm:col-span-3"
        />
        <TextField field={fieldOf("emissions")} label={t("developmentForm.emissions")} {...quantity} />
      </div>
    </FormSection>
  );
}
