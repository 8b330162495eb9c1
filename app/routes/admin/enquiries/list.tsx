import { useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { readInbox } from "~/domain/enquiries/inbox/received-enquiries.server";
import { spamQuota } from "~/domain/enquiries/receiving/spam-quota.server";
import { adminMeta } from "~/http/admin-meta";
import { countUnkeptSpam } from "~/http/forms/unkept-spam.server";
import { panelLoader } from "~/http/panel/panel-route.server";
import { adminText } from "~/i18n/admin.server";
import { InboxScreen } from "~/ui/admin/enquiries/inbox-screen";

import { searchOf } from "./message-page.server";

export const meta = adminMeta;

export const loader = panelLoader({ may: "enter" }, async ({ now, url }) => {
  const inbox = await readInbox(db, searchOf(url), now);
  return {
    title: adminText("inbox.title"),
    now: now.toISOString(),
    inbox,
    unkept: inbox.search.view === "spam" ? { count: await countUnkeptSpam(), ...spamQuota } : undefined,
  };
});

export default function Enquiries() {
  const { inbox, now, unkept } = useLoaderData<typeof loader>();
  return <InboxScreen inbox={inbox} now={new Date(now)} unkept={unkept} />;
}
