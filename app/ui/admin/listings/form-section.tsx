import type { ReactNode } from "react";

import { described, FieldError, type FieldState } from "~/ui/fields/field";

type Props = { id: string; title: string; text?: string; children: ReactNode };

/** A part of a long form: its name in a column of its own, its fields beside it. */
export function FormSection({ id, title, text, children }: Props) {
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-10 gap-y-4 border-t border-plaster-300 py-6 first-of-type:border-t-0 first-of-type:pt-0 xl:grid-cols-[13rem_minmax(0,1fr)]"
    >
      <div>
        <h2 id={id} className="text-title-3">
          {title}
        </h2>
        {text ? <p className="mt-1 text-xs text-stone-600">{text}</p> : null}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}

/** A single statement that holds or does not. */
export function TickField({ field, label }: { field: FieldState; label: string }) {
  return (
    <div>
      <label className="flex min-h-8 items-center gap-3 max-md:min-h-11">
        <input
          {...described(field)}
          type="checkbox"
          value="on"
          defaultChecked={field.initialValue === "on"}
          className="size-4 shrink-0 max-md:size-5"
        />
        {label}
      </label>
      <FieldError field={field} />
    </div>
  );
}
