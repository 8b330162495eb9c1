import type { ReactNode } from "react";

import { Breadcrumb, type Crumb } from "~/ui/breadcrumb";
import { languagesInDialog, OtherLanguages } from "~/ui/frame/language-choice";

import { RequiredNote } from "./required-note";

type Props = {
  parents: readonly Crumb[];
  crumb: string;
  title: string;
  lead: string;
  /** Where there is none to fill in now, nothing is said of its stars. */
  hasForm?: boolean;
  summary?: ReactNode;
  children: ReactNode;
  aside?: ReactNode;
};

/**
 * A form as a page of its own. Where script runs a link with `data-dialog` shows its middle part in a dialog over the page
 * it stands on; what belongs to the page alone is marked `data-page-only`.
 */
export function FormPage({ parents, crumb, title, lead, hasForm = true, summary, children, aside }: Props) {
  return (
    <main id="main">
      <Breadcrumb parents={parents} current={crumb} />
      <div className="wrap grid gap-x-20 gap-y-12 pb-section max-md:pt-4 lg:grid-cols-[minmax(0,44rem)_1fr]">
        <div data-dialog-part>
          <h1 tabIndex={-1} className="text-display-2 in-[dialog]:pe-12 in-[dialog]:text-title-1">
            {title}
          </h1>
          <p className="mt-3 text-lg text-stone-700 in-[dialog]:text-base">
            {lead} {hasForm ? <RequiredNote /> : null}
          </p>
          <OtherLanguages className={languagesInDialog} />
          {summary}
          {children}
        </div>
        {aside ? (
          <aside data-page-only className="lg:pt-2">
            {aside}
          </aside>
        ) : null}
      </div>
    </main>
  );
}
