import { type Duration, inWeeks, scheduleOf } from "~/domain/services/schedule";
import type { ServiceStep } from "~/i18n/services/service-text";
import { useText } from "~/i18n/text";

type Props = { steps: readonly ServiceStep[]; durations: readonly Duration[] };

/** How long the steps take together; "about" where days were rounded to weeks. */
export function useScheduleTitle(durations: readonly Duration[]): string {
  const { t } = useText();
  const { shortest, longest } = scheduleOf(durations);
  const weeks = { from: inWeeks(shortest), to: inWeeks(longest) };
  return t(durations.every(({ unit }) => unit === "weeks") ? "services.weeks" : "services.aboutWeeks", weeks);
}

/** The steps on a chart of weeks. The words carry the times; the bars repeat them for the eye. */
export function ServiceSchedule({ steps, durations }: Props) {
  const { t } = useText();
  const schedule = scheduleOf(durations);
  const hasTexts = steps.some(({ text }) => text);
  const columns = hasTexts
    ? "md:grid-cols-[minmax(0,1fr)_8rem_minmax(0,1fr)] xl:grid-cols-[minmax(0,1fr)_8rem_minmax(0,1.5fr)]"
    : "md:grid-cols-[10rem_8rem_minmax(0,1fr)]";
  return (
    <>
      <ol className="border-t border-plaster-300">
        {steps.map(({ title, text }, index) => (
          <li key={title} className={`grid items-center gap-x-6 gap-y-1 border-b border-plaster-200 py-3 ${columns}`}>
            <div>
              <h3 className="font-sans text-md font-semibold">{title}</h3>
              {text ? <p className="mt-0.5 text-base text-stone-700">{text}</p> : null}
            </div>
            <Time duration={durations[index]} />
            <Bar schedule={schedule} index={index} />
          </li>
        ))}
      </ol>
      <div className={`mt-2 hidden gap-x-6 text-sm text-stone-600 md:grid ${columns}`} aria-hidden="true">
        <div className="col-start-3 flex justify-between">
          <span>{t("services.week", { number: 1 })}</span>
          <span>{t("services.week", { number: inWeeks(schedule.longest / 2) })}</span>
          <span>{t("services.week", { number: inWeeks(schedule.longest) })}</span>
        </div>
      </div>
    </>
  );
}

function Time({ duration }: { duration: Duration | undefined }) {
  const { t } = useText();
  if (!duration) return null;
  const { from, to, unit } = duration;
  const span = from === to ? String(to) : `${from}–${to}`;
  return <p className="figures text-base text-stone-600">{t(`services.duration.${unit}`, { span, count: to })}</p>;
}

// Drawn as SVG: a width that depends on data would otherwise need a style of its own, which our security policy refuses.
function Bar({ schedule, index }: { schedule: ReturnType<typeof scheduleOf>; index: number }) {
  const step = schedule.steps[index];
  if (!step) return null;
  return (
    <svg
      viewBox={`0 0 ${schedule.longest} 1`}
      preserveAspectRatio="none"
      className="h-5 w-full md:h-6"
      aria-hidden="true"
      focusable="false"
    >
      <rect x={step.start} width={step.longest} height={1} className="fill-mar-100" />
      <rect x={step.start} width={step.shortest} height={1} className="fill-mar-700" />
    </svg>
  );
}
