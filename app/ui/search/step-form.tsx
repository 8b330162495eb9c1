import type { SubmissionResult } from "@conform-to/react";
import { ArrowLeft } from "lucide-react";
import type { FormEventHandler, ReactNode } from "react";

import { backName, type BriefStep } from "~/domain/enquiries/briefs/brief-progress";
import { stampName } from "~/domain/enquiries/receiving/guard-fields";
import { useText } from "~/i18n/text";
import { buttonClass, SubmitButton } from "~/ui/button";
import type { FieldState } from "~/ui/fields/field";
import { FormFoot, formInDialog } from "~/ui/forms/form-foot";
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
  step: BriefStep;
};

type Props = StepFormProps & {
  form: { id: string; noValidate: boolean; onSubmit: FormEventHandler<HTMLFormElement> };
  /** The fields of a step that was refused; none before it was sent. */
  refused: readonly FieldState[];
  summary: ReactNode;
  /** The words of the button that leads on, and while it does. */
  next: ReactNode;
  busy: string;
  /** What stands in the place of the way back where there is none. */
  note?: ReactNode;
  children: ReactNode;
};

/** What every step has around its own fields: what went wrong, the guard, the way on and the way back. */
export function StepForm({
  form,
  lastResult,
  stamp,
  action,
  step,
  refused,
  summary,
  next,
  busy,
  note,
  children,
}: Props) {
  const { t } = useText();
  const sentStamp = lastResult.initialValue?.[stampName];
  return (
    <>
      {summary}
      <form
        id={form.id}
        noValidate={form.noValidate}
        onSubmit={form.onSubmit}
        method="post"
        action={action}
        className={`relative ${formInDialog}`}
      >
        {/* The time of the first drawing counts: a quick correction is no program's work. */}
        <FormGuard stamp={typeof sentStamp === "string" ? sentStamp : stamp} />
        <div className="mt-8 border-t border-plaster-300 pt-8 in-[dialog]:mt-5 in-[dialog]:pt-7">{children}</div>
        {/* The way on comes first in the order of the page: it is what the Enter key means. */}
        <FormFoot
          refused={refused}
          isFailed={Boolean(lastResult.error?.[""])}
          className="mt-8 flex-row-reverse justify-between border-t border-plaster-300 pt-6"
        >
          <SubmitButton size="lg" busyLabel={busy}>
            {next}
          </SubmitButton>
          {note ?? (
            <button
              type="submit"
              name={backName}
              value={step - 1}
              formNoValidate
              className={buttonClass({ kind: "quiet" })}
            >
              <Icon as={ArrowLeft} />
              {t("search.back")}
            </button>
          )}
        </FormFoot>
      </form>
    </>
  );
}
