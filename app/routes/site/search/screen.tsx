import type { SubmissionResult } from "@conform-to/react";

import type { BriefHomes } from "~/domain/enquiries/briefs/brief-homes.server";
import type { BriefStep } from "~/domain/enquiries/briefs/brief-progress";
import type { SearchBrief } from "~/domain/enquiries/briefs/search-brief";
import { stepPath } from "~/http/brief";
import { useText } from "~/i18n/text";
import { BriefAside } from "~/ui/search/brief-aside";
import { BudgetStep } from "~/ui/search/budget-step";
import { Confirmation } from "~/ui/search/confirmation";
import { DetailsStep } from "~/ui/search/details-step";
import { LocationStep } from "~/ui/search/location-step";
import { SearchPage } from "~/ui/search/search-page";

type Props = {
  step: BriefStep;
  stamp: string;
  email?: string;
  brief: SearchBrief;
  fitting: BriefHomes;
  lastResult: SubmissionResult;
  agencyName: string;
};

const names = { 1: "details", 2: "budget", 3: "location" } as const;

/** The step of the property search that a visitor is on. */
export function SearchScreen({ step, stamp, email, brief, fitting, lastResult, agencyName }: Props) {
  const { t, to } = useText();
  const pathOf = (each: BriefStep) => to(stepPath(each));
  if (step === 4) return <Confirmation pathOf={pathOf} brief={brief} {...fitting} />;

  const form = { lastResult, stamp, action: pathOf(step) };
  return (
    <SearchPage
      step={step}
      pathOf={pathOf}
      title={t(`search.${names[step]}.title`)}
      lead={t(`search.${names[step]}.lead`)}
      aside={<BriefAside email={email} brief={brief} />}
    >
      {step === 1 ? <DetailsStep {...form} agencyName={agencyName} /> : null}
      {step === 2 ? <BudgetStep {...form} /> : null}
      {step === 3 ? <LocationStep {...form} /> : null}
    </SearchPage>
  );
}
