import { type TurnkeyPackage, turnkeyPackages } from "~/domain/agency/turnkey-package";
import { quoteSchema } from "~/domain/enquiries/asked/service-request.schema";
import { useText } from "~/i18n/text";
import { SelectField, TextArea, TextField } from "~/ui/fields/field";

import { EnquiryForm } from "./enquiry-form";
import { formIds } from "./form-ids";
import { FormSection } from "./form-section";
import { PersonFields } from "./person-fields";
import { type EnquiryFormProps, useEnquiryForm } from "./use-enquiry-form";

type Props = EnquiryFormProps & {
  /** The package whose button was pressed. */
  chosen?: TurnkeyPackage;
};

/** Who wants a turnkey quote, for which home and which package. */
export function QuoteForm({ chosen, ...props }: Props) {
  const { t } = useText();
  const enquiry = useEnquiryForm(formIds.quote, quoteSchema, props.lastResult, { package: chosen });
  const { firstName, lastName, email, phone, propertyAddress, message, news } = enquiry.fields;
  return (
    <EnquiryForm
      {...props}
      enquiry={enquiry}
      action="/services/turnkey-services/quote"
      fields={[firstName, lastName, email, phone, enquiry.fields.package, propertyAddress, message]}
      boxes={{ news }}
      send={t("quote.send")}
    >
      <FormSection legend={t("form.aboutYou")}>
        <PersonFields fields={enquiry.fields} />
      </FormSection>
      <FormSection legend={t("quote.home")}>
        <SelectField
          field={enquiry.fields.package}
          label={t("quote.package")}
          choices={[
            { value: "", label: t("quote.package.undecided") },
            ...turnkeyPackages.map((value) => ({ value, label: t(`quote.package.${value}`) })),
          ]}
          saysOptional
          className="sm:col-span-2"
        />
        <TextField
          field={propertyAddress}
          label={t("field.propertyAddress")}
          hint={t("quote.propertyAddress.hint")}
          autoComplete="address-line1"
          className="sm:col-span-2"
        />
        <TextArea field={message} label={t("field.message")} hint={t("quote.message.hint")} className="sm:col-span-2" />
      </FormSection>
    </EnquiryForm>
  );
}
