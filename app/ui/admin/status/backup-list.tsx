import { Check, Download, TriangleAlert } from "lucide-react";

import type { BackupLine } from "~/domain/site/backup";
import { useAdminText } from "~/i18n/admin";
import { moment } from "~/i18n/admin-time";
import { Panel } from "~/ui/admin/admin-page";
import { Badge } from "~/ui/badge";
import { buttonClass } from "~/ui/button";
import { Icon } from "~/ui/icon";

import { formatBytes } from "./bytes";

type Props = { backups: readonly BackupLine[]; copiesTo: string | null; now: Date };

/** What lies on the server, each to be fetched: two lines on a phone, one on a desk. */
export function BackupList({ backups, copiesTo, now }: Props) {
  const { t } = useAdminText();
  const total = backups.reduce((sum, { size }) => sum + size, 0);
  return (
    <Panel title={t("backups.here")} note={backups.length > 0 ? formatBytes(total) : null}>
      {backups.length === 0 ? (
        <p className="px-4 py-3 text-stone-600">{t("backups.none")}</p>
      ) : (
        <>
          <p className="px-4 py-3 text-xs text-stone-600">{t("backups.guard")}</p>
          <ul className="divide-y divide-plaster-200 border-y border-plaster-200">
            {backups.map((backup) => (
              <Line key={backup.name} backup={backup} copiesTo={copiesTo} now={now} />
            ))}
          </ul>
          <p className="px-4 py-3 text-xs text-stone-600">
            {copiesTo === null ? `${t("backups.oneDisk")} ` : null}
            {t("backups.restore")}
          </p>
        </>
      )}
    </Panel>
  );
}

function Line({ backup, copiesTo, now }: { backup: BackupLine; copiesTo: string | null; now: Date }) {
  const { t } = useAdminText();
  const { name, at, isComplete, isCopied } = backup;
  const [made, size] = [moment(t, at, now), formatBytes(backup.size)];
  return (
    <li className="flex min-h-13 items-center gap-3 px-4 py-1.5 hover:bg-plaster-50">
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 gap-y-0.5 md:gap-x-3 md:grid md:grid-cols-[minmax(0,1fr)_5rem_10rem_13rem]">
        <span className="font-medium max-md:w-full">{made}</span>
        <span className="figures text-stone-600 max-md:text-xs md:text-end">{size}</span>
        <Badge className={`md:justify-self-start ${isComplete ? "bg-ok-50 text-ok-700" : "bg-warn-50 text-warn-700"}`}>
          <Icon as={isComplete ? Check : TriangleAlert} className="size-3" />
          {t(isComplete ? "backups.complete" : "backups.incomplete")}
        </Badge>
        <span className="truncate text-stone-600 max-md:text-xs">
          {isCopied && copiesTo ? t("backups.copied", { host: copiesTo }) : t("backups.notCopied")}
        </span>
      </div>
      <a
        href={`/admin/status/backups/${name}`}
        aria-label={t("backups.downloadOne", { moment: made, size })}
        className={buttonClass({ kind: "secondary", size: "sm" })}
      >
        <Icon as={Download} className="size-4" />
        {t("backups.download")}
      </a>
    </li>
  );
}
