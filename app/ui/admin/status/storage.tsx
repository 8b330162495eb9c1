import type { ReactNode } from "react";

import { isLate, type JobRun, type StorageStatus } from "~/domain/site/status";
import type { AdminText } from "~/i18n/admin";
import { moment } from "~/i18n/admin-time";

import type { Fact } from "./facts";

type Given = { storage: StorageStatus; backup: JobRun | null; copy: JobRun | null; mayFetch: boolean; now: Date };

/** What keeps the site's data: its backups, their copies elsewhere, and whether every photo has its files. */
export function storageFacts(t: AdminText, { storage, backup, copy, mayFetch, now }: Given): Fact[] {
  const last = backupFact(t, backup, storage, now);
  const value = (
    <>
      {last.value}{" "}
      <span className="ms-2 whitespace-nowrap">
        <Way href="/admin/status/backups">{t("backups.open")}</Way>
      </span>
    </>
  );
  return [mayFetch ? { ...last, value } : last, copyFact(t, copy, storage, now), photosFact(t, storage)];
}

function Way({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className="text-mar-700 underline decoration-mar-300 hover:decoration-current">
      {children}
    </a>
  );
}

function backupFact(t: AdminText, backup: JobRun | null, { complete }: StorageStatus, now: Date): Fact {
  const label = t("status.backup");
  if (!backup) return { label, isGood: false, value: t("status.backup.none") };
  const at = { moment: moment(t, backup.finishedAt ?? backup.startedAt, now) };
  if (backup.lastError !== null) {
    return { label, isGood: false, value: t("status.backup.failed", { ...at, error: backup.lastError }) };
  }
  if (isLate(backup, now)) return { label, isGood: false, value: t("status.backup.late", at) };
  if (backup.finishedAt === null) return { label, value: t("status.backup.running", at) };
  if (!complete.isNewest) {
    const value = complete.at
      ? t("status.backup.incomplete", { ...at, whole: moment(t, complete.at, now) })
      : t("status.backup.neverComplete", at);
    return { label, isGood: false, value };
  }
  return { label, isGood: true, value: t("status.backup.done", at) };
}

function copyFact(t: AdminText, copy: JobRun | null, { copiesTo }: StorageStatus, now: Date): Fact {
  const label = t("status.copy");
  if (copiesTo === null) return { label, value: t("status.copy.unset") };
  if (!copy) return { label, isGood: false, value: t("status.copy.none", { host: copiesTo }) };
  const said = { host: copiesTo, moment: moment(t, copy.finishedAt ?? copy.startedAt, now) };
  if (copy.lastError !== null) {
    return { label, isGood: false, value: t("status.copy.failed", { ...said, error: copy.lastError }) };
  }
  if (isLate(copy, now)) return { label, isGood: false, value: t("status.copy.late", said) };
  if (copy.finishedAt === null) return { label, value: t("status.copy.running", said) };
  return { label, isGood: true, value: t("status.copy.done", said) };
}

function photosFact(t: AdminText, { photos }: StorageStatus): Fact {
  const label = t("status.photoFiles");
  if (!photos) return { label, isGood: false, value: t("status.photoFiles.unknown") };
  const unnamed = photos.unnamed > 0 ? ` ${t("status.photoFiles.unnamed", { count: photos.unnamed })}` : "";
  if (photos.missing === 0) return { label, isGood: true, value: t("status.photoFiles.good") + unnamed };
  const { owners, otherOwners } = photos;
  return {
    label,
    isGood: false,
    value: (
      <>
        {t("status.photoFiles.missing", { count: photos.missing })}
        {unnamed}
        <ul className="mt-1 list-disc ps-5">
          {owners.map(({ title, path, count }) => (
            <li key={path}>
              {path === null ? t("status.photoFiles.site") : <Way href={path}>{title}</Way>}: {count}
            </li>
          ))}
          {otherOwners > 0 ? <li>{t("status.photoFiles.others", { count: otherOwners })}</li> : null}
        </ul>
      </>
    ),
  };
}
