import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";

import { Icon } from "./icon";

export function ArrowLink({
  href,
  children,
  className = "",
}: {
  href: string;
  children: ReactNode;
  className?: string;
}) {
  return (
    <a
      href={href}
      className={`group inline-flex min-h-11 items-center gap-2 font-medium text-mar-700 hover:text-mar-600 ${className}`}
    >
      <span className="underline decoration-transparent group-hover:decoration-current">{children}</span>
      <Arrow />
    </a>
  );
}

/** The arrow that moves 4 px when its group is hovered. */
export function Arrow({ className = "" }: { className?: string }) {
  return (
    <Icon
      as={ArrowRight}
      className={`size-4 transition-transform duration-200 group-hover:translate-x-1 ${className}`}
    />
  );
}
