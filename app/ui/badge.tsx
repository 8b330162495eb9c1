import { Check, CircleDot, Clock, Pencil } from "lucide-react";
import type { ReactNode } from "react";

import type { PropertyStatus } from "~/domain/properties/property";
import { useText } from "~/i18n/text";

import { Icon } from "./icon";

export function Badge({ className, children }: { className: string; children: ReactNode }) {
  return (
    <span
      className={`inline-flex min-h-6 items-center gap-1 rounded-xs px-2 text-2xs font-semibold whitespace-nowrap ${className}`}
    >
      {children}
    </span>
  );
}

const looks = {
  draft: { className: "bg-plaster-200 text-stone-700", icon: Pencil },
  available: { className: "bg-mar-700 tracking-wide text-plaster-0 uppercase", icon: CircleDot },
  pending: { className: "bg-warn-50 text-warn-700", icon: Clock },
  sold: { className: "bg-ink tracking-wide text-plaster-0 uppercase", icon: Check },
} as const;

/** The status of a home as the public reads it: for sale and sold in capitals by style alone, Reserved as written. */
export function StatusBadge({ status }: { status: PropertyStatus }) {
  const { t } = useText();
  const look = looks[status];
  return (
    <Badge className={look.className}>
      {status === "available" ? null : <Icon as={look.icon} className="size-3.5" />}
      {t(`property.status.${status}`)}
    </Badge>
  );
}
