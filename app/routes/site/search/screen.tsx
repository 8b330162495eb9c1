import type { SubmissionResult } from "@conform-to/react";
import { Trans } from "react-i18next";

import type { BriefHomes } from "~/domain/enquiries/briefs/brief-homes.server";
import type { BriefStep } from "~/domain/enquiries/briefs/brief-progress";
import type { SearchBrief } from "~/domain/enquiries/briefs/search-brief";
import { stepPath } from "~/http/forms/brief";
import { useText } from "~/i18n/text";
import { LiveForm } from "~/ui/forms/live-form";
import { BriefAside } from "~/ui/search/brief-aside";
import { Confirmation } from "~/ui/search/confirmation";
import { SearchPage } from "~/ui/search/search-page";

type Props = {
  step: BriefStep;
  /** Of the element of its form; the last step has none. */
  formId: string | undefined;
  /** Answers were given, and the browser did not bring them back. */
  lacksCookie: boolean;
  /** What was asked of the list, as a query. */
  listed: string;
  /** The search was sent, and its answers can be changed. */
  canChange: boolean;
  stamp: string;
  email?: string;
  brief: SearchBrief;
  fitting: BriefHomes;
  lastResult: SubmissionResult;
  agencyName: string;
};

const names = { 1: "details", 2: "budget", 3: "location" } as const;

/** The step of the property search that a visitor is on. */
export function SearchScreen({ step, lacksCookie, listed, canChange, stamp, email, brief, ...page }: Props) {
  const { fitting, lastResult, agencyName } = page;
  const { t, to } = useText();
  const pathOf = (each: BriefStep) => to(stepPath(each));
  if (step === 4) return <Confirmation pathOf={pathOf} brief={brief} canChange={canChange} {...fitting} />;

  const form = { lastResult, stamp, step, action: pathOf(step) + listed };
  return (
    <SearchPage
      step={step}
      form={page.formId}
      title={t(`search.${names[step]}.title`)}
      lead={t(`search.${names[step]}.lead`)}
      aside={<BriefAside email={email} brief={brief} />}
    >
      {lacksCookie ? (
        <p role="alert" className="mt-6 border-s-4 border-terra-600 bg-plaster-100 px-4 py-3">
          <Trans
            i18nKey="search.noCookie"
            components={{ a: <a href={to("/contact")} className="text-mar-700 underline" /> }}
          />
        </p>
      ) : null}
      {step === 1 ? <p className="mt-4 max-w-xl text-base text-stone-700">{t("search.details.why")}</p> : null}
      {step === 1 ? <LiveForm name="searchDetails" given={{ ...form, agencyName }} /> : null}
      {step === 2 ? <LiveForm name="searchBudget" given={form} /> : null}
      {step === 3 ? <LiveForm name="searchLocation" given={form} /> : null}
    </SearchPage>
  );
}
