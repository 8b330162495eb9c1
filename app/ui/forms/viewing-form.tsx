import { useMemo } from "react";

import { partsOfDay, type ViewingDays } from "~/domain/enquiries/asked/viewing";
import { viewingSchema } from "~/domain/enquiries/asked/viewing.schema";
import { useText } from "~/i18n/text";
import { SelectField, TextArea, TextField } from "~/ui/fields/field";

import { EnquiryForm } from "./enquiry-form";
import { formIds } from "./form-ids";
import { FormSection } from "./form-section";
import { PersonFields } from "./person-fields";
import { type EnquiryFormProps, useEnquiryForm } from "./use-enquiry-form";

type Props = EnquiryFormProps & {
  homeId: number;
  days: ViewingDays;
  /** On which days we work, in words; blank where the agency says nothing about it. */ openDays: string;
};

/** Who would like to see a home, and up to two times that suit. */
export function ViewingForm({ homeId, days, openDays, ...props }: Props) {
  const { t } = useText();
  const schema = useMemo(() => viewingSchema(days), [days]);
  const enquiry = useEnquiryForm(formIds.viewing, schema, props.lastResult);
  const { fields } = enquiry;
  const parts = [
    { value: "", label: t("day.any") },
    ...partsOfDay.map((value) => ({ value, label: t(`day.${value}`) })),
  ];
  return (
    <EnquiryForm
      {...props}
      enquiry={enquiry}
      action={`/property/${homeId}/viewing`}
      fields={[
        fields.firstName,
        fields.lastName,
        fields.email,
        fields.phone,
        fields.firstDay,
        fields.firstPart,
        fields.secondDay,
        fields.secondPart,
        fields.message,
      ]}
      boxes={fields}
      send={t("viewing.send")}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <PersonFields fields={fields} />
      </div>
      <FormSection legend={t("viewing.when")}>
        {openDays === "" ? null : (
          <p className="text-sm text-stone-600 sm:col-span-2">{t("viewing.openDays", { days: openDays })}</p>
        )}
        <TextField field={fields.firstDay} label={t("viewing.firstDay")} type="date" min={days.first} max={days.last} />
        <SelectField field={fields.firstPart} label={t("viewing.firstPart")} choices={parts} saysOptional />
        <TextField
          field={fields.secondDay}
          label={t("viewing.secondDay")}
          type="date"
          min={days.first}
          max={days.last}
        />
        <SelectField field={fields.secondPart} label={t("viewing.secondPart")} choices={parts} saysOptional />
        <TextArea field={fields.message} label={t("field.message")} className="sm:col-span-2" />
      </FormSection>
    </EnquiryForm>
  );
}
