import { constructionStates } from "~/domain/developments/development";
import type { DevelopmentValues } from "~/domain/developments/development-form.schema";
import { useAdminText } from "~/i18n/admin";
import { languageChoices } from "~/i18n/languages";
import { useText } from "~/i18n/text";
import { FormSection, TickField } from "~/ui/admin/listings/form-section";
import {
  type FieldsOf,
  full,
  half,
  LinkFields,
  third,
  useEnergyChoices,
  whole,
} from "~/ui/admin/listings/listing-fields";
import { type Choice, SelectField, TextArea, TextField } from "~/ui/fields/field";

type Props = { of: FieldsOf<DevelopmentValues> };

export function BasicSection({ of }: Props) {
  const { t } = useAdminText();
  return (
    <FormSection id="basic" title={t("developmentForm.basic")} text={t("developmentForm.basic.text")}>
      <div className="grid gap-4 sm:grid-cols-6">
        <TextField {...of("name", "sm:col-span-4")} />
        <SelectField {...of("sourceLanguage", third)} choices={languageChoices} />
        <TextField {...of("location", full)} hint={t("developmentForm.location.hint")} />
        <TextField {...of("summary", full)} />
        <TextArea {...of("description", full)} rows={8} />
        <TextArea {...of("surroundings", full)} rows={4} />
        <div className="sm:col-span-6">
          <TickField {...of("isPublished")} />
          <TickField {...of("isFeatured")} />
        </div>
        <LinkFields of={of} />
      </div>
    </FormSection>
  );
}

export function PlaceSection({ of, neighborhoods }: Props & { neighborhoods: readonly Choice[] }) {
  const { t } = useAdminText();
  return (
    <FormSection id="place" title={t("developmentForm.place")}>
      <div className="grid gap-4 sm:grid-cols-6">
        <SelectField
          {...of("neighborhood", half)}
          choices={[{ value: "", label: t("propertyForm.neighborhood.choose") }, ...neighborhoods]}
        />
        <TextField {...of("address", half)} />
        <TextField {...of("postalCode")} {...whole} />
        <TextField {...of("city", "sm:col-span-4")} />
        {(["latitude", "longitude"] as const).map((name) => (
          <TextField key={name} {...of(name, half)} inputMode="decimal" />
        ))}
      </div>
    </FormSection>
  );
}

export function WorksSection({ of }: Props) {
  const { t } = useAdminText();
  const { t: site } = useText();
  return (
    <FormSection id="works" title={t("developmentForm.works")} text={t("developmentForm.works.text")}>
      <div className="grid gap-4 sm:grid-cols-6">
        <SelectField
          {...of("constructionState", half)}
          choices={constructionStates.map((value) => ({ value, label: site(`developments.state.${value}`) }))}
        />
        <TextField {...of("completion", half)} hint={t("developmentForm.completion.hint")} />
        <TextField {...of("worksLicence", half)} />
        <TextField {...of("worksLicenceExpires", half)} type="date" />
        {(["totalUnits", "totalFloors", "bedroomsFrom", "bedroomsTo"] as const).map((name) => (
          <TextField key={name} {...of(name)} {...whole} />
        ))}
        <div className="sm:col-span-6">
          <TickField {...of("hasParking")} />
        </div>
      </div>
    </FormSection>
  );
}

export function MoneySection({ of }: Props) {
  const { t } = useAdminText();
  return (
    <FormSection id="money" title={t("developmentForm.money")}>
      <div className="grid gap-4 sm:grid-cols-6">
        <TextField {...of("priceFrom")} hint={t("developmentForm.priceFrom.hint")} suffix="€" {...whole} />
        <TextField {...of("priceTo")} suffix="€" {...whole} />
        {(["reservationPercent", "minimumDownPaymentPercent"] as const).map((name) => (
          <TextField key={name} {...of(name)} suffix="%" {...whole} />
        ))}
        <div className="sm:col-span-6">
          <TickField {...of("hasMortgage")} />
          <TickField {...of("hasFlexiblePaymentPlan")} />
        </div>
      </div>
    </FormSection>
  );
}

export function EnergySection({ of }: Props) {
  const { t } = useAdminText();
  const { consumption, emissions } = useEnergyChoices();
  const quantity = { inputMode: "decimal", className: half } as const;
  return (
    <FormSection id="energy" title={t("developmentForm.energy")} text={t("developmentForm.energy.text")}>
      <div className="grid gap-4 sm:grid-cols-6">
        <SelectField {...of("energyRating", half)} choices={consumption} />
        <TextField {...of("energyConsumption")} {...quantity} />
        <SelectField {...of("emissionsRating", half)} choices={emissions} />
        <TextField {...of("emissions")} {...quantity} />
      </div>
    </FormSection>
  );
}
