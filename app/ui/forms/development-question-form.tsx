import { useMemo } from "react";

import type { DevelopmentUnit } from "~/domain/developments/development";
import { developmentQuestionSchema } from "~/domain/enquiries/asked/development-question.schema";
import { formatPrice } from "~/i18n/format";
import { useText } from "~/i18n/text";
import { SelectField, TextArea } from "~/ui/fields/field";

import { EnquiryForm } from "./enquiry-form";
import { formIds } from "./form-ids";
import { PersonFields } from "./person-fields";
import { type EnquiryFormProps, useEnquiryForm } from "./use-enquiry-form";

type Props = EnquiryFormProps & {
  slug: string;
  units: readonly Pick<DevelopmentUnit, "id" | "name" | "price" | "status">[];
  /** The unit that the visitor came from. */
  unit: number | null;
};

/** Who would like to know more about a development, or about one of its units. */
export function DevelopmentQuestionForm({ slug, units, unit, ...props }: Props) {
  const { t, language } = useText();
  const schema = useMemo(() => developmentQuestionSchema(units.map(({ id }) => id)), [units]);
  const enquiry = useEnquiryForm(formIds.developmentQuestion, schema, props.lastResult);
  const { fields } = enquiry;
  // What conform tells of a field is computed when asked: it cannot be spread.
  const { id, name: fieldName, errors, initialValue } = fields.unit;
  const chosen = {
    id,
    name: fieldName,
    errors,
    initialValue: initialValue ?? (unit === null || props.lastResult ? "" : String(unit)),
  };
  const choices = [
    { value: "", label: t("information.unit.any") },
    ...units
      .filter(({ status }) => status !== "sold")
      .map(({ id, name, price, status }) => ({
        value: String(id),
        label: t("information.unit.choice", {
          name,
          price: formatPrice(language, price),
          status: t(`unit.status.${status}`),
        }),
      })),
  ];
  return (
    <EnquiryForm
      {...props}
      enquiry={enquiry}
      action={`/developments/${slug}/information`}
      fields={[fields.firstName, fields.lastName, fields.email, fields.phone, fields.unit, fields.message]}
      boxes={fields}
      send={t("information.send")}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <PersonFields fields={fields} />
        {choices.length > 1 ? (
          <SelectField field={chosen} label={t("information.unit")} choices={choices} className="sm:col-span-2" />
        ) : null}
        <TextArea field={fields.message} label={t("field.message")} className="sm:col-span-2" />
      </div>
    </EnquiryForm>
  );
}
