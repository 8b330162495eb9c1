import { MapPin } from "lucide-react";

import type { AgencyIdentity } from "~/domain/agency/agency";
import type { DevelopmentDetail } from "~/domain/developments/development";
import { type DevelopmentTab, developmentTabs } from "~/domain/developments/development-tab";
import { asPhoto } from "~/domain/listings/gallery";
import type { Neighborhood } from "~/domain/places/neighborhood";
import type { Saving } from "~/domain/properties/favourites";
import { formatPrice } from "~/i18n/format";
import { useText } from "~/i18n/text";
import { buttonClass } from "~/ui/button";
import { ContactBar } from "~/ui/frame/contact-bar";

import { Breadcrumb } from "../breadcrumb";
import { Gallery } from "../gallery/gallery";
import { Icon } from "../icon";

import { useDevelopmentWords } from "./completion-words";
import { DevelopmentAgent } from "./development-agent";
import { DevelopmentTabs } from "./development-tabs";
import { Financing } from "./financing";
import { KeyFacts } from "./key-facts";

type Props = {
  development: DevelopmentDetail;
  tab: DevelopmentTab;
  /** Which picture is shown, from 1. */
  photo: number;
  saving: Saving;
  neighborhoods: readonly Neighborhood[];
  /** Absolute address of the page. */
  url: string;
  agency: AgencyIdentity;
};

export function DevelopmentScreen({ development, tab, photo, saving, neighborhoods, url, agency }: Props) {
  const { t, to } = useText();
  return (
    <>
      <main id="main">
        <Breadcrumb
          parents={[
            { label: t("nav.home"), href: to("/") },
            { label: t("nav.developments"), href: to("/developments") },
          ]}
          current={development.name}
        />
        <div className="wrap">
          <div className="grid gap-x-10 border-b border-plaster-300 pb-8 lg:grid-cols-[minmax(0,1fr)_22rem] xl:gap-x-16">
            <Gallery
              pictures={development.photos.map(asPhoto)}
              current={photo}
              path={`/developments/${development.slug}`}
              links={development.links}
              query={tab === developmentTabs[0] ? "" : `tab=${tab}`}
            />
            <Head development={development} />
          </div>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-10 pb-section xl:grid-cols-[minmax(0,1fr)_20rem]">
            <div className="min-w-0">
              <DevelopmentTabs development={development} tab={tab} saving={saving} neighborhoods={neighborhoods} />
              <Financing development={development} price={development.priceFrom} />
            </div>
            <aside className="grid content-start gap-6 md:grid-cols-2 xl:grid-cols-1 xl:pt-8">
              <KeyFacts development={development} url={url} />
              <DevelopmentAgent agency={agency} />
            </aside>
          </div>
        </div>
      </main>
      <ContactBar
        agency={agency}
        action={{
          href: to(`/developments/${development.slug}/information`),
          label: t("development.request"),
          opensDialog: true,
        }}
      />
    </>
  );
}

function Head({ development }: { development: DevelopmentDetail }) {
  const { t, to, language } = useText();
  const words = useDevelopmentWords();
  const { priceFrom } = development;
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-5 max-lg:mt-8 lg:flex-col lg:items-start lg:justify-start">
      <div>
        <h1 className="text-display-1">{development.name}</h1>
        <p
          lang={development.textLanguage === language ? undefined : development.textLanguage}
          className="mt-2 flex items-center gap-2 text-lg text-stone-700"
        >
          <Icon as={MapPin} className="size-5 text-terra-600" />
          {development.location}
        </p>
      </div>
      <div className="md:max-lg:text-end">
        {priceFrom === null ? null : (
          <p className="figures text-title-1 font-semibold">
            {t("developments.from", { price: formatPrice(language, priceFrom) })}
          </p>
        )}
        <p className="text-base text-stone-600">{words.line(development)}</p>
        {/* On a phone the bar at the lower edge has it. */}
        <a
          href={to(`/developments/${development.slug}/information`)}
          data-dialog
          data-noprint
          className={buttonClass({ size: "lg", className: "mt-5 max-md:hidden" })}
        >
          {t("development.request")}
        </a>
      </div>
    </div>
  );
}
