import { ArrowUpRight, Plus } from "lucide-react";

import type { ReplyTimes } from "~/domain/enquiries/answering/reply-clock";
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

/** How the promise of a reply within 24 hours was kept, of the messages of 30 days that are answered or overdue. */
export function ReplyPromise({ replies: { inTime, late, overdue, medianMinutes } }: { replies: ReplyTimes }) {
  const { t } = useAdminText();
  const decided = inTime + late + overdue;
  const others = [
    ...(late > 0 ? [t("dashboard.promise.late", { count: late })] : []),
    ...(overdue > 0 ? [t("dashboard.promise.overdue", { count: overdue })] : []),
  ];
  return (
    <Panel title={t("dashboard.promise")}>
      <div className="p-4">
        {decided === 0 ? (
          <p className="text-stone-600">{t("dashboard.promise.none")}</p>
        ) : (
          <>
            <p className="font-serif text-display-2 leading-none whitespace-nowrap">
              {t("dashboard.promise.kept", { inTime, decided })}
            </p>
            <p className="mt-2 text-stone-600">
              {[t("dashboard.promise.text", { count: decided }), ...others].join(" ")}
            </p>
          </>
        )}
        {medianMinutes === null ? null : (
          <p className="figures mt-2 text-stone-600">
            {t("dashboard.promise.median", { time: duration(t, medianMinutes) })}
          </p>
        )}
      </div>
    </Panel>
  );
}
