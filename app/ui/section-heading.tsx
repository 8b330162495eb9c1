import type { ReactNode } from "react";

/** A section's heading under the street corner drawn as a hairline; one for each section of the public site. */
export function SectionHeading({ id, title, children }: { id: string; title: ReactNode; children?: ReactNode }) {
  return (
    <div className="corner mb-12 flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
      <div className="max-w-2xl">
        <h2 id={id} className="text-display-2">
          {title}
        </h2>
      </div>
      {children}
    </div>
  );
}
