import type { LucideIcon } from "lucide-react";

/** A decorative icon in the house's stroke; what it means always stands beside it in words. */
export function Icon({ as: Shape, className = "size-4" }: { as: LucideIcon; className?: string }) {
  return <Shape className={`shrink-0 ${className}`} strokeWidth={1.6} aria-hidden="true" />;
}
