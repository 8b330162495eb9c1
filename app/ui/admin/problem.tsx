import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";

import { Icon } from "~/ui/icon";

/** Something went wrong with the whole screen, or asks for a decision: takes the focus where script runs. */
export function Problem({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div role="alert" tabIndex={-1} data-focus className="mb-6 border-s-4 border-bad-700 bg-bad-50 px-4 py-3">
      <h2 className="flex items-center gap-2 font-sans text-sm font-semibold text-bad-700">
        <Icon as={CircleAlert} className="size-4.5" />
        {title}
      </h2>
      <div className="mt-1 min-w-0 wrap-break-word">{children}</div>
    </div>
  );
}
