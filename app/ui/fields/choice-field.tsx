import type { ReactNode } from "react";

import { type Choice, described, FieldError, type FieldState, Star } from "./field";

type GroupProps = {
  field: FieldState;
  legend: string;
  choices: readonly Choice[];
  columns?: string;
};

const card =
  "relative flex min-h-12 cursor-pointer items-center gap-2.5 rounded-xs border border-stone-500 bg-plaster-0 px-3 py-2.5 sm:gap-3 sm:px-4 hover:border-stone-700 has-checked:border-mar-700 has-checked:bg-mar-50 has-checked:shadow-[inset_0_0_0_1px_var(--color-mar-700)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-mar-700";

/** One answer of several, each a card. */
export function RadioCards({ field, legend, choices, columns = "sm:grid-cols-2" }: GroupProps) {
  return (
    <fieldset id={field.id} tabIndex={-1} {...groupDescribed(field)}>
      <legend className="mb-2 text-sm font-semibold">{legend}</legend>
      <div className={`grid gap-3 ${columns}`}>
        {choices.map(({ value, label }) => (
          <label key={value} className={card}>
            <input
              type="radio"
              name={field.name}
              value={value}
              defaultChecked={field.initialValue === value}
              className="size-4.5 shrink-0"
            />
            <span className="figures min-w-0 leading-tight wrap-break-word whitespace-normal">{label}</span>
          </label>
        ))}
      </div>
      <FieldError field={field} />
    </fieldset>
  );
}

type CheckGroupProps = Pick<GroupProps, "field" | "legend" | "choices"> & { columns: string };

/** Any number of short answers, in rows without a frame: for long lists, which cards would make heavy. */
export function CheckGroup({ field, legend, choices, columns }: CheckGroupProps) {
  const chosen: readonly unknown[] = Array.isArray(field.initialValue) ? field.initialValue : [field.initialValue];
  return (
    <fieldset id={field.id} tabIndex={-1} {...groupDescribed(field)}>
      <legend className="mb-2 text-sm font-semibold">{legend}</legend>
      <div className={`grid gap-x-3 sm:gap-x-6 ${columns}`}>
        {choices.map(({ value, label }) => (
          <label key={value} className="flex min-h-11 items-center gap-3 text-base leading-tight">
            <input
              type="checkbox"
              name={field.name}
              value={value}
              defaultChecked={chosen.includes(value)}
              className="size-5 shrink-0"
            />
            <span className="min-w-0 hyphens-auto wrap-break-word">{label}</span>
          </label>
        ))}
      </div>
      <FieldError field={field} />
    </fieldset>
  );
}

/** A single statement to tick. */
export function CheckField({
  field,
  children,
  className = "",
}: {
  field: FieldState;
  children: ReactNode;
  className?: string;
}) {
  return (
    <div className={className}>
      <label className="flex min-h-11 items-start gap-3 py-2 text-sm text-stone-700">
        <input
          {...described(field)}
          type="checkbox"
          value="on"
          defaultChecked={field.initialValue === "on"}
          className="mt-0.5 size-4.5 shrink-0"
        />
        <span>
          {children}
          {field.required ? <Star /> : null}
        </span>
      </label>
      {/* Nearer to its own box than to the next one. */}
      <div className="-mt-2.5 mb-2.5 empty:hidden">
        <FieldError field={field} />
      </div>
    </div>
  );
}

function groupDescribed(field: FieldState) {
  const invalid = Boolean(field.errors?.length);
  return { "aria-describedby": invalid ? `${field.id}-error` : undefined };
}
