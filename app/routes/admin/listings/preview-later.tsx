import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { adminHeaders } from "~/http/admin-headers.server";
import { adminMeta } from "~/http/admin-meta";
import { listingHead } from "~/http/listing-request.server";
import { panelAction, panelLoader } from "~/http/panel/panel-route.server";
import { adminText } from "~/i18n/admin.server";
import { PreviewLaterScreen } from "~/ui/admin/listings/preview-later-screen";

export const meta = adminMeta;

export const loader = panelLoader({ may: "enter" }, async (visit) => ({
  title: adminText("preview.later"),
  head: await listingHead(visit),
}));

/** A heart that is pressed in a preview saves nothing yet. */
export const action = panelAction({ may: "enter" }, async (visit) => {
  await listingHead(visit);
  return redirect(visit.url.pathname + visit.url.search, { status: 303, headers: adminHeaders });
});

/** Where links of a preview lead that open a page of their own. */
export default function PreviewLater() {
  return <PreviewLaterScreen head={useLoaderData<typeof loader>().head} />;
}
