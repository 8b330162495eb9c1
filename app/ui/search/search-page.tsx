import type { ReactNode } from "react";

import type { BriefStep } from "~/domain/enquiries/briefs/brief-progress";
import { useText } from "~/i18n/text";
import { languagesInDialog, OtherLanguages } from "~/ui/frame/language-choice";

import { Stepper } from "./stepper";

type Props = {
  step: BriefStep;
  /** The form of the step. */
  form: string | undefined;
  title: string;
  lead: string;
  aside: ReactNode;
  children: ReactNode;
};

/** A step of the property search as a page; its middle part is what a dialog shows. */
export function SearchPage({ step, form, title, lead, aside, children }: Props) {
  const { t } = useText();
  return (
    <main id="main" className="wrap grid gap-x-20 gap-y-10 pt-6 pb-section lg:grid-cols-[minmax(0,44rem)_1fr] lg:pt-12">
      <div data-dialog-part className="min-w-0">
        <h1 tabIndex={-1} className="text-display-2 in-[dialog]:pe-12 in-[dialog]:text-title-1">
          {t("search.title")}
        </h1>
        <h2 className="mt-4 text-title-2 in-[dialog]:mt-2">{title}</h2>
        <p className="mt-2 mb-8 text-lg text-stone-700 in-[dialog]:mt-1 in-[dialog]:mb-5 in-[dialog]:text-base in-[dialog]:text-stone-600">
          {lead}
        </p>
        <OtherLanguages className={languagesInDialog} />
        <Stepper step={step} form={form} />
        {children}
      </div>
      {aside}
    </main>
  );
}
