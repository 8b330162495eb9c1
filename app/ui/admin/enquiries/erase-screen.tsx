import { enquiryPath, type InboxSearch } from "~/domain/enquiries/inbox/inbox";
import type { PersonalData } from "~/domain/enquiries/people/person";
import { useAdminText } from "~/i18n/admin";

import { ConfirmPage } from "../confirm-page";

type Props = {
  id: number;
  title: string;
  search: InboxSearch;
  data: PersonalData;
  /** Messages with the same phone number under other e-mail addresses. */
  samePhone: { email: string; enquiries: number }[];
};

/** Says what goes with a person, before it does. */
export function EraseScreen({ id, title, search, data: { email, enquiries, notes, mails, drafts }, samePhone }: Props) {
  const { t } = useAdminText();
  const others = samePhone.reduce((sum, other) => sum + other.enquiries, 0);
  return (
    <ConfirmPage
      question={t("enquiry.erase.question")}
      confirm={t("enquiry.erase.confirm")}
      confirming={t("enquiry.erase.busy")}
      parent={{ label: title, href: enquiryPath(id, search) }}
      fields={
        others > 0 ? (
          <label className="flex items-start gap-3">
            {/* Not ticked beforehand: an office or a family may share a number. */}
            <input type="checkbox" name="samePhone" className="mt-1 size-5" />
            <span className="min-w-0 break-words">
              {t("enquiry.erase.samePhone", {
                count: others,
                emails: samePhone.map((other) => other.email).join(", "),
              })}
            </span>
          </label>
        ) : undefined
      }
    >
      <p className="break-words">{t("enquiry.erase.text", { email })}</p>
      <ul className="list-disc ps-5">
        <li>{t("enquiry.erase.messages", { count: enquiries })}</li>
        {notes > 0 ? <li>{t("enquiry.erase.notes", { count: notes })}</li> : null}
        {mails > 0 ? <li>{t("enquiry.erase.mails", { count: mails })}</li> : null}
      </ul>
      {drafts.length > 0 ? (
        <>
          <p>{t("enquiry.erase.drafts")}</p>
          <ul className="list-disc ps-5">
            {drafts.map((draft) => (
              <li key={draft.id}>
                <a href={`/admin/properties/${draft.id}/edit`} className="text-mar-700 underline">
                  {draft.title}
                </a>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <p className="text-sm">{t("enquiry.erase.elsewhere")}</p>
      <p className="text-sm">{t("enquiry.erase.restored")}</p>
    </ConfirmPage>
  );
}
