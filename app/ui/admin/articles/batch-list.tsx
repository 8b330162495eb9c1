import { Check, Clock, LoaderCircle } from "lucide-react";

import type { BatchStatus, BatchSummary } from "~/domain/articles/article";
import { useAdminText } from "~/i18n/admin";
import { Badge } from "~/ui/badge";
import { Icon } from "~/ui/icon";

import { AdminEmpty } from "../admin-empty";
import { AdminPage, Panel } from "../admin-page";

const looks = {
  pending: { className: "bg-plaster-200 text-stone-700", icon: Clock },
  processing: { className: "bg-mar-50 text-mar-800", icon: LoaderCircle },
  completed: { className: "bg-ok-50 text-ok-700", icon: Check },
} as const;

/** The newest batches of articles. */
export function BatchList({ batches }: { batches: readonly BatchSummary[] }) {
  const { t } = useAdminText();
  return (
    <AdminPage title={t("batches.title")}>
      {batches.length === 0 ? (
        <AdminEmpty title={t("batches.none")} />
      ) : (
        <Panel title={t("batches.recent")}>
          <ul className="divide-y divide-plaster-200">
            {batches.map(({ id, name, total, completed, status }) => (
              <li key={id} className="flex items-center justify-between gap-3 px-4 py-2.5">
                <div className="min-w-0">
                  <p className="font-medium break-words">{name}</p>
                  <p className="figures text-xs text-stone-600">{t("batches.progress", { completed, total })}</p>
                </div>
                <BatchStatusBadge status={status} />
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </AdminPage>
  );
}

function BatchStatusBadge({ status }: { status: BatchStatus }) {
  const { t } = useAdminText();
  const { className, icon } = looks[status];
  return (
    <Badge className={className}>
      <Icon as={icon} className="size-3" />
      {t(`batches.status.${status}`)}
    </Badge>
  );
}
