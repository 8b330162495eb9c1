import { contactSchema } from "~/domain/enquiries/asked/contact.schema";
import { useText } from "~/i18n/text";
import { TextArea, TextField } from "~/ui/fields/field";

import { EnquiryForm } from "./enquiry-form";
import { formIds } from "./form-ids";
import { PersonFields } from "./person-fields";
import { type EnquiryFormProps, useEnquiryForm } from "./use-enquiry-form";

type Props = EnquiryFormProps & {
  /** Ids of the homes that are asked about, as they stand in the address; with them the form begins filled in. */
  homes?: string;
  known?: { propertyAddress: string; message: string };
};

export function ContactForm({ homes, known, ...props }: Props) {
  const { t } = useText();
  const enquiry = useEnquiryForm(formIds.contact, contactSchema, props.lastResult, known);
  const { firstName, lastName, email, phone, propertyAddress, message, news } = enquiry.fields;
  return (
    <EnquiryForm
      {...props}
      enquiry={enquiry}
      action={homes ? `/contact?homes=${homes}` : "/contact"}
      fields={[firstName, lastName, email, phone, propertyAddress, message]}
      boxes={{ news }}
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
