import { Check, Circle, Clock, Pencil } from "lucide-react";

import type { PropertyStatus } from "~/domain/properties/property";
import { useAdminText } from "~/i18n/admin";
import { Badge } from "~/ui/badge";
import { Icon } from "~/ui/icon";

const looks = {
  draft: { className: "bg-plaster-200 text-stone-700", icon: Pencil },
  available: { className: "bg-ok-50 text-ok-700", icon: Circle },
  pending: { className: "bg-warn-50 text-warn-700", icon: Clock },
  sold: { className: "bg-ink text-plaster-0", icon: Check },
} as const;

/** The status of a home in the agent's words: Available, Pending, Sold, Draft. */
export function PropertyStatusBadge({ status }: { status: PropertyStatus }) {
  const { t } = useAdminText();
  const { className, icon } = looks[status];
  return (
    <Badge className={className}>
      <Icon as={icon} className="size-3" />
      {t(`propertyStatus.${status}`)}
    </Badge>
  );
}
