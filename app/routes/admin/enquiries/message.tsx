import { useLoaderData } from "@remix-run/react";

import { adminMetaOf } from "~/http/admin-meta";
import { panelLoader } from "~/http/panel/panel-route.server";
import { MessageScreen } from "~/ui/admin/enquiries/message-screen";

import { messagePage } from "./message-page.server";

export const meta = adminMetaOf;

export const loader = panelLoader({ may: "enter" }, ({ request, params }) => {
  return messagePage(request, params);
});

export default function Enquiry() {
  return <MessageScreen {...useLoaderData<typeof loader>()} />;
}
