import { CircleAlert } from "lucide-react";

import { detailsSchema } from "~/domain/enquiries/search-brief.schema";
import { useText } from "~/i18n/text";
import { Arrow } from "~/ui/arrow-link";
import { ErrorSummary } from "~/ui/error-summary";
import { type FieldState, TextField } from "~/ui/field";
import { useEnquiryForm } from "~/ui/forms/use-enquiry-form";
import { Icon } from "~/ui/icon";
import { PrivacyNote } from "~/ui/privacy-note";

import { StepForm, type StepFormProps } from "./step-form";

/** Step 1: who to write to. The data is given here, so the privacy information stands here. */
export function DetailsStep({ agencyName, ...props }: StepFormProps & { agencyName: string }) {
  const { t } = useText();
  const { form, fields, wasRefused } = useEnquiryForm("search-details", detailsSchema, props.lastResult);
  const { name, email, privacy, news } = fields;
  return (
    <StepForm
      {...props}
      form={form}
      summary={wasRefused ? <DetailsSummary name={name} email={email} privacy={privacy} news={news} /> : null}
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
          {t("search.required")}
        </p>
      }
    >
      <div className="grid gap-5">
        <TextField field={name} label={t("search.name")} autoComplete="name" />
        <TextField
          field={email}
          label={t("field.email")}
          hint={t("search.email.hint")}
          type="email"
          autoComplete="email"
        />
        <PrivacyNote privacy={privacy} news={news} agencyName={agencyName} />
      </div>
    </StepForm>
  );
}

type SummaryProps = { name: FieldState; email: FieldState; privacy: FieldState; news: FieldState };

/** The specification has one sentence for a name or an address that is missing; each is also said at its field. */
function DetailsSummary({ name, email, privacy, news }: SummaryProps) {
  const { t, say } = useText();
  const wrong = [name, email, privacy, news].filter((field) => field.errors?.length);
  if (!name.errors?.length && !email.errors?.length) return <ErrorSummary fields={wrong} />;
  return (
    <div
      role="alert"
      aria-atomic="false"
      aria-relevant="additions"
      tabIndex={-1}
      data-focus
      className="mt-8 border-s-4 border-bad-700 bg-bad-50 p-5"
    >
      <h2 className="flex items-center gap-2 font-sans text-md font-semibold text-bad-700">
        <Icon as={CircleAlert} className="size-5" />
        {t("search.required")}
      </h2>
      <p className="mt-2 text-base">{t("search.required.text")}</p>
      <ul className="mt-2 space-y-1 text-base">
        {wrong.map((field) => (
          <li key={field.id}>
            <a href={`#${field.id}`} className="text-bad-700 underline">
              {say(field.errors?.[0] ?? "field.invalid")}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
