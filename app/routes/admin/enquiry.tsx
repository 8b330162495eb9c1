import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { findEnquiry } from "~/domain/enquiries/received-enquiries.server";
import { enquiryNumber, readEnquiryId } from "~/domain/enquiries/received-enquiry";
import { adminMetaOf } from "~/http/admin-meta";
import { notFound } from "~/http/not-found.server";
import { requireAdmin } from "~/http/require-admin.server";
import { useAdminText } from "~/i18n/admin";
import { adminText } from "~/i18n/admin.server";
import { AdminPage } from "~/ui/admin/admin-page";
import { EnquiryDetail } from "~/ui/admin/enquiry-detail";

export const meta = adminMetaOf;

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const id = readEnquiryId(params.id);
  const enquiry = id === undefined ? undefined : await findEnquiry(db, id);
  if (!enquiry) throw notFound();

  const page = adminText("enquiry.pageTitle", {
    kind: adminText(`kind.${enquiry.kind}`),
    number: enquiryNumber(enquiry.id),
  });
  return { title: adminText("admin.title", { page }), now: new Date().toISOString(), enquiry };
}

export default function Enquiry() {
  const { enquiry, now } = useLoaderData<typeof loader>();
  const { t } = useAdminText();
  return (
    <AdminPage title={t("enquiry.title")} parent={{ label: t("enquiry.back"), href: "/admin" }}>
      <EnquiryDetail enquiry={enquiry} now={new Date(now)} />
    </AdminPage>
  );
}
