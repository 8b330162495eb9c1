import type { SubmissionResult } from "@conform-to/react";
import { ArrowLeft } from "lucide-react";
import type { FormEvent, FormEventHandler, ReactNode } from "react";

import { backName } from "~/domain/enquiries/briefs/brief-progress";
import { stampName } from "~/domain/enquiries/receiving/guard-fields";
import { useText } from "~/i18n/text";
import { buttonClass, SubmitButton } from "~/ui/button";
import { FormGuard } from "~/ui/forms/form-guard";
import { Icon } from "~/ui/icon";

/** What every step is given by the route. */
export type StepFormProps = {
  /** What became of the last attempt to send it, or what was answered before. */
  lastResult: SubmissionResult;
  /** When the form was drawn, signed. */
  stamp: string;
  /** Address of the step itself. */
  action: string;
};

type Props = StepFormProps & {
  form: { id: string; noValidate: boolean; onSubmit: FormEventHandler<HTMLFormElement> };
  summary: ReactNode;
  /** The words of the button that leads on, and while it does. */
  next: ReactNode;
  busy: string;
  /** What stands in the place of the way back where there is none. */
  note?: ReactNode;
  children: ReactNode;
};

/** What every step has around its own fields: what went wrong, the guard, the way on and the way back. */
export function StepForm({ form, lastResult, stamp, action, summary, next, busy, note, children }: Props) {
  const { t } = useText();
  const sentStamp = lastResult.initialValue?.[stampName];
  return (
    <>
      {summary}
      <form
        id={form.id}
        noValidate={form.noValidate}
        onSubmit={(event) => {
          if (!isStepBack(event)) form.onSubmit(event);
        }}
        method="post"
        action={action}
        className="relative mt-8 border-t border-plaster-300 pt-8 in-[dialog]:mt-5 in-[dialog]:pt-7 in-[dialog]:[&_:is(input,select,textarea)]:scroll-mb-28"
      >
        {/* The time of the first drawing counts: a quick correction is no program's work. */}
        <FormGuard stamp={typeof sentStamp === "string" ? sentStamp : stamp} />
        {children}
        {/* The way on comes first in the order of the page: it is what the Enter key means. */}
        <div className="mt-8 flex flex-row-reverse flex-wrap items-center justify-between gap-3 border-t border-plaster-300 pt-6 in-[dialog]:sticky in-[dialog]:-bottom-6 in-[dialog]:-mx-5 in-[dialog]:-mb-6 in-[dialog]:border-plaster-200 in-[dialog]:bg-plaster-100 in-[dialog]:px-5 in-[dialog]:py-4 md:in-[dialog]:-bottom-8 md:in-[dialog]:-mx-10 md:in-[dialog]:-mb-8 md:in-[dialog]:px-10">
          <SubmitButton size="lg" busyLabel={busy}>
            {next}
          </SubmitButton>
          {note ?? (
            <button type="submit" name={backName} value="1" formNoValidate className={buttonClass({ kind: "quiet" })}>
              <Icon as={ArrowLeft} />
              {t("search.back")}
            </button>
          )}
        </div>
      </form>
    </>
  );
}

/** A step back is never refused for what is missing on the step it leaves. */
function isStepBack(event: FormEvent<HTMLFormElement>): boolean {
  const { nativeEvent } = event;
  return nativeEvent instanceof SubmitEvent && nativeEvent.submitter?.getAttribute("name") === backName;
}
