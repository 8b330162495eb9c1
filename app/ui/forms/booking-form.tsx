import { useMemo } from "react";

import { type BookedThing, bookPath, type FreeWeek } from "~/domain/booking/booking";
import { bookingSchema } from "~/domain/booking/booking.schema";
import { useText } from "~/i18n/text";
import { TimeChoice } from "~/ui/booking/time-choice";
import { TextArea, TextField } from "~/ui/fields/field";

import { EnquiryForm } from "./enquiry-form";
import { formIds } from "./form-ids";
import { FormSection } from "./form-section";
import { PersonFields } from "./person-fields";
import { type EnquiryFormProps, useEnquiryForm } from "./use-enquiry-form";

type Props = EnquiryFormProps & { thing: BookedThing; free: FreeWeek; /** How long it takes. */ minutes: number };

/** A free time, and who takes it. */
export function BookingForm({ thing, free, minutes, ...props }: Props) {
  const { t } = useText();
  const schema = useMemo(() => bookingSchema(thing.kind), [thing.kind]);
  const enquiry = useEnquiryForm(formIds.booking, schema, props.lastResult);
  const { fields } = enquiry;
  const isValuation = thing.kind === "valuation";
  // Each by its name: what conform gives has nothing in it that could be spread.
  const { firstName, lastName, email } = fields;
  const { id, name, initialValue, errors, maxLength } = fields.phone;
  const phone = { id, name, initialValue, errors, maxLength, required: thing.kind === "call" };
  return (
    <EnquiryForm
      {...props}
      enquiry={enquiry}
      action={bookPath(thing)}
      fields={[
        fields.time,
        ...[fields.firstName, fields.lastName, fields.email, fields.phone],
        ...(isValuation ? [fields.propertyAddress] : []),
        fields.message,
      ]}
      boxes={fields}
      send={t("booking.send")}
    >
      <TimeChoice field={fields.time} free={free} minutes={minutes} />
      <FormSection legend={t("form.aboutYou")}>
        <PersonFields fields={{ firstName, lastName, email, phone }} />
        {isValuation ? (
          <TextField
            field={fields.propertyAddress}
            label={t("field.propertyAddress")}
            hint={t("valuation.propertyAddress.hint")}
            autoComplete="address-line1"
            className="sm:col-span-2"
          />
        ) : null}
        <TextArea field={fields.message} label={t("field.message")} className="sm:col-span-2" />
      </FormSection>
    </EnquiryForm>
  );
}
