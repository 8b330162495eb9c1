import type { SystemStatus } from "~/domain/site/status";
import { useAdminText } from "~/i18n/admin";
import { moment } from "~/i18n/admin-time";
import { formatNumber } from "~/i18n/format";
import { defaultLanguage } from "~/i18n/languages";
import { Panel } from "~/ui/admin/admin-page";

import { formatBytes } from "./bytes";
import { Facts } from "./facts";

export function System({ system, now }: { system: SystemStatus; now: Date }) {
  const { t } = useAdminText();
  const { version, builtAt, node, startedAt, databaseBytes, walBytes, photos } = system;
  const size = databaseBytes === null ? t("status.unknown") : formatBytes(databaseBytes);
  return (
    <Panel title={t("status.system")}>
      <Facts
        facts={[
          { label: t("status.version"), value: version ?? t("status.unknown") },
          ...(builtAt ? [{ label: t("status.built"), value: moment(t, builtAt, now) }] : []),
          { label: t("status.node"), value: node },
          { label: t("status.uptime"), value: moment(t, startedAt, now) },
          {
            label: t("status.database"),
            value: walBytes ? t("status.wal", { size, wal: formatBytes(walBytes) }) : size,
          },
          {
            label: t("status.photos"),
            value: t("status.photos.count", {
              count: photos.files,
              files: formatNumber(defaultLanguage, photos.files),
              size: formatBytes(photos.bytes),
            }),
          },
        ]}
      />
    </Panel>
  );
}
