import { CircleAlert } from "lucide-react";

import { useText } from "~/i18n/text";
import type { Choice, FieldState } from "~/ui/field";
import { Icon } from "~/ui/icon";

type Props = { field: FieldState; legend: string; choices: readonly Choice[]; columns: string };

/** Any number of short answers, in rows without a frame: for long lists, which cards would make heavy. */
export function CheckGroup({ field, legend, choices, columns }: Props) {
  const { say } = useText();
  const chosen: readonly unknown[] = Array.isArray(field.initialValue) ? field.initialValue : [field.initialValue];
  const error = field.errors?.[0];
  return (
    <fieldset id={field.id} tabIndex={-1} aria-describedby={error ? `${field.id}-error` : undefined}>
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
      {error ? (
        <p id={`${field.id}-error`} className="mt-1.5 flex gap-1.5 text-sm font-medium text-bad-700">
          <Icon as={CircleAlert} className="mt-0.5 size-4" />
          {say(error)}
        </p>
      ) : null}
    </fieldset>
  );
}
