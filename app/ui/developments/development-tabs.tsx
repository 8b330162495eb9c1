import { Check } from "lucide-react";
import type { ReactNode } from "react";

import type { DevelopmentDetail } from "~/domain/developments/development";
import { type DevelopmentTab, developmentTabs } from "~/domain/developments/development-tab";
import { isFeatureKey, saidFeatures } from "~/domain/listings/features";
import type { Neighborhood } from "~/domain/places/neighborhood";
import type { Saving } from "~/domain/properties/favourites";
import { languageNames } from "~/i18n/languages";
import { useText } from "~/i18n/text";
import { EnergyLabel } from "~/ui/property/energy-label";
import { HomeLocation } from "~/ui/property/home-location";

import { Icon } from "../icon";
import { Photo } from "../photo";

import { Units } from "./units";

type Props = {
  development: DevelopmentDetail;
  tab: DevelopmentTab;
  saving: Saving;
  neighborhoods: readonly Neighborhood[];
};

/** Four parts of one page. A tab is a link (`?tab=features#tabs`); where script runs only this part is drawn anew. */
export function DevelopmentTabs({ development, tab, saving, neighborhoods }: Props) {
  const { t, to } = useText();
  const path = `/developments/${development.slug}`;
  return (
    <div id="tabs" data-swap="tabs" className="scroll-mt-4">
      <nav
        aria-label={t("development.tabs")}
        className="-mx-gutter scrolls-sideways [--ground:var(--color-plaster-50)] border-b border-plaster-300 px-gutter lg:mx-0 lg:px-0"
      >
        <ul className="flex gap-7">
          {developmentTabs.map((each) => (
            <li key={each}>
              <a
                id={`tab-${each}`}
                href={to(`${path}?tab=${each}#tabs`)}
                aria-current={each === tab ? "page" : undefined}
                className="flex min-h-14 items-center border-b-2 border-transparent text-base whitespace-nowrap text-stone-600 hover:text-ink aria-[current=page]:border-terra-600 aria-[current=page]:font-semibold aria-[current=page]:text-ink"
              >
                {t(`development.tab.${each}`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <section aria-label={t(`development.tab.${tab}`)} className="pt-8">
        {tab === "units" ? <Units development={development} saving={saving} /> : null}
        {tab === "description" ? <Description development={development} /> : null}
        {tab === "features" ? <Features development={development} /> : null}
        {tab === "location" ? <Location development={development} neighborhoods={neighborhoods} /> : null}
      </section>
    </div>
  );
}

type OneProps = { development: DevelopmentDetail };

function Description({ development }: OneProps) {
  const { photos } = development;
  return (
    <>
      <Words development={development} text={development.description} />
      {photos.length > 1 ? (
        <div className="mt-8 grid gap-6 sm:grid-cols-2">
          {photos.slice(1).map((photo) => (
            <div key={photo.name} className="near-only aspect-3/2">
              <Photo
                photo={photo}
                sizes="(min-width: 80rem) 28rem, (min-width: 30rem) 45vw, calc(100vw - 3rem)"
                className="size-full"
              />
            </div>
          ))}
        </div>
      ) : null}
    </>
  );
}

function Features({ development }: OneProps) {
  const { t } = useText();
  return (
    <>
      <FeatureList features={development.features} language={development.sourceLanguage} />
      <h2 className="mt-10 text-title-2">{t("development.energy")}</h2>
      {development.constructionState === "finished" ? null : (
        <p className="mt-2 text-base text-stone-700">{t("development.energy.project")}</p>
      )}
      <EnergyLabel energy={development.energy} image={null} />
    </>
  );
}

/** Known features in the page's language; the agent's own words as written. */
export function FeatureList({ features, language: written }: { features: readonly string[]; language: string }) {
  const { t, language } = useText();
  if (features.length === 0) return null;
  return (
    <ul className="grid gap-x-12 text-base sm:grid-cols-2">
      {saidFeatures(features).map((feature) => (
        <li key={feature} className="flex min-h-11 items-center gap-3 border-b border-plaster-200 py-2">
          <Icon as={Check} className="size-4 text-mar-700" />
          {isFeatureKey(feature) ? (
            t(`feature.${feature}`)
          ) : (
            <span lang={written === language ? undefined : written}>{feature}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

function Location({ development, neighborhoods }: OneProps & { neighborhoods: readonly Neighborhood[] }) {
  const { id, name, slug, address, postalCode, city, point, neighborhood, priceFrom } = development;
  const town = [postalCode, city].filter((part) => part !== "").join(" ");
  return (
    <div id="location">
      <p className="text-lg">{[address, town].filter((part) => part !== "").join(", ")}</p>
      <Words development={development} text={development.surroundings} />
      <HomeLocation
        home={{ id, title: name, point, neighborhood, price: priceFrom }}
        path={`/developments/${slug}?tab=location`}
        neighborhoods={neighborhoods}
      />
    </div>
  );
}

function Words({ development, text }: OneProps & { text: string }): ReactNode {
  const { t, language } = useText();
  const lang = development.textLanguage === language ? undefined : development.textLanguage;
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== "");
  if (paragraphs.length === 0) return null;
  return (
    <>
      {lang ? (
        <p className="mb-3 text-sm text-stone-600">
          {t("detail.otherLanguage", { language: languageNames[development.textLanguage] })}
        </p>
      ) : null}
      <div lang={lang} className="max-w-[40rem] space-y-4 py-1 text-md text-stone-700">
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className="whitespace-pre-line">
            {paragraph.trim()}
          </p>
        ))}
      </div>
    </>
  );
}
