import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { erasePerson, personalDataOf } from "~/domain/enquiries/erasing.server";
import { inboxPath } from "~/domain/enquiries/inbox";
import { findEnquiry } from "~/domain/enquiries/received-enquiries.server";
import { adminMetaOf } from "~/http/admin-meta";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { notFound } from "~/http/not-found.server";
import { readPost } from "~/http/post.server";
import { requireAdmin } from "~/http/require-admin.server";
import { adminText } from "~/i18n/admin.server";
import { eraseKeptMails } from "~/outside/mail/kept-mails.server";
import { EraseScreen } from "~/ui/admin/enquiries/erase-screen";

import { headingOf, messageId, searchOf } from "./message-page.server";

export const meta = adminMetaOf;

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request, { may: "erasure" });
  const id = messageId(params);
  const [enquiry, personalData] = await Promise.all([findEnquiry(db, id), personalDataOf(db, id)]);
  if (!enquiry || !personalData) throw notFound();
  return {
    title: adminText("admin.title", { page: adminText("enquiry.erase") }),
    id,
    heading: headingOf(enquiry),
    search: searchOf(request),
    personalData,
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  await requireAdmin(request, { may: "erasure" });
  await readPost(request);
  const result = await erasePerson(db, messageId(params), new Date());
  if (!result.ok) throw notFound();
  await eraseKeptMails(result.mails);
  return redirectWithAdminFlash(inboxPath(searchOf(request)), "personErased", { values: { count: result.enquiries } });
}

export default function Erase() {
  const { id, heading, search, personalData } = useLoaderData<typeof loader>();
  return <EraseScreen id={id} title={heading} search={search} data={personalData} />;
}
