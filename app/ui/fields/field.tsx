import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";

import { useText } from "~/i18n/text";
import { Icon } from "~/ui/icon";

/** What a field needs of conform's metadata: its identity, its value so far and what is wrong with it. */
export type FieldState = {
  id: string;
  name: string;
  initialValue?: unknown;
  errors?: readonly string[] | undefined;
  required?: boolean | undefined;
  maxLength?: number | undefined;
};

type Shared = {
  field: FieldState;
  label: string;
  hint?: string;
  className?: string;
  /** The admin panel's smaller size, full size on a phone. In the panel the star alone says what must be answered. */
  isDense?: boolean;
};

const control =
  "w-full rounded-xs border bg-plaster-0 text-ink placeholder:text-stone-600 border-stone-500 hover:border-stone-700 aria-[invalid=true]:border-2 aria-[invalid=true]:border-bad-700";

const sizes = { wide: "min-h-12 px-3.5 text-base", dense: "min-h-9 px-3 text-sm max-md:min-h-11 max-md:text-base" };

function controlClass(isDense: boolean | undefined, more = ""): string {
  return `${control} ${isDense ? sizes.dense : sizes.wide} ${more}`;
}

type InputProps = Shared & {
  type?: "text" | "email" | "password" | "tel" | "number" | "date" | "time" | "datetime-local" | "url" | "search";
  autoComplete?: string;
  placeholder?: string;
  /**
   * `numeric` asks for a number in a field of plain text. A field of type number would send nothing at all for "85 or so",
   * and the visitor's words would be gone without a word of ours.
   */
  inputMode?: "numeric" | "decimal" | "tel" | "email";
  suffix?: string;
  min?: number | string;
  max?: number | string;
};

// A browser's own field for addresses rewrites a domain in letters of its own, and sends nothing of what it does not know as an
// address: our rule cleans what was pasted, and says at the field what is wrong. Only who signs in or up has the browser's.
const addressInput = { type: "text", inputMode: "email", autoCapitalize: "none", spellCheck: false } as const;

/** Label, control, hint and error of one answer, tied together for eyes and ears. */
export function TextField({ field, label, hint, className, isDense, suffix, type = "text", ...input }: InputProps) {
  return (
    <FieldFrame field={field} label={label} hint={hint} className={className} hidesOptional={isDense}>
      <div className="relative">
        <input
          {...input}
          {...described(field, hint)}
          {...(type === "email" && input.autoComplete !== "username" ? addressInput : { type })}
          defaultValue={textOf(field.initialValue)}
          maxLength={type === "number" || type === "date" || type === "datetime-local" ? undefined : field.maxLength}
          className={controlClass(
            isDense,
            `${suffix ? "pe-12" : ""} ${type === "number" || input.inputMode === "numeric" ? "figures" : ""}`,
          )}
        />
        {suffix ? (
          <span className="pointer-events-none absolute inset-y-0 right-3 flex items-center text-sm text-stone-600">
            {suffix}
          </span>
        ) : null}
      </div>
    </FieldFrame>
  );
}

export function TextArea({ field, label, hint, className, isDense, rows = 4 }: Shared & { rows?: number }) {
  return (
    <FieldFrame field={field} label={label} hint={hint} className={className} hidesOptional={isDense}>
      <textarea
        {...described(field, hint)}
        rows={rows}
        defaultValue={textOf(field.initialValue)}
        maxLength={field.maxLength}
        className={controlClass(isDense, isDense ? "py-2" : "py-2.5")}
      />
    </FieldFrame>
  );
}

export type Choice = { value: string; label: string };

type SelectProps = Shared & { choices: readonly Choice[]; saysOptional?: boolean };

/** @param saysOptional for a choice that may be left open among fields that say so too */
export function SelectField({ field, label, hint, className, isDense, choices, saysOptional = false }: SelectProps) {
  return (
    <FieldFrame field={field} label={label} hint={hint} className={className} hidesOptional={isDense || !saysOptional}>
      <select
        {...described(field, hint)}
        // Where nothing blank can be chosen, something always is.
        required={field.required && choices[0]?.value === ""}
        defaultValue={textOf(field.initialValue)}
        className={controlClass(isDense)}
      >
        {choices.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

function FieldFrame({
  field,
  label,
  hint,
  className = "",
  hidesOptional = false,
  children,
}: Shared & { children: ReactNode; hidesOptional?: boolean }) {
  const { t } = useText();
  return (
    <div className={className}>
      <label
        htmlFor={field.id}
        className="mb-1.5 flex items-baseline justify-between gap-3 text-sm font-semibold text-ink"
      >
        <span>
          {label}
          {field.required ? <Star /> : null}
        </span>
        {field.required || hidesOptional ? null : (
          <span className="text-xs font-normal text-stone-600">{t("field.optional")}</span>
        )}
      </label>
      {children}
      {hint ? (
        <p id={`${field.id}-hint`} className="mt-1.5 text-xs text-stone-600">
          {hint}
        </p>
      ) : null}
      <FieldError field={field} />
    </div>
  );
}

/** What is wrong with an answer, tied to it by `<id>-error`. */
export function FieldError({ field }: { field: FieldState }) {
  const { say } = useText();
  const message = field.errors?.[0];
  if (!message) return null;
  return (
    <p id={`${field.id}-error`} className="mt-1.5 flex gap-1.5 text-sm font-medium text-bad-700">
      <Icon as={CircleAlert} className="mt-0.5 size-4" />
      {say(message)}
    </p>
  );
}

/** Marks what must be answered; the note beside the form says so in words. */
export function Star() {
  return (
    <span className="text-terra-600" aria-hidden="true">
      {" *"}
    </span>
  );
}

/** What ties a control to its hint and its error. */
export function described(field: FieldState, hint?: string) {
  const invalid = Boolean(field.errors?.length);
  const describedBy = [hint ? `${field.id}-hint` : "", invalid ? `${field.id}-error` : ""].filter(Boolean).join(" ");
  return {
    id: field.id,
    name: field.name,
    required: field.required,
    "aria-invalid": invalid || undefined,
    "aria-describedby": describedBy || undefined,
  };
}

function textOf(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}
