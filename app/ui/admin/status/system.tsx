import { ChevronDown } from "lucide-react";

import type { Health, PhotoQueue, StorageStatus, SystemStatus } from "~/domain/site/status";
import { type AdminText, useAdminText } from "~/i18n/admin";
import { moment } from "~/i18n/admin-time";
import { formatNumber } from "~/i18n/format";
import { defaultLanguage } from "~/i18n/languages";
import { Icon } from "~/ui/icon";

import { formatBytes } from "./bytes";
import { type Fact, Facts } from "./facts";

type Props = { system: SystemStatus; health: Health; storage: StorageStatus; photos: PhotoQueue; now: Date };

/** Versions, sizes and the names of settings, folded away: whoever works with homes and people needs none of them. */
export function System({ system, health, storage, photos, now }: Props) {
  const { t } = useAdminText();
  return (
    <details id="installer" className="group border border-plaster-200 bg-plaster-0">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 px-4 text-sm font-semibold">
        <span className="min-w-0 flex-1">{t("status.installer")}</span>
        <Icon as={ChevronDown} className="size-4.5 text-stone-600 group-open:rotate-180" />
      </summary>
      <div className="border-t border-plaster-200">
        <Facts facts={[...settingFacts(t, { health, storage, photos }), ...systemFacts(t, system, now)]} />
      </div>
    </details>
  );
}

/** What is to be set or looked at on the server, where the facts above say that something is missing. */
function settingFacts(t: AdminText, { health, storage, photos }: Pick<Props, "health" | "storage" | "photos">): Fact[] {
  const { baseUrl, localUrl, mailServer } = health;
  const { pause, waiting } = photos;
  const isPaused = waiting > 0 && (pause === "unwritable" || pause === "machine");
  return [
    ...(baseUrl === null
      ? [{ label: t("status.baseUrl"), value: t("status.baseUrl.installer", { url: localUrl }), isGood: false }]
      : []),
    mailServer === null
      ? { label: t("status.mailServer"), value: t("status.smtp.installer"), isGood: false }
      : { label: t("status.mailServer"), value: t("status.smtp.set", { host: mailServer }) },
    ...(storage.copiesTo === null ? [{ label: t("status.copy"), value: t("status.copy.installer") }] : []),
    ...(storage.photos === null
      ? [{ label: t("status.photoFiles"), value: t("status.photoFiles.installer"), isGood: false }]
      : []),
    ...(isPaused ? [{ label: t("status.uploads"), value: t(`status.uploads.installer.${pause}`), isGood: false }] : []),
  ];
}

function systemFacts(t: AdminText, system: SystemStatus, now: Date): Fact[] {
  const { version, builtAt, node, startedAt, databaseBytes, walBytes, photos } = system;
  const size = databaseBytes === null ? t("status.unknown") : formatBytes(databaseBytes);
  return [
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
  ];
}
