import type { ReactNode } from "react";

/** One heading of a longer form with the fields under it. @param columns of its grid */
export function FormSection({
  legend,
  columns = "sm:grid-cols-2",
  children,
}: {
  legend: string;
  columns?: string;
  children: ReactNode;
}) {
  return (
    <fieldset>
      <legend className="w-full border-b border-plaster-300 pb-2 font-serif text-title-2">{legend}</legend>
      <div className={`mt-5 grid gap-5 ${columns}`}>{children}</div>
    </fieldset>
  );
}
