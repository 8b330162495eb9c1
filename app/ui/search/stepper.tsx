import { Check } from "lucide-react";

import { backName, type BriefStep, briefSteps } from "~/domain/enquiries/briefs/brief-progress";
import { useText } from "~/i18n/text";
import { EnterButton } from "~/ui/frame/language-choice";
import { Icon } from "~/ui/icon";

// Classes, because the content security policy allows no style attributes.
const widths: Record<BriefStep, string> = { 1: "w-1/4", 2: "w-2/4", 3: "w-3/4", 4: "w-full" };

type Props = {
  step: BriefStep;
  /** The form of the step: its finished ones are led back to with what stands in it. */
  form?: string;
};

/** Where the visitor is: in words, as a bar, and from md as four blocks whose finished ones lead back. */
export function Stepper({ step, form }: Props) {
  const { t } = useText();
  const percent = (100 * step) / briefSteps.length;
  const place = t("search.step", { step, name: t(`search.step.${step}`) });
  return (
    <div>
      <EnterButton form={form} />
      <div className="flex items-baseline justify-between gap-4 text-sm">
        <p className="font-semibold">{place}</p>
        <p className="figures text-stone-600">{t("search.percent", { percent })}</p>
      </div>
      <div
        role="progressbar"
        aria-label={t("search.progress")}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={place}
        className="mt-2 h-1 bg-plaster-200"
      >
        <div className={`h-full bg-mar-700 ${widths[step]}`} />
      </div>
      <ol className="mt-4 hidden grid-cols-4 gap-3 md:grid">
        {briefSteps.map((each) => (
          <li
            key={each}
            aria-current={each === step ? "step" : undefined}
            className={`text-sm ${each === step ? "font-semibold" : "text-stone-600"}`}
          >
            {/* A stored brief is with the agent: its answers are changed one by one below. */}
            {each < step && step < 4 ? (
              <button type="submit" form={form} name={backName} value={each} formNoValidate className={rowLink}>
                <StepName of={each} current={step} />
              </button>
            ) : (
              <span className={row}>
                <StepName of={each} current={step} />
              </span>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

const row = "flex min-h-7 text-start items-center gap-2.5";
const rowLink = `${row} hover:text-ink hover:underline`;

function StepName({ of, current }: { of: BriefStep; current: BriefStep }) {
  const { t } = useText();
  const colours =
    of === current
      ? "bg-mar-700 text-plaster-0"
      : of < current
        ? "bg-mar-100 text-mar-800"
        : "bg-plaster-200 text-stone-700";
  return (
    <>
      <span
        className={`chamfer flex size-7 shrink-0 items-center justify-center text-xs font-semibold [--cut:25%] ${colours}`}
      >
        {of < current ? <Icon as={Check} className="size-3.5" /> : of}
      </span>
      {t(`search.step.${of}`)}
    </>
  );
}
