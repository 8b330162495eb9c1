import { db } from "~/db/db.server";
import { deleteNote } from "~/domain/enquiries/answering/notes.server";
import { inboxPath } from "~/domain/enquiries/inbox/inbox";
import { findEnquiry } from "~/domain/enquiries/inbox/received-enquiries.server";
import { personMarks } from "~/domain/enquiries/people/erased-people.server";
import { countPersonalData, erasePerson, findPerson, othersWithPhone } from "~/domain/enquiries/people/erasing.server";
import { readId } from "~/domain/fields/address-number";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { notFound } from "~/http/not-found.server";
import { adminText } from "~/i18n/admin.server";
import { sendErasedList } from "~/outside/backup/send-erased-list.server";
import { addToErasedList } from "~/outside/erased-list.server";
import { erasedMark } from "~/outside/erased-mark.server";
import { eraseKeptMails } from "~/outside/mail/kept-mails.server";

import type { Question } from "../question";

import { backToMessage, headingOf, messageId, searchOf } from "./message-page.server";

/** `:id` is the message, `:part` the note. */
export const deletingNote: Question = {
  needs: { may: "enter" },
  ask: async ({ params, url }) => {
    const enquiry = await findEnquiry(db, messageId(params));
    const note = enquiry?.notes.find(({ id }) => id === readId(params.part));
    if (!enquiry || !note) return undefined;
    return {
      title: adminText("enquiry.note.delete"),
      question: adminText("enquiry.note.question"),
      lost: [{ quote: note.body }, adminText("enquiry.note.question.text")],
      confirm: adminText("enquiry.note.delete"),
      confirming: adminText("enquiry.note.deleting"),
      parent: { label: headingOf(enquiry), href: backToMessage(url, enquiry.id) },
    };
  },
  act: async ({ params, url }) => {
    const enquiryId = messageId(params);
    const wasThere = await deleteNote(db, { enquiryId, noteId: readId(params.part) ?? 0 });
    const said = wasThere ? "noteDeleted" : "noteGone";
    return redirectWithAdminFlash(backToMessage(url, enquiryId), said, { hasFailed: !wasThere });
  },
};

/** `:id` is a message of the person, of whom all goes. */
export const erasingPerson: Question = {
  needs: { may: "erasure" },
  ask: async ({ params, url }) => {
    const id = messageId(params);
    const [enquiry, personalData, samePhone] = await Promise.all([
      findEnquiry(db, id),
      countPersonalData(db, id),
      othersWithPhone(db, id),
    ]);
    if (!enquiry || !personalData) return undefined;
    const { email, enquiries, notes, replies, mails, drafts, appointments } = personalData;
    const others = samePhone.reduce((sum, other) => sum + other.enquiries, 0);
    const emails = samePhone.map((other) => other.email).join(", ");
    const goes = [
      adminText("enquiry.erase.messages", { count: enquiries }),
      ...(notes > 0 ? [adminText("enquiry.erase.notes", { count: notes })] : []),
      ...(replies > 0 ? [adminText("enquiry.erase.replies", { count: replies })] : []),
      ...(mails > 0 ? [adminText("enquiry.erase.mails", { count: mails })] : []),
      ...(appointments > 0 ? [adminText("enquiry.erase.appointments", { count: appointments })] : []),
    ];
    const homes = drafts.map((draft) => ({ label: draft.title, href: `/admin/properties/${draft.id}/edit` }));
    return {
      title: adminText("enquiry.erase"),
      question: adminText("enquiry.erase.question"),
      lost: [
        adminText("enquiry.erase.text", { email }),
        { items: goes },
        ...(homes.length > 0 ? [adminText("enquiry.erase.drafts"), { items: homes }] : []),
        { small: adminText("enquiry.erase.elsewhere") },
        { small: adminText("enquiry.erase.restored") },
      ],
      // Not ticked beforehand: an office or a family may share a number.
      tick:
        others > 0
          ? { name: "samePhone", label: adminText("enquiry.erase.samePhone", { count: others, emails }) }
          : undefined,
      confirm: adminText("enquiry.erase.confirm"),
      confirming: adminText("enquiry.erase.busy"),
      parent: { label: headingOf(enquiry), href: backToMessage(url, id) },
    };
  },
  act: async ({ admin, params, now, post, url }) => {
    const id = messageId(params);
    const withPhone = post.get("samePhone") === "on";
    const person = await findPerson(db, id, withPhone);
    if (!person) throw notFound();

    // Noted first: whatever ends this half-way, the next start carries it through.
    const marks = personMarks(person, erasedMark);
    await addToErasedList(marks.map((mark) => ({ mark, erasedAt: now.toISOString() })));
    const result = await erasePerson(db, id, now, { withPhone, marks, by: admin.userId });
    if (!result.ok) throw notFound();
    await eraseKeptMails(result.mails);
    sendErasedList();
    return redirectWithAdminFlash(inboxPath(searchOf(url)), "personErased", { values: { count: result.enquiries } });
  },
};
