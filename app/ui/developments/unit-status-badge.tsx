import { Check, Circle, Clock } from "lucide-react";

import type { UnitStatus } from "~/domain/developments/development";
import { useText } from "~/i18n/text";

import { Badge } from "../badge";
import { Icon } from "../icon";

const looks = {
  available: { className: "bg-ok-50 text-ok-700", icon: Circle },
  reserved: { className: "bg-warn-50 text-warn-700", icon: Clock },
  sold: { className: "bg-ink text-plaster-0", icon: Check },
} as const;

export function UnitStatusBadge({ status }: { status: UnitStatus }) {
  const { t } = useText();
  const look = looks[status];
  return (
    <Badge className={look.className}>
      <Icon as={look.icon} className="size-3" />
      {t(`unit.status.${status}`)}
    </Badge>
  );
}
