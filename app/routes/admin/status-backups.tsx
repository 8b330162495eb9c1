import { useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { wantBackup } from "~/domain/site/backup-wish.server";
import { listJobRuns } from "~/domain/site/status.server";
import { environment } from "~/environment.server";
import { adminMeta } from "~/http/admin-meta";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { backupLines, backupState } from "~/http/panel/backups.server";
import { panelButtons, panelLoader } from "~/http/panel/panel-route.server";
import { adminText } from "~/i18n/admin.server";
import { troubleOf } from "~/outside/trouble";
import { BackupsScreen } from "~/ui/admin/status/backups-screen";

export const meta = adminMeta;

const here = "/admin/status/backups";

export const loader = panelLoader({ may: "backups" }, async ({ now }) => {
  const { backupStore } = environment;
  // Where the database cannot be read the archives still can be fetched.
  const readable = listJobRuns(db).catch((error: unknown) => {
    if (troubleOf(error) === null) throw error;
    return [];
  });
  const [runs, backups, state] = await Promise.all([readable, backupLines(), backupState()]);
  return {
    title: adminText("backups.title"),
    now: now.toISOString(),
    backups,
    state,
    run: runs.find(({ name }) => name === "backup") ?? null,
    copiesTo: backupStore ? new URL(backupStore.endpoint).host : null,
  };
});

export const action = panelButtons(
  { may: "backups", passwordAgain: true },
  {
    make: async ({ admin, now }) => {
      const { isUnderWay, hindrance } = await backupState();
      if (hindrance !== null)
        return redirectWithAdminFlash(here, "backupNoRoom", { values: { reason: hindrance }, hasFailed: true });
      return isUnderWay || !(await wantBackup(db, admin.userId, now))
        ? redirectWithAdminFlash(here, "backupUnderWay", { hasFailed: true })
        : redirectWithAdminFlash(here, "backupBegun");
    },
  },
);

export default function Backups() {
  const { title: _title, now, ...backups } = useLoaderData<typeof loader>();
  return <BackupsScreen now={new Date(now)} {...backups} />;
}
