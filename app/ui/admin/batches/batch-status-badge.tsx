import { Check, Clock, LoaderCircle } from "lucide-react";

import type { BatchStatus } from "~/domain/batches/batch";
import { useAdminText } from "~/i18n/admin";
import { Badge } from "~/ui/badge";
import { Icon } from "~/ui/icon";

const looks = {
  pending: { className: "bg-plaster-200 text-stone-700", icon: Clock, spin: "" },
  processing: { className: "bg-mar-50 text-mar-700", icon: LoaderCircle, spin: "animate-spin" },
  completed: { className: "bg-ok-50 text-ok-700", icon: Check, spin: "" },
} as const;

export function BatchStatusBadge({ status }: { status: BatchStatus }) {
  const { t } = useAdminText();
  const { className, icon, spin } = looks[status];
  return (
    <Badge className={className}>
      <Icon as={icon} className={`size-3 ${spin}`} />
      {t(`batches.status.${status}`)}
    </Badge>
  );
}
