import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";

import { useText } from "~/i18n/text";
import type { FieldState } from "~/ui/fields/field";
import { Icon } from "~/ui/icon";

type Props = {
  /** The fields of a form that was refused; none before it was sent. */
  refused: readonly FieldState[];
  /** Whether it was right and could not be taken: `FormFailure` says why, above it. */
  isFailed: boolean;
  className: string;
  /** What sends the form and, after it in the order of the page, what leads away from it. */
  children: ReactNode;
};

/**
 * The end of a form: its buttons, and beside them what became of pressing them. The whole of it is said above the form, which on a
 * low screen is out of sight. In a dialog it stays at the lower edge while the fields scroll.
 */
export function FormFoot({ refused, isFailed, className, children }: Props) {
  const { t } = useText();
  const wrong = refused.filter((field) => field.errors?.length);
  const [first] = wrong;
  return (
    <div className={`flex flex-wrap items-center gap-x-3 gap-y-2 ${footInDialog} ${className}`}>
      {first ? (
        <Message>
          <a href={`#${first.id}`} className="underline">
            {t("form.toCorrect", { count: wrong.length })}
          </a>
        </Message>
      ) : null}
      {isFailed && !first ? (
        <Message>
          <a href={`#${failureId}`} className="underline">
            {t("form.notSent")}
          </a>
        </Message>
      ) : null}
      <FormMessage />
      {children}
    </div>
  );
}

/** Of what `FormFailure` says. */
export const failureId = "not-sent";

/** In a foot: what only our script knows, that nothing could be sent (app/enhance/dialog.ts). */
export function FormMessage() {
  return <p role="alert" hidden data-form-message className="w-full text-base font-semibold text-bad-700" />;
}

function Message({ children }: { children: ReactNode }) {
  return (
    <p className="flex w-full items-start gap-2 text-base font-semibold text-bad-700">
      <Icon as={CircleAlert} className="mt-1 size-5" />
      <span>{children}</span>
    </p>
  );
}

/** A foot in a dialog: at the lower edge of what scrolls, from side to side. */
export const footInDialog =
  "in-[dialog]:sticky in-[dialog]:-bottom-6 in-[dialog]:z-10 in-[dialog]:-mx-5 in-[dialog]:mt-8 in-[dialog]:-mb-6 in-[dialog]:border-t in-[dialog]:border-plaster-200 in-[dialog]:bg-plaster-100 in-[dialog]:px-5 in-[dialog]:py-3 md:in-[dialog]:-bottom-8 md:in-[dialog]:-mx-10 md:in-[dialog]:-mb-8 md:in-[dialog]:px-10 md:in-[dialog]:py-4";

/**
 * The form around a foot, and what is around that: without a box of their own in a dialog, so that the foot stays in sight along all
 * that scrolls there, and not along the form alone.
 */
export const formInDialog = "in-[dialog]:contents";
