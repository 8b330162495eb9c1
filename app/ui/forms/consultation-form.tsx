import { consultationSchema } from "~/domain/enquiries/asked/service-request.schema";
import { partsOfDay } from "~/domain/enquiries/asked/viewing";
import type { ServiceSlug } from "~/domain/services/service";
import { useText } from "~/i18n/text";
import { SelectField, TextArea } from "~/ui/fields/field";

import { EnquiryForm } from "./enquiry-form";
import { formIds } from "./form-ids";
import { PersonFields } from "./person-fields";
import { type EnquiryFormProps, useEnquiryForm } from "./use-enquiry-form";

type Props = EnquiryFormProps & { service: ServiceSlug };

/** Who wants to talk about a service, and when. */
export function ConsultationForm({ service, ...props }: Props) {
  const { t } = useText();
  const enquiry = useEnquiryForm(formIds.consultation, consultationSchema, props.lastResult);
  const { firstName, lastName, email, phone, talkTime, message, news } = enquiry.fields;
  return (
    <EnquiryForm
      {...props}
      enquiry={enquiry}
      action={`/services/${service}/consultation`}
      fields={[firstName, lastName, email, phone, talkTime, message]}
      boxes={{ news }}
      send={t("consultation.send")}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <PersonFields fields={enquiry.fields} />
        <SelectField
          field={talkTime}
          label={t("consultation.talkTime")}
          choices={[
            { value: "", label: t("day.any") },
            ...partsOfDay.map((value) => ({ value, label: t(`day.${value}`) })),
          ]}
          saysOptional
          className="sm:col-span-2"
        />
        <TextArea
          field={message}
          label={t("field.message")}
          hint={t("consultation.message.hint")}
          className="sm:col-span-2"
        />
      </div>
    </EnquiryForm>
  );
}
