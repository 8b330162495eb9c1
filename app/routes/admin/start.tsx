import { useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { queueMail } from "~/domain/mail/outbox.server";
import { findRemoval, restoreSamples } from "~/domain/samples/removal.server";
import { isPutAway, putAway, takeOut } from "~/domain/start/put-away.server";
import { environment } from "~/environment.server";
import { adminMeta } from "~/http/admin-meta";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { goingLive } from "~/http/panel/going-live.server";
import { panelButtons, panelLoader } from "~/http/panel/panel-route.server";
import { adminText } from "~/i18n/admin.server";
import { StartScreen } from "~/ui/admin/start/start-screen";

export const meta = adminMeta;

const here = "/admin/start";

export const loader = panelLoader({ may: "settings" }, async ({ admin, request, now }) => {
  const [live, removal, isAway] = await Promise.all([goingLive(request, now), findRemoval(db), isPutAway(db)]);
  return {
    title: adminText("start.title"),
    now: now.toISOString(),
    ...live,
    removal,
    isPutAway: isAway,
    testRecipient: admin.email,
  };
});

export const action = panelButtons(
  { may: "settings" },
  {
    /** To who presses it: they can look whether it has come. */
    "mail-test": async ({ admin, now }) => {
      await queueMail(db, { template: "mail-test", recipient: admin.email }, now);
      return redirectWithAdminFlash(here, environment.smtpUrl ? "mailTestSent" : "mailTestKept", {
        values: { email: admin.email },
      });
    },

    "restore-samples": async ({ admin, now }) => {
      const restored = await restoreSamples(db, admin.userId, now);
      if (!restored.ok) return redirectWithAdminFlash(here, "samplesLapsed", { hasFailed: true });
      if (restored.left.length === 0) return redirectWithAdminFlash(here, "samplesRestored");
      const values = { titles: restored.left.join("; ").slice(0, 500) };
      return redirectWithAdminFlash(here, "samplesPartlyRestored", { values, hasFailed: true });
    },

    "put-away": async ({ now }) => {
      await putAway(db, now);
      return redirectWithAdminFlash(here, "startPutAway");
    },

    "take-out": async () => {
      await takeOut(db);
      return redirectWithAdminFlash(here, "startTakenOut");
    },
  },
);

export default function Start() {
  const { title: _title, now, ...start } = useLoaderData<typeof loader>();
  return <StartScreen now={new Date(now)} {...start} />;
}
