import { Check, Clock, LoaderCircle, Pause, TriangleAlert } from "lucide-react";

import type { BatchStatus } from "~/domain/batches/batch";
import { useAdminText } from "~/i18n/admin";
import { Badge } from "~/ui/badge";
import { Icon } from "~/ui/icon";

const looks = {
  pending: { className: "bg-plaster-200 text-stone-700", icon: Clock, spin: "" },
  stopped: { className: "bg-warn-50 text-warn-700", icon: Pause, spin: "" },
  processing: { className: "bg-mar-50 text-mar-700", icon: LoaderCircle, spin: "animate-spin" },
  completed: { className: "bg-ok-50 text-ok-700", icon: Check, spin: "" },
  failed: { className: "bg-bad-50 text-bad-700", icon: TriangleAlert, spin: "" },
} as const;

type Props = { status: BatchStatus; isStopped: boolean; /** How many of its topics failed. */ failed: number };

/** Where a batch stands. One that is done is green only where nothing of it failed. */
export function BatchStatusBadge({ status, isStopped, failed }: Props) {
  const { t } = useAdminText();
  const stands = lookOf({ status, isStopped, failed });
  const { className, icon, spin } = looks[stands];
  return (
    <Badge className={className}>
      <Icon as={icon} className={`size-3 ${spin}`} />
      {stands === "failed" ? t("batch.failed", { count: failed }) : t(`batches.status.${stands}`)}
    </Badge>
  );
}

function lookOf({ status, isStopped, failed }: Props): keyof typeof looks {
  if (status === "pending" && isStopped) return "stopped";
  return status === "completed" && failed > 0 ? "failed" : status;
}
