import { MapPin } from "lucide-react";

import type { AgencyIdentity } from "~/domain/agency/agency";
import type { DevelopmentDetail } from "~/domain/developments/development";
import type { DevelopmentTab } from "~/domain/developments/development-tab";
import type { Neighborhood } from "~/domain/places/neighborhood";
import type { Saving } from "~/domain/properties/favourites";
import { formatPrice } from "~/i18n/format";
import { useText } from "~/i18n/text";
import { ContactBar } from "~/ui/frame/contact-bar";

import { Breadcrumb } from "../breadcrumb";
import { Icon } from "../icon";
import { Photo } from "../photo";

import { useDevelopmentWords } from "./completion-words";
import { DevelopmentAgent } from "./development-agent";
import { DevelopmentTabs } from "./development-tabs";
import { Financing } from "./financing";
import { KeyFacts } from "./key-facts";

type Props = {
  development: DevelopmentDetail;
  tab: DevelopmentTab;
  saving: Saving;
  neighborhoods: readonly Neighborhood[];
  /** Absolute address of the page. */
  url: string;
  agency: AgencyIdentity;
};

export function DevelopmentScreen({ development, tab, saving, neighborhoods, url, agency }: Props) {
  const { t, to, language } = useText();
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
          <Hero development={development} />
          <Head development={development} />
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
        price={
          development.priceFrom === null
            ? undefined
            : {
                text: t("developments.from", { price: formatPrice(language, development.priceFrom) }),
                note: t("development.priceNote"),
              }
        }
        action={{
          href: to(`/developments/${development.slug}/information`),
          label: t("development.request"),
          opensDialog: true,
        }}
      />
    </>
  );
}

function Hero({ development: { photos, name } }: { development: DevelopmentDetail }) {
  const { t } = useText();
  const [photo] = photos;
  if (!photo) return null;
  return (
    <figure className="relative">
      <Photo
        photo={photo}
        alt={photo.alt || name}
        isFirst
        sizes="(min-width: 92rem) 84rem, (min-width: 48rem) 92vw, calc(100vw - 3rem)"
        className="aspect-3/2 w-full xamfra-bl [--cut:2.5rem] md:aspect-auto md:h-[34rem] md:[--cut:6rem]"
      />
      {photo.isRendering ? (
        <figcaption className="absolute right-0 bottom-0 bg-plaster-50 px-3 py-1.5 text-2xs text-stone-700">
          {t("photo.rendering")}
        </figcaption>
      ) : null}
    </figure>
  );
}

function Head({ development }: { development: DevelopmentDetail }) {
  const { t, language } = useText();
  const words = useDevelopmentWords();
  const { priceFrom } = development;
  return (
    <div className="mt-8 flex flex-wrap items-end justify-between gap-x-10 gap-y-5 border-b border-plaster-300 pb-8">
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
      <div className="md:text-end">
        {priceFrom === null ? null : (
          <p className="figures text-title-1 font-semibold">
            {t("developments.from", { price: formatPrice(language, priceFrom) })}
          </p>
        )}
        <p className="text-base text-stone-600">{words.line(development)}</p>
      </div>
    </div>
  );
}
