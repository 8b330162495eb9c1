import { FileText, Map, Share2 } from "lucide-react";

import type { DevelopmentDetail } from "~/domain/developments/development";
import { formatDay, formatPercent } from "~/i18n/format";
import { useText } from "~/i18n/text";
import { useEnergyRating } from "~/ui/property/property-details";

import { buttonClass } from "../button";
import { type Fact, FactList } from "../fact-list";
import { Icon } from "../icon";
import { ShareField } from "../share";

import { useDevelopmentWords } from "./completion-words";

/** What the law and people ask of a new building first. What is not known is left out. */
export function useKeyFacts(development: DevelopmentDetail): Fact[] {
  const { t, language } = useText();
  const words = useDevelopmentWords();
  const { bedroomsFrom, bedroomsTo, reservationPercent, totalFloors } = development;
  const { state, licence } = useWorks(development);
  const facts: (Fact | null)[] = [
    words.completion(development.completion),
    state,
    { label: t("development.facts.total"), value: String(development.totalUnits) },
    totalFloors === null ? null : { label: t("development.facts.floors"), value: String(totalFloors) },
    bedroomsTo === 0
      ? null
      : {
          label: t("development.facts.bedrooms"),
          value:
            bedroomsFrom === bedroomsTo
              ? String(bedroomsTo)
              : t("development.facts.range", { from: bedroomsFrom, to: bedroomsTo }),
        },
    {
      label: t("development.facts.parking"),
      value: t(development.hasParking ? "development.facts.parking.yes" : "development.facts.parking.no"),
    },
    reservationPercent === null
      ? null
      : { label: t("development.facts.reservation"), value: formatPercent(language, reservationPercent) },
    licence,
  ];
  return facts.filter((fact) => fact !== null);
}

/** How far the works are, and their licence (Llei 18/2007, art. 59 b and c). */
function useWorks({ constructionState, worksLicence, worksLicenceExpires }: DevelopmentDetail) {
  const { t, language } = useText();
  const licence =
    worksLicence === ""
      ? t("development.facts.licence.none")
      : worksLicenceExpires === null
        ? worksLicence
        : t("development.facts.licence.until", { number: worksLicence, day: formatDay(language, worksLicenceExpires) });
  return {
    state: { label: t("development.facts.state"), value: t(`developments.state.${constructionState}`) },
    licence: { label: t("development.facts.licence"), value: licence },
  } satisfies Record<string, Fact>;
}

/** What the law wants beside the areas and the price of a single unit: works, licence and energy rating. */
export function useUnitLawFacts(development: DevelopmentDetail): Fact[] {
  const { state, licence } = useWorks(development);
  return [state, licence, useEnergyFact(development)];
}

function useEnergyFact(development: DevelopmentDetail): Fact {
  const { t } = useText();
  return { label: t("detail.energyRating"), value: useEnergyRating(development) };
}

const tool =
  "flex min-h-14 flex-col items-center justify-center gap-1 text-center text-sm font-medium text-mar-700 hover:bg-plaster-200";

type Props = {
  development: DevelopmentDetail;
  /** Absolute address of the page. */
  url: string;
};

/** The facts, and what a visitor can do next. */
export function KeyFacts({ development, url }: Props) {
  const { t, to } = useText();
  const path = `/developments/${development.slug}`;
  return (
    <section aria-labelledby="key-facts" className="bg-plaster-100 p-6">
      <h2 id="key-facts" className="text-title-2">
        {t("development.facts")}
      </h2>
      <FactList facts={[...useKeyFacts(development), useEnergyFact(development)]} className="mt-2" />
      <div data-noprint className="mt-6">
        <a href={to(`${path}/information`)} data-dialog className={buttonClass({ size: "lg", className: "w-full" })}>
          {t("development.request")}
        </a>
        <div className="mt-2 flex flex-wrap">
          <a href={to(`${path}?tab=location#tabs`)} className={`${tool} w-1/3`}>
            <Icon as={Map} className="size-5" />
            {t("development.map")}
          </a>
          <a href={to(`${path}/brochure`)} className={`${tool} w-1/3`}>
            <Icon as={FileText} className="size-5" />
            {t("development.brochure")}
          </a>
          <details className="w-1/3 open:w-full">
            <summary className={`${tool} cursor-pointer`}>
              <Icon as={Share2} className="size-5" />
              {t("development.share")}
            </summary>
            <div className="pt-3">
              <ShareField url={url} />
            </div>
          </details>
        </div>
      </div>
    </section>
  );
}
