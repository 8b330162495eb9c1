import { Trash2 } from "lucide-react";

import { inboxQuery } from "~/domain/enquiries/inbox/inbox";
import { useAdminText } from "~/i18n/admin";
import { moment } from "~/i18n/admin-time";
import { questionPath } from "~/ui/admin/question-path";
import { Icon } from "~/ui/icon";

import type { OpenEnquiry } from "./open-enquiry";

/** What the admins wrote down about a message, in the order in which they did. */
export function EnquiryNotes({ enquiry: { id, notes }, search, now }: Pick<OpenEnquiry, "enquiry" | "search" | "now">) {
  const { t } = useAdminText();
  if (notes.length === 0) return null;
  return (
    <div className="mt-4">
      <h3 className="font-sans text-sm font-semibold">{t("enquiry.notes")}</h3>
      <ul className="mt-1 divide-y divide-plaster-200">
        {notes.map((note) => (
          <li key={note.id} className="flex items-start gap-2 py-2">
            <div className="min-w-0 flex-1">
              <p className="break-words whitespace-pre-line">{note.body}</p>
              <p className="mt-0.5 text-xs break-words text-stone-600">
                <time dateTime={note.at}>
                  {t("enquiry.note.by", {
                    author: note.author ?? t("enquiry.note.formerAdmin"),
                    moment: moment(t, note.at, now),
                  })}
                </time>
              </p>
            </div>
            <a
              href={questionPath("enquiries/delete-note", id, note.id) + inboxQuery(search)}
              data-dialog
              aria-label={t("enquiry.note.delete")}
              title={t("enquiry.note.delete")}
              className="flex size-9 shrink-0 items-center justify-center rounded-xs text-stone-600 hover:bg-plaster-100 max-md:size-11"
            >
              <Icon as={Trash2} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
