import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { adminMetaOf } from "~/http/admin-meta";
import { requireAdmin } from "~/http/require-admin.server";
import { MessageScreen } from "~/ui/admin/enquiries/message-screen";

import { messagePage } from "./message-page.server";

export const meta = adminMetaOf;

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  return messagePage(request, params);
}

export default function Enquiry() {
  return <MessageScreen {...useLoaderData<typeof loader>()} />;
}
