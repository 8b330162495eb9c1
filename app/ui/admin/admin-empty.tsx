import type { ReactNode } from "react";

/** An empty plot: what is missing, and the way on where there is one. */
export function AdminEmpty({ title, text, children }: { title: string; text?: string; children?: ReactNode }) {
  return (
    <div className="mt-5 flex flex-col items-center border border-plaster-200 bg-plaster-0 px-4 py-12 text-center">
      <svg viewBox="0 0 96 96" className="size-16" aria-hidden="true">
        <path d="M12 1h72l11 11v72L84 95H12L1 84V12z" fill="none" strokeDasharray="5 4" className="stroke-stone-500" />
      </svg>
      <h2 className="mt-4 text-title-3">{title}</h2>
      {text ? <p className="mt-1 max-w-md text-stone-700">{text}</p> : null}
      {children ? <div className="mt-5 flex flex-wrap justify-center gap-3">{children}</div> : null}
    </div>
  );
}
