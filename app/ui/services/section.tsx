import type { ReactNode } from "react";

export type SectionProps = { isBand: boolean };

type Props = SectionProps & { id: string; title: string; lead?: string | undefined; children: ReactNode };

/** A section of a services page under its street corner; every second one is a band of its own colour. */
export function ServiceSection({ id, title, lead, isBand, children }: Props) {
  return (
    <section className={`py-section ${isBand ? "bg-plaster-100" : ""}`} aria-labelledby={`${id}-heading`}>
      <div className="wrap">
        <div className="corner mb-12">
          <div className="max-w-2xl">
            <h2 id={`${id}-heading`} className="text-display-2">
              {title}
            </h2>
            {lead ? <p className="mt-4 text-lg text-stone-700">{lead}</p> : null}
          </div>
        </div>
        {children}
      </div>
    </section>
  );
}
