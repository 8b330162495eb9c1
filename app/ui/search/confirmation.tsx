import type { BriefStep } from "~/domain/enquiries/briefs/brief-progress";
import type { SearchBrief } from "~/domain/enquiries/briefs/search-brief";
import type { SearchFeatureKey } from "~/domain/listings/features";
import type { HomeCard } from "~/domain/properties/property";
import { formatList } from "~/i18n/format";
import { useText } from "~/i18n/text";
import { buttonClass } from "~/ui/button";
import { PropertyCard } from "~/ui/property/property-card";

import { GivenAnswers } from "./given-answers";
import { Stepper } from "./stepper";

type Props = {
  pathOf: (step: BriefStep) => string;
  brief: SearchBrief;
  /** Whether its answers can be changed, one by one and without saying again who asks. */
  canChange: boolean;
  homes: readonly { home: HomeCard; features: readonly SearchFeatureKey[] }[];
  /** How many fit in all. */
  total: number;
};

/** Step 4: the brief is stored, and these homes fit it already. */
export function Confirmation({ pathOf, brief, canChange, homes, total }: Props) {
  const { t, language, to } = useText();
  const places = brief.neighborhoods.map((slug) => t(`search.neighborhood.${slug}`));
  return (
    <main id="main" className="wrap pt-6 pb-section lg:pt-12">
      <div data-dialog-part>
        <div className="max-w-2xl">
          <div className="in-[dialog]:pe-12">
            <Stepper step={4} />
          </div>
          <h1 tabIndex={-1} className="mt-12 text-display-1 in-[dialog]:mt-8 in-[dialog]:text-display-2">
            {t("search.stored.title")}
          </h1>
          <p className="mt-5 text-lg text-stone-700">
            {places.length > 0
              ? t("search.stored.leadFor", { places: formatList(language, places) })
              : t("search.stored.lead")}
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <a href={to("/properties")} className={buttonClass({ size: "lg" })}>
              {t("search.browse")}
            </a>
            <a href={to("/")} data-close-dialog className={buttonClass({ kind: "secondary", size: "lg" })}>
              {t("search.close")}
            </a>
            {canChange ? null : (
              <a href={pathOf(1)} className={buttonClass({ kind: "quiet", size: "lg" })}>
                {t("search.change")}
              </a>
            )}
          </div>
          {canChange ? <GivenAnswers pathOf={pathOf} brief={brief} /> : null}
        </div>
        <FittingHomes homes={homes} total={total} />
      </div>
    </main>
  );
}

function FittingHomes({ homes, total }: Pick<Props, "homes" | "total">) {
  const { t, language } = useText();
  if (homes.length === 0) {
    return (
      <p className="mt-12 max-w-2xl border-t border-plaster-300 pt-6 text-base text-stone-700">
        {t("search.homes.none")}
      </p>
    );
  }
  return (
    <section
      aria-labelledby="fitting-homes"
      className="mt-14 border-t border-plaster-300 pt-10 in-[dialog]:mt-10 in-[dialog]:pt-8"
    >
      <h2 id="fitting-homes" className="text-title-1">
        {t("search.homes")}
      </h2>
      <p className="mt-2 text-base text-stone-700">
        {t("search.homes.count", { count: total })}
        {total > homes.length ? ` ${t("search.homes.first", { shown: homes.length })}` : null}
      </p>
      <ul className="mt-8 grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:not-in-[dialog]:grid-cols-3">
        {homes.map(({ home, features }) => (
          <li key={home.id}>
            <PropertyCard home={home} />
            {features.length > 0 ? (
              <p className="mt-3 text-sm text-stone-600">
                {t("search.homes.wished", {
                  features: formatList(
                    language,
                    features.map((key) => t(`feature.${key}`)),
                  ),
                })}
              </p>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
