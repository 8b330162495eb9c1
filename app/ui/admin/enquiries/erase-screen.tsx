import { enquiryPath, type InboxSearch } from "~/domain/enquiries/inbox";
import type { PersonalData } from "~/domain/enquiries/person";
import { useAdminText } from "~/i18n/admin";

import { ConfirmPage } from "../confirm-page";

type Props = { id: number; title: string; search: InboxSearch; data: PersonalData };

/** Says what goes with a person, before it does. */
export function EraseScreen({ id, title, search, data: { email, enquiries, notes, mails, drafts } }: Props) {
  const { t } = useAdminText();
  return (
    <ConfirmPage
      question={t("enquiry.erase.question")}
      confirm={t("enquiry.erase.confirm")}
      confirming={t("enquiry.erase.busy")}
      parent={{ label: title, href: enquiryPath(id, search) }}
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
    </ConfirmPage>
  );
}
