import { Clock } from "lucide-react";

import { type AgencyIdentity, business } from "~/domain/agency/agency";
import type { Photo as PhotoNoun } from "~/domain/listings/photo";
import { formatPrice } from "~/i18n/format";
import { useText } from "~/i18n/text";
import { buttonClass } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Photo } from "~/ui/photo";

/** Who the agent is and for which homes, with the two ways to begin. */
export function HomeHero({ photo, agency }: { photo: PhotoNoun; agency: AgencyIdentity }) {
  const { t, language, to } = useText();
  return (
    <section className="relative" aria-labelledby="hero-heading">
      {/* The left edge is the page's, whatever the width; on wide screens that costs the text a column, which it gets back. */}
      <div className="lg:grid lg:min-h-[41rem] lg:grid-cols-12">
        <div className="order-2 lg:relative lg:col-span-6 xl:col-span-7 min-[100rem]:col-span-6">
          <Photo
            photo={photo}
            isFirst
            // Cropped to its height it is drawn wider than its column: 16 to 9 of 15 and 24 rem, from lg of the text's.
            sizes="(min-width: 64rem) max(59vw, 73rem), (min-width: 30rem) max(100vw, 42.7rem), max(100vw, 26.7rem)"
            className="chamfer-bl h-60 w-full [--cut:4rem] sm:h-96 lg:absolute lg:inset-0 lg:h-full lg:[--cut:8rem]"
          />
        </div>
        <div className="order-1 flex flex-col justify-end px-gutter pt-8 pb-4 lg:col-span-6 lg:ps-[max(var(--spacing-gutter),calc((100vw-82rem)/2))] lg:pe-6 lg:pt-20 lg:pb-16 xl:col-span-5 min-[100rem]:col-span-6">
          <h1 id="hero-heading" className="text-display-1">
            {t("home.hero.title")}
          </h1>
          <p className="mt-6 max-w-md text-lg text-stone-700">
            {t("home.hero.lead", {
              from: formatPrice(language, agency.priceFrom),
              to: formatPrice(language, agency.priceTo),
              years: String(business.experienceYears),
            })}
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <a href={to("/search")} data-dialog className={buttonClass({ size: "lg", className: "max-sm:px-5" })}>
              {t("home.hero.search")}
            </a>
            <a
              href={to("/valuation")}
              data-dialog
              className={buttonClass({ kind: "secondary", size: "lg", className: "max-sm:px-5" })}
            >
              {t("cta.valuation")}
            </a>
          </div>
          <p className="mt-6 flex items-center gap-2 text-base text-stone-600 md:mt-8">
            <Icon as={Clock} className="size-4 text-terra-600" />
            {t("home.hero.promise")}
          </p>
        </div>
      </div>
    </section>
  );
}
