import { useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { deleteNote } from "~/domain/enquiries/answering/notes.server";
import { enquiryPath } from "~/domain/enquiries/inbox/inbox";
import { findEnquiry } from "~/domain/enquiries/inbox/received-enquiries.server";
import { readId } from "~/domain/fields/address-number";
import { adminMetaOf } from "~/http/admin-meta";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { notFound } from "~/http/not-found.server";
import { panelAction, panelLoader } from "~/http/panel/panel-route.server";
import { useAdminText } from "~/i18n/admin";
import { adminText } from "~/i18n/admin.server";
import { ConfirmPage } from "~/ui/admin/confirm-page";

import { headingOf, messageId, searchOf } from "./message-page.server";

export const meta = adminMetaOf;

export const loader = panelLoader({ may: "enter" }, async ({ params, url }) => {
  const enquiry = await findEnquiry(db, messageId(params));
  const note = enquiry?.notes.find(({ id }) => id === readId(params.note));
  if (!enquiry || !note) throw notFound();
  return {
    title: adminText("admin.title", { page: adminText("enquiry.note.delete") }),
    parent: { label: headingOf(enquiry), href: enquiryPath(enquiry.id, searchOf(url)) },
    body: note.body,
  };
});

export const action = panelAction({ may: "enter" }, async ({ params, url }) => {
  const enquiryId = messageId(params);
  const wasThere = await deleteNote(db, { enquiryId, noteId: readId(params.note) ?? 0 });
  const back = enquiryPath(enquiryId, searchOf(url));
  return redirectWithAdminFlash(back, wasThere ? "noteDeleted" : "noteGone", { hasFailed: !wasThere });
});

export default function NoteDelete() {
  const { parent, body } = useLoaderData<typeof loader>();
  const { t } = useAdminText();
  return (
    <ConfirmPage
      question={t("enquiry.note.question")}
      confirm={t("enquiry.note.delete")}
      confirming={t("enquiry.note.deleting")}
      parent={parent}
    >
      <blockquote className="border-s border-terra-600 ps-4 break-words whitespace-pre-line">{body}</blockquote>
      <p>{t("enquiry.note.question.text")}</p>
    </ConfirmPage>
  );
}
