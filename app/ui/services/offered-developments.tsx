import type { DevelopmentCard as Card } from "~/domain/developments/development";
import type { ServiceText } from "~/i18n/services/service-text";
import { useText } from "~/i18n/text";
import { ArrowLink } from "~/ui/arrow-link";
import { DevelopmentCard } from "~/ui/developments/development-card";

import { type SectionProps, ServiceSection } from "./section";

type Props = SectionProps & { text: NonNullable<ServiceText["developments"]>; developments: readonly Card[] };

/** The developments on sale, the featured one first. */
export function OfferedDevelopments({ text, developments, isBand }: Props) {
  const { t, to } = useText();
  return (
    <ServiceSection id="developments" title={text.title} lead={text.lead} isBand={isBand}>
      <div className="grid gap-x-8 gap-y-12 md:grid-cols-2 lg:grid-cols-3">
        {developments.map((development) => (
          <DevelopmentCard key={development.id} development={development} />
        ))}
      </div>
      <p className="mt-10">
        <ArrowLink href={to("/developments")}>{t("services.developments.all")}</ArrowLink>
      </p>
    </ServiceSection>
  );
}
