import { ArrowUpRight, Plus } from "lucide-react";

import { useAdminText } from "~/i18n/admin";
import { duration } from "~/i18n/admin-time";
import { buttonClass } from "~/ui/button";
import { Icon } from "~/ui/icon";

import { Panel } from "./admin-page";

/** The ways that are taken most often. */
export function QuickActions() {
  const { t } = useAdminText();
  return (
    <Panel title={t("dashboard.actions")}>
      <div className="grid gap-2 p-4">
        <a href="/admin/properties/new" className={buttonClass({ className: "w-full" })}>
          <Icon as={Plus} className="size-4" />
          {t("dashboard.actions.add")}
        </a>
        <a href="/admin/properties" className={buttonClass({ kind: "secondary", className: "w-full" })}>
          {t("dashboard.actions.manage")}
        </a>
        <a href="/" className={buttonClass({ kind: "quiet", className: "w-full" })}>
          {t("admin.website")}
          <Icon as={ArrowUpRight} className="size-4" />
        </a>
      </div>
    </Panel>
  );
}

export type Replies = {
  /** Of the messages whose 24 hours ended in the last 30 days, how many were answered before they did. */
  inTime: number;
  due: number;
  /** Half of the answers took longer than this, in minutes; null where none was given. */
  medianMinutes: number | null;
};

/** How the promise of a reply within 24 hours was kept. */
export function ReplyPromise({ replies: { inTime, due, medianMinutes } }: { replies: Replies }) {
  const { t } = useAdminText();
  return (
    <Panel title={t("dashboard.promise")}>
      <div className="p-4">
        {due === 0 ? (
          <p className="text-stone-600">{t("dashboard.promise.none")}</p>
        ) : (
          <>
            <p className="font-serif text-display-2 leading-none whitespace-nowrap">
              {t("dashboard.promise.kept", { inTime, due })}
            </p>
            <p className="mt-2 text-stone-600">{t("dashboard.promise.text", { count: due })}</p>
          </>
        )}
        {medianMinutes === null ? null : (
          <p className="figures text-stone-600">
            {t("dashboard.promise.median", { time: duration(t, medianMinutes) })}
          </p>
        )}
      </div>
    </Panel>
  );
}
