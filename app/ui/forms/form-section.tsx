import type { ReactNode } from "react";

/** One heading of a longer form with the fields under it. */
export function FormSection({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="w-full border-b border-plaster-300 pb-2 font-serif text-title-2">{legend}</legend>
      <div className="mt-5 grid gap-5 sm:grid-cols-2">{children}</div>
    </fieldset>
  );
}
