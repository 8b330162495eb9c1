import { useLoaderData } from "@remix-run/react";

import { adminMeta } from "~/http/admin-meta";
import { listingHead } from "~/http/listing-request.server";
import { panelLoader } from "~/http/panel/panel-route.server";
import { adminText } from "~/i18n/admin.server";
import { PreviewLaterScreen } from "~/ui/admin/listings/preview-later-screen";

export const meta = adminMeta;

export const loader = panelLoader({ may: "enter" }, async (visit) => ({
  title: adminText("preview.later"),
  head: await listingHead(visit),
}));

/** Where links of a preview lead that open a page of their own. */
export default function PreviewLater() {
  return <PreviewLaterScreen head={useLoaderData<typeof loader>().head} />;
}
