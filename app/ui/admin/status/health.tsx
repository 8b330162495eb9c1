import {
  type DiskSpace,
  type Health as Checked,
  isDiskLow,
  isSampleAddress,
  type JobRun,
  type StorageStatus,
} from "~/domain/site/status";
import { type AdminText, useAdminText } from "~/i18n/admin";
import { useMay } from "~/ui/admin/admin-context";
import { Panel } from "~/ui/admin/admin-page";

import { formatBytes } from "./bytes";
import { type Fact, Facts } from "./facts";
import { storageFacts } from "./storage";

type Props = {
  health: Checked;
  disk: DiskSpace | null;
  storage: StorageStatus;
  backup: JobRun | null;
  copy: JobRun | null;
  now: Date;
};

/** What is set and what stands ready, each with what follows from it: how many need attention first. */
export function Health({ health, disk, storage, backup, copy, now }: Props) {
  const { t } = useAdminText();
  const mayFetch = useMay("backups");
  const { baseUrl, mailServer, agencyFaults } = health;
  const facts: Fact[] = [
    {
      label: t("status.baseUrl"),
      isGood: baseUrl !== null,
      value: baseUrl ? t("status.baseUrl.set", { url: baseUrl }) : t("status.baseUrl.missing"),
    },
    {
      label: t("status.smtp"),
      isGood: mailServer !== null,
      value: t(mailServer ? "status.smtp.works" : "status.smtp.missing"),
    },
    agentEmailFact(t, health.agentEmail),
    {
      label: t("status.agency"),
      isGood: agencyFaults === 0,
      value: agencyFaults === 0 ? t("status.agency.complete") : t("status.agency.faults", { count: agencyFaults }),
    },
    diskFact(t, disk),
    ...storageFacts(t, { storage, backup, copy, mayFetch, now }),
  ];
  const open = facts.filter(({ isGood }) => isGood === false).length;
  return (
    <Panel title={t("status.health")}>
      <p
        className={`border-b border-plaster-200 px-4 py-3 font-semibold ${open > 0 ? "text-warn-700" : "text-ok-700"}`}
      >
        {open > 0 ? t("status.summary.attention", { count: open }) : t("status.summary.good")}
      </p>
      <Facts facts={facts} />
    </Panel>
  );
}

function agentEmailFact(t: AdminText, email: string): Fact {
  const label = t("status.agentEmail");
  if (email === "") return { label, isGood: false, value: t("status.agentEmail.missing") };
  if (isSampleAddress(email)) return { label, isGood: false, value: t("status.agentEmail.sample", { email }) };
  return { label, isGood: true, value: email };
}

function diskFact(t: AdminText, disk: DiskSpace | null): Fact {
  const label = t("status.disk");
  if (!disk) return { label, value: t("status.disk.unknown") };
  const said = { free: formatBytes(disk.freeBytes), total: formatBytes(disk.totalBytes) };
  const isLow = isDiskLow(disk);
  return { label, isGood: !isLow, value: t(isLow ? "status.disk.low" : "status.disk.free", said) };
}
