import { contactSchema } from "~/domain/enquiries/asked/contact.schema";
import { useText } from "~/i18n/text";
import { TextArea, TextField } from "~/ui/fields/field";

import { EnquiryForm } from "./enquiry-form";
import { PersonFields } from "./person-fields";
import { type EnquiryFormProps, useEnquiryForm } from "./use-enquiry-form";

export function ContactForm(props: EnquiryFormProps) {
  const { t } = useText();
  const enquiry = useEnquiryForm("contact-form", contactSchema, props.lastResult);
  const { firstName, lastName, email, phone, propertyAddress, message, privacy, news } = enquiry.fields;
  return (
    <EnquiryForm
      {...props}
      enquiry={enquiry}
      action="/contact"
      fields={[firstName, lastName, email, phone, propertyAddress, message]}
      boxes={{ privacy, news }}
      send={t("contact.send")}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <PersonFields fields={enquiry.fields} />
        <TextField
          field={propertyAddress}
          label={t("field.propertyAddress")}
          hint={t("contact.propertyAddress.hint")}
          autoComplete="address-line1"
          className="sm:col-span-2"
        />
        <TextArea field={message} label={t("field.message")} className="sm:col-span-2" />
      </div>
    </EnquiryForm>
  );
}
