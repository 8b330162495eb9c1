import { newConstruction } from "~/domain/services/service";
import type { ServiceText } from "~/i18n/services/service-text";
import { useText } from "~/i18n/text";

import { type SectionProps, ServiceSection } from "./section";

type Props = SectionProps & { figures: NonNullable<ServiceText["figures"]>; appreciationSource: string };

/**
 * The figures of new build as the specification gives them. What new homes gain is a sample until the agent names its source, and never in
 * large type: an advert binds (Ley 18/2007 art. 58.3).
 */
export function NewConstructionFigures({ figures, isBand, appreciationSource }: Props) {
  const { t } = useText();
  const { appreciationPercent, buildingMonths, reservationPercent } = newConstruction;
  const rise = t("services.percent", { span: spanOf(appreciationPercent) });
  const shown = [
    {
      label: figures.building,
      value: t("services.duration.months", { span: spanOf(buildingMonths), count: buildingMonths.to }),
    },
    { label: figures.reservation, value: t("services.percent", { span: String(reservationPercent) }) },
  ];
  return (
    <ServiceSection id="figures" title={figures.title} isBand={isBand}>
      <dl className="grid gap-y-8 border-t border-plaster-300 pt-10 md:grid-cols-2">
        {shown.map(({ label, value }, index) => (
          <div
            key={label}
            className={`flex flex-col-reverse justify-end ${index > 0 ? "md:border-s md:border-plaster-300 md:ps-6" : ""}`}
          >
            <dt className="mt-1 text-base text-stone-600">{label}</dt>
            <dd className="font-serif text-display-2 whitespace-nowrap">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-8 max-w-3xl text-base text-stone-600">
        {appreciationSource === ""
          ? t("services.appreciation.sample", { rise })
          : t("services.appreciation", { rise, source: appreciationSource })}{" "}
        {figures.note}
      </p>
    </ServiceSection>
  );
}

function spanOf({ from, to }: { from: number; to: number }): string {
  return `${from}–${to}`;
}
