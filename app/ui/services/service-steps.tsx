import type { Duration } from "~/domain/services/schedule";
import type { ServiceText } from "~/i18n/services/service-text";

import { type SectionProps, ServiceSection } from "./section";
import { ServiceSchedule, useScheduleTitle } from "./service-schedule";

type Props = SectionProps & { steps: ServiceText["steps"]; durations: readonly Duration[] | undefined };

/** What happens, one thing after the other; on a chart of weeks where the steps have durations. */
export function ServiceSteps({ steps, durations, isBand }: Props) {
  const scheduleTitle = useScheduleTitle(durations ?? []);
  return (
    <ServiceSection id="steps" title={steps.title ?? scheduleTitle} lead={steps.lead} isBand={isBand}>
      {durations ? <ServiceSchedule steps={steps.items} durations={durations} /> : <Numbered items={steps.items} />}
      {steps.note ? <p className="mt-6 max-w-3xl text-base text-stone-600">{steps.note}</p> : null}
    </ServiceSection>
  );
}

function Numbered({ items }: { items: ServiceText["steps"]["items"] }) {
  return (
    <ol className="border-t border-plaster-300">
      {items.map(({ title, text }, index) => (
        <li
          key={title}
          className="grid grid-cols-[2.5rem_minmax(0,1fr)] items-baseline gap-x-4 gap-y-1 border-b border-plaster-300 py-5 md:grid-cols-[4rem_minmax(0,1fr)_minmax(0,1.8fr)] md:gap-x-6"
        >
          <span className="font-serif text-title-2 text-terra-600" aria-hidden="true">
            {index + 1}
          </span>
          <h3 className="text-title-2">{title}</h3>
          <p className="text-md text-stone-700 max-md:col-start-2">{text}</p>
        </li>
      ))}
    </ol>
  );
}
