import type { ReactNode } from "react";

import { longest } from "~/domain/properties/longest-texts";
import { type PropertyStatus, propertyStatuses } from "~/domain/properties/property";
import { propertyForm, type PropertyField } from "~/domain/properties/property-form";
import type { PropertyValues } from "~/domain/properties/property-form.schema";
import { useAdminText } from "~/i18n/admin";
import { useFloorNameChoices } from "~/ui/admin/listings/floor-name-choices";
import { FormSection } from "~/ui/admin/listings/form-section";
import { type FormProps, ListingFormScreen } from "~/ui/admin/listings/listing-form-screen";
import { useShownValue } from "~/ui/admin/listings/shown-value";
import type { Choice } from "~/ui/fields/field";

import { BasicSection } from "./basic-section";
import { DetailsSection } from "./details-section";
import { LocationSection } from "./location-section";

const required: readonly PropertyField[] = ["title", "price", "bedrooms", "bathrooms", "area", "neighborhood"];

type Props = FormProps<PropertyValues> & {
  neighborhoods: readonly Choice[];
  /** The section of images. */
  images: ReactNode;
};

/** The form of a home. */
export function PropertyFormScreen({ neighborhoods, images, ...form }: Props) {
  const { t } = useAdminText();
  const floorNames = useFloorNameChoices();
  const shown = useShownValue<PropertyValues>(neighborhoods, {
    floorName: (value) => floorNames.find((each) => each.value === value)?.label ?? value,
    status: (value) => (isStatus(value) ? t(`propertyStatus.${value}`) : value),
  });
  return (
    <ListingFormScreen
      {...form}
      kind="property"
      form={propertyForm}
      labels={Object.fromEntries(propertyForm.fields.map((field) => [field, t(`propertyForm.${field}`)]))}
      required={required}
      longest={longest}
      shown={shown}
      parts={[
        { id: "basic", title: t("propertyForm.basic"), first: "title" },
        { id: "location", title: t("propertyForm.location"), first: "neighborhood" },
        { id: "photos", title: t("propertyForm.photos") },
        { id: "details", title: t("propertyForm.details"), first: "bedrooms" },
      ]}
    >
      {(of) => (
        <>
          <BasicSection of={of} />
          <LocationSection of={of} neighborhoods={neighborhoods} />
          <FormSection id="photos" title={t("propertyForm.photos")}>
            {images}
          </FormSection>
          <DetailsSection of={of} />
        </>
      )}
    </ListingFormScreen>
  );
}

function isStatus(value: string): value is PropertyStatus {
  return propertyStatuses.some((status) => status === value);
}
