import type { ReactNode } from "react";

/** An empty plot of the city: what is missing, in the visitor's own terms, and the way on. */
export function EmptyState({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="mt-10 flex flex-col items-start border-t border-plaster-300 pt-10">
      <svg viewBox="0 0 96 96" className="size-20" aria-hidden="true">
        <path d="M12 1h72l11 11v72L84 95H12L1 84V12z" fill="none" strokeDasharray="5 4" className="stroke-stone-500" />
      </svg>
      <h2 className="mt-6 text-title-1">{title}</h2>
      <p className="mt-2 max-w-lg text-lg text-stone-700">{text}</p>
      <div className="mt-6 flex flex-wrap gap-3">{children}</div>
    </div>
  );
}
