import { useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { inboxPath } from "~/domain/enquiries/inbox/inbox";
import { findEnquiry } from "~/domain/enquiries/inbox/received-enquiries.server";
import { personMarks } from "~/domain/enquiries/people/erased-people.server";
import { erasePerson, othersWithPhone, countPersonalData, findPerson } from "~/domain/enquiries/people/erasing.server";
import { adminMetaOf } from "~/http/admin-meta";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { notFound } from "~/http/not-found.server";
import { panelAction, panelLoader } from "~/http/panel/panel-route.server";
import { adminText } from "~/i18n/admin.server";
import { sendErasedList } from "~/outside/backup/send-erased-list.server";
import { addToErasedList } from "~/outside/erased-list.server";
import { erasedMark } from "~/outside/erased-mark.server";
import { eraseKeptMails } from "~/outside/mail/kept-mails.server";
import { EraseScreen } from "~/ui/admin/enquiries/erase-screen";

import { headingOf, messageId, searchOf } from "./message-page.server";

export const meta = adminMetaOf;

export const loader = panelLoader({ may: "erasure" }, async ({ params, url }) => {
  const id = messageId(params);
  const [enquiry, personalData, samePhone] = await Promise.all([
    findEnquiry(db, id),
    countPersonalData(db, id),
    othersWithPhone(db, id),
  ]);
  if (!enquiry || !personalData) throw notFound();
  return {
    title: adminText("admin.title", { page: adminText("enquiry.erase") }),
    id,
    heading: headingOf(enquiry),
    search: searchOf(url),
    personalData,
    samePhone,
  };
});

export const action = panelAction({ may: "erasure" }, async ({ admin, params, now, post, url }) => {
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
});

export default function Erase() {
  const { id, heading, search, personalData, samePhone } = useLoaderData<typeof loader>();
  return <EraseScreen id={id} title={heading} search={search} data={personalData} samePhone={samePhone} />;
}
