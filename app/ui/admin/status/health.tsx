import {
  type DiskSpace,
  type Health as Checked,
  isDiskLow,
  isSampleAddress,
  type JobRun,
  type StorageStatus,
} from "~/domain/site/status";
import { type AdminText, useAdminText } from "~/i18n/admin";
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

/** What is set and what stands ready, each with what follows from it. */
export function Health({ health, disk, storage, backup, copy, now }: Props) {
  const { t } = useAdminText();
  const { baseUrl, localUrl, mailServer, agencyFaults } = health;
  return (
    <Panel title={t("status.health")}>
      <Facts
        facts={[
          {
            label: t("status.baseUrl"),
            isGood: baseUrl !== null,
            value: baseUrl ? t("status.baseUrl.set", { url: baseUrl }) : t("status.baseUrl.missing", { url: localUrl }),
          },
          {
            label: t("status.smtp"),
            isGood: mailServer !== null,
            value: mailServer ? t("status.smtp.set", { host: mailServer }) : t("status.smtp.missing"),
          },
          agentEmailFact(t, health.agentEmail),
          {
            label: t("status.agency"),
            isGood: agencyFaults === 0,
            value:
              agencyFaults === 0 ? t("status.agency.complete") : t("status.agency.faults", { count: agencyFaults }),
          },
          diskFact(t, disk),
          ...storageFacts(t, { storage, backup, copy, now }),
        ]}
      />
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
