import { LoaderCircle } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";

import { Icon } from "./icon";

const kinds = {
  primary:
    "bg-mar-700 text-plaster-0 hover:bg-mar-800 active:bg-mar-900 disabled:bg-plaster-200 disabled:text-stone-600 aria-disabled:bg-mar-800",
  secondary:
    "border border-mar-700 text-mar-700 hover:bg-mar-50 active:bg-mar-100 disabled:border-plaster-300 disabled:text-stone-600",
  quiet: "text-mar-700 hover:bg-mar-50 active:bg-mar-100",
  danger: "border border-bad-700 text-bad-700 hover:bg-bad-50 active:bg-bad-50",
  dangerSolid: "bg-bad-700 text-plaster-0 hover:bg-ink active:bg-ink",
  light: "bg-plaster-0 text-mar-800 hover:bg-mar-100",
  // On deep, beside a light one.
  outlined: "border border-mar-300 text-plaster-0 hover:bg-mar-700",
} as const;

const sizes = {
  lg: "min-h-13 px-7 text-md gap-2.5",
  md: "min-h-11 px-5 text-base gap-2",
  // The admin panel's, on a desk; a finger needs more.
  sm: "min-h-9 max-md:min-h-11 px-3 text-sm gap-1.5",
} as const;

type Look = { kind?: keyof typeof kinds; size?: keyof typeof sizes; className?: string };

/** The look of a button for links that act as one. */
export function buttonClass({ kind = "primary", size = "md", className = "" }: Look = {}): string {
  return `inline-flex items-center justify-center rounded-xs text-center font-medium transition-colors duration-150 ${kinds[kind]} ${sizes[size]} ${className}`;
}

type SubmitProps = Look &
  Omit<ComponentProps<"button">, "type" | "className"> & { busyLabel: string; children: ReactNode };

/**
 * A submit button that says when it is busy. Our script marks its form `aria-busy` while a request is under way: the second
 * label shows by CSS alone, and what stands beside it is read out.
 */
export function SubmitButton({ kind, size, className, busyLabel, children, ...rest }: SubmitProps) {
  return (
    <>
      <button
        type="submit"
        // The field keeps the focus until the click: an error that shows on leaving it would move the button from under it.
        onMouseDown={(event) => event.preventDefault()}
        className={buttonClass({ kind, size, className })}
        {...rest}
      >
        <span className="contents in-aria-busy:hidden">{children}</span>
        <span className="hidden in-aria-busy:contents">
          <Icon as={LoaderCircle} className="size-4 animate-spin" />
          {busyLabel}
        </span>
      </button>
      <span role="status" data-busy-label={busyLabel} className="sr-only" />
    </>
  );
}
