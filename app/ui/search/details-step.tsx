import { detailsSchema } from "~/domain/enquiries/briefs/search-brief.schema";
import { useText } from "~/i18n/text";
import { Arrow } from "~/ui/arrow-link";
import { ErrorSummary } from "~/ui/fields/error-summary";
import { TextField } from "~/ui/fields/field";
import { EmailField } from "~/ui/forms/email-field";
import { formIds } from "~/ui/forms/form-ids";
import { PrivacyNote } from "~/ui/forms/privacy-note";
import { useEnquiryForm } from "~/ui/forms/use-enquiry-form";

import { StepForm, type StepFormProps } from "./step-form";

/** Step 1: who to write to. The data is given here, so the privacy information stands here. */
export function DetailsStep({ agencyName, ...props }: StepFormProps & { agencyName: string }) {
  const { t } = useText();
  const { form, fields, wasRefused } = useEnquiryForm(formIds.searchDetails, detailsSchema, props.lastResult);
  const { name, email, news } = fields;
  // The specification has one sentence for a name or an address that is missing; each is also said at its field.
  const required =
    name.errors?.length || email.errors?.length ? { title: t("search.required"), text: t("search.required.text") } : {};
  const refused = wasRefused ? [name, email, news] : [];
  return (
    <StepForm
      {...props}
      form={form}
      refused={refused}
      summary={<ErrorSummary fields={refused} {...required} />}
      next={
        <>
          {t("search.next")}
          <Arrow />
        </>
      }
      busy={t("search.busy")}
      note={
        <p className="text-sm text-stone-600">
          <span className="text-terra-600" aria-hidden="true">
            *
          </span>{" "}
          {t("search.starNote")}
        </p>
      }
    >
      <div className="grid gap-5">
        <TextField field={name} label={t("search.name")} autoComplete="name" />
        <EmailField field={email} hint={t("search.email.hint")} />
        <PrivacyNote news={news} agencyName={agencyName} />
      </div>
    </StepForm>
  );
}
