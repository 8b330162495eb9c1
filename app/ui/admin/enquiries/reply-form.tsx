import { Send } from "lucide-react";

import { enquiryPath, type InboxSearch } from "~/domain/enquiries/inbox/inbox";
import type { Attachable } from "~/domain/enquiries/replying/attachment";
import { replyLimits } from "~/domain/enquiries/replying/reply";
import { unfilledFields } from "~/domain/enquiries/replying/template-fields";
import { useAdminText } from "~/i18n/admin";
import { moment } from "~/i18n/admin-time";
import { formatPrice } from "~/i18n/format";
import { defaultLanguage, type Language } from "~/i18n/languages";
import { SubmitButton } from "~/ui/button";
import { ErrorSummary } from "~/ui/fields/error-summary";
import { FieldError, type FieldState, SelectField, TextArea, TextField } from "~/ui/fields/field";
import { Icon } from "~/ui/icon";

import { useMay } from "../admin-context";

import type { ReplyValues, WritingReply } from "./reply-screen";

type Props = {
  writing: WritingReply;
  search: InboxSearch;
  values: ReplyValues;
  errors: Record<string, string[]>;
};

/** Subject, text and what goes along. What is typed is kept by itself where script runs, else by a press. */
export function ReplyForm({ writing, search, values, errors }: Props) {
  const { t } = useAdminText();
  const { enquiry, attachables, keptAt } = writing;
  const field = (name: "subject" | "body" | "attach", maxLength?: number): FieldState => ({
    ...{ id: name, name, errors: errors[name], maxLength, required: name !== "attach" },
    initialValue: name === "attach" ? undefined : values[name],
  });
  const fields = [field("subject", replyLimits.subject), field("body", replyLimits.body), field("attach")];
  const language = t(`enquiry.language.${enquiry.language}`);
  const left = unfilledFields(values.body);
  const unfilled = left.map((name) => `{${name}}`);
  return (
    <>
      <div className="*:mt-0 *:mb-6">
        <ErrorSummary fields={fields} />
      </div>
      <form
        method="post"
        action={enquiryPath(enquiry.id, search, "reply")}
        noValidate
        data-reply=""
        data-warn-unsaved=""
        className="space-y-5"
      >
        <input type="hidden" name="seen" value={values.seen} />
        {/* Enter in the subject shows the mail; nothing leaves by a key pressed in passing. */}
        <button type="submit" name="intent" value="preview" tabIndex={-1} aria-hidden="true" className="sr-only" />
        <p className="break-words">
          <span className="text-stone-600">{t("reply.to")}</span> {enquiry.name} &lt;{enquiry.email}&gt;
        </p>
        <Templates templates={writing.templates} chosen={values.template} />
        <TextField field={field("subject", replyLimits.subject)} label={t("reply.subject")} isDense />
        <div lang={enquiry.language}>
          <TextArea
            field={field("body", replyLimits.body)}
            label={t("reply.body")}
            hint={t("reply.body.hint", { language })}
            rows={16}
            isDense
          />
        </div>
        {unfilled.length > 0 && !errors.body ? (
          <p className="text-sm font-medium text-warn-700">{t("reply.unfilled", { fields: unfilled.join(", ") })}</p>
        ) : null}
        {left.includes("booking") ? <LeftToBook link={writing.bookingLink} /> : null}
        <Attachables
          attachables={attachables}
          chosen={values.attach}
          language={enquiry.language}
          field={field("attach")}
        />
        <div className="flex flex-wrap items-center gap-2 border-t border-plaster-200 pt-4">
          <SubmitButton id="send" name="intent" value="send" size="sm" busyLabel={t("reply.sending")}>
            <Icon as={Send} className="size-4" />
            {t("reply.send")}
          </SubmitButton>
          <SubmitButton kind="secondary" size="sm" name="intent" value="preview" busyLabel={t("reply.previewing")}>
            {t("reply.preview")}
          </SubmitButton>
          <SubmitButton
            kind="quiet"
            size="sm"
            name="intent"
            value="keep"
            data-save-button=""
            aria-keyshortcuts="Control+S Meta+S"
            busyLabel={t("reply.keeping")}
          >
            {t("reply.keep")}
          </SubmitButton>
          <p role="status" data-reply-kept className="text-xs text-stone-600" data-failed={t("reply.kept.not")}>
            {keptAt === null ? "" : t("reply.kept", { moment: moment(t, keptAt, new Date(writing.now)) })}
          </p>
        </div>
      </form>
    </>
  );
}

/** With what the text begins. A press fills it in; words of one's own stay. */
function Templates({ templates, chosen }: Pick<WritingReply, "templates"> & { chosen: string }) {
  const { t } = useAdminText();
  const mayChange = useMay("settings");
  return (
    <div className="flex flex-wrap items-end gap-2">
      <SelectField
        field={{ id: "template", name: "template", initialValue: chosen }}
        label={t("reply.template")}
        choices={[
          { value: "", label: t("reply.template.none") },
          ...templates.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        isDense
        className="min-w-0 flex-1 basis-60"
      />
      <SubmitButton kind="secondary" size="sm" name="intent" value="fill" busyLabel={t("reply.template.using")}>
        {t("reply.template.use")}
      </SubmitButton>
      {mayChange ? (
        <a
          href="/admin/settings/replies"
          className="py-2 text-sm text-mar-700 underline decoration-mar-300 hover:decoration-current"
        >
          {t("reply.template.manage")}
        </a>
      ) : null}
    </div>
  );
}

/** Why the field of the booking link was not filled in, or what belongs in its place. */
function LeftToBook({ link }: { link: string | null }) {
  const { t } = useAdminText();
  return (
    <p className="text-sm wrap-break-word text-stone-700">
      {link === null ? (
        <>
          {t("reply.unfilled.booking")}{" "}
          <a
            href="/admin/diary/settings"
            className="text-mar-700 underline decoration-mar-300 hover:decoration-current"
          >
            {t("reply.unfilled.booking.open")}
          </a>
        </>
      ) : (
        t("reply.unfilled.booking.link", { link })
      )}
    </p>
  );
}

type AttachablesProps = {
  attachables: readonly Attachable[];
  chosen: readonly string[];
  language: Language;
  field: FieldState;
};

function Attachables({ attachables, chosen, language, field }: AttachablesProps) {
  const { t } = useAdminText();
  if (attachables.length === 0) return <p className="text-sm text-stone-600">{t("reply.attach.none")}</p>;
  return (
    <fieldset id="attach" tabIndex={-1} aria-describedby={field.errors?.length ? "attach-error" : undefined}>
      <legend className="mb-1 text-sm font-semibold">{t("reply.attach")}</legend>
      <ul>
        {attachables.map((each) => (
          <li key={each.key}>
            <label className="flex min-h-9 items-center gap-3 max-md:min-h-11">
              <input
                type="checkbox"
                name="attach"
                value={each.key}
                defaultChecked={chosen.includes(each.key)}
                className="size-4.5 shrink-0"
              />
              {each.kind === "brochure" ? (
                <span className="min-w-0">{t("reply.attach.brochure", { title: each.title })}</span>
              ) : (
                <span className="flex min-w-0 flex-1 justify-between gap-3">
                  <span className="min-w-0" lang={language}>
                    {each.title}
                  </span>
                  <span className="figures whitespace-nowrap">{formatPrice(defaultLanguage, each.price)}</span>
                </span>
              )}
            </label>
          </li>
        ))}
      </ul>
      <FieldError field={field} />
    </fieldset>
  );
}
