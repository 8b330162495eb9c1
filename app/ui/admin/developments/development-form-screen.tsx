import { developmentForm, type DevelopmentField, longestOf } from "~/domain/developments/development-form";
import type { DevelopmentValues } from "~/domain/developments/development-form.schema";
import { useAdminText } from "~/i18n/admin";
import { type FormProps, ListingFormScreen } from "~/ui/admin/listings/listing-form-screen";
import { useShownValue } from "~/ui/admin/listings/shown-value";
import type { Choice } from "~/ui/fields/field";

import { BasicSection, EnergySection, MoneySection, PlaceSection, WorksSection } from "./development-sections";

const required: readonly DevelopmentField[] = [
  ...(["name", "location", "summary", "neighborhood", "totalUnits", "bedroomsFrom", "bedroomsTo"] as const),
  ...(["priceFrom", "minimumDownPaymentPercent"] as const),
];

type Props = FormProps<DevelopmentValues> & { neighborhoods: readonly Choice[] };

/** The form of a development. */
export function DevelopmentFormScreen({ neighborhoods, ...form }: Props) {
  const { t } = useAdminText();
  const shown = useShownValue<DevelopmentValues>(neighborhoods);
  return (
    <ListingFormScreen
      {...form}
      kind="development"
      form={developmentForm}
      labels={Object.fromEntries(developmentForm.fields.map((field) => [field, t(`developmentForm.${field}`)]))}
      required={required}
      longest={longestOf}
      shown={shown}
      parts={[
        { id: "basic", title: t("developmentForm.basic"), first: "name" },
        { id: "place", title: t("developmentForm.place"), first: "neighborhood" },
        { id: "works", title: t("developmentForm.works"), first: "constructionState" },
        { id: "money", title: t("developmentForm.money"), first: "priceFrom" },
        { id: "energy", title: t("developmentForm.energy"), first: "energyRating" },
      ]}
    >
      {(of) => (
        <>
          <BasicSection of={of} />
          <PlaceSection of={of} neighborhoods={neighborhoods} />
          <WorksSection of={of} />
          <MoneySection of={of} />
          <EnergySection of={of} />
        </>
      )}
    </ListingFormScreen>
  );
}
