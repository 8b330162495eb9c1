import { useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { listTemplates } from "~/domain/enquiries/replying/reply-templates.server";
import { adminMeta } from "~/http/admin-meta";
import { panelLoader } from "~/http/panel/panel-route.server";
import { adminText } from "~/i18n/admin.server";
import { ReplyTemplateList } from "~/ui/admin/settings/reply-template-list";

export const meta = adminMeta;

export const loader = panelLoader({ may: "settings" }, async () => ({
  title: adminText("settings.replies"),
  templates: await listTemplates(db),
}));

export default function ReplyTemplates() {
  return <ReplyTemplateList templates={useLoaderData<typeof loader>().templates} />;
}
