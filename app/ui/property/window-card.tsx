import type { AgencyIdentity } from "~/domain/agency/agency";
import type { HomeDetail } from "~/domain/properties/home-detail";
import { displayId } from "~/domain/properties/property";
import { formatPrice } from "~/i18n/format";
import { useText } from "~/i18n/text";
import { EnergyLine } from "~/ui/print/energy-line";
import { PageCode } from "~/ui/print/page-code";
import { PrintPage, Sheet } from "~/ui/print/print-page";

import { PrintedPhoto } from "./printed-photo";
import { HomeStats } from "./property-details";

type Props = {
  home: HomeDetail;
  agency: AgencyIdentity;
  /** Absolute address of the home's page. */
  url: string;
};

/** One sheet for the shop window, to be read from the pavement: picture, price, four figures, label, code. */
export function WindowCard({ home, agency, url }: Props) {
  const { t, language } = useText();
  const path = `/property/${home.id}`;
  const [photo] = home.photos;
  const lang = home.textLanguage === language ? undefined : home.textLanguage;
  return (
    <PrintPage path={`${path}/window-card`} back={path}>
      <Sheet agency={agency}>
        {photo ? <PrintedPhoto photo={photo} className="h-80 w-full md:h-112 print:h-[112mm]" /> : null}
        <div className="mt-6 flex flex-wrap items-start justify-between gap-x-8 gap-y-2 print:mt-5">
          <div className="min-w-0 flex-1">
            <h1 lang={lang} className="text-display-2">
              {home.title}
            </h1>
            <p className="text-lg text-stone-700">
              {[home.neighborhood.name, home.city].filter(Boolean).join(", ")} · {t(`property.type.${home.type}`)}
            </p>
          </div>
          <p className="figures text-display-2 font-semibold text-mar-700">
            {home.status === "available" ? formatPrice(language, home.price) : t(`property.status.${home.status}`)}
          </p>
        </div>
        <div className="print:*:mt-4 print:*:*:py-3">
          <HomeStats home={home} />
        </div>
        <div className="mt-6 grid gap-8 sm:grid-cols-[minmax(0,1fr)_12rem] print:mt-4 print:grid-cols-[minmax(0,1fr)_38mm]">
          <div>
            <EnergyLine energy={home.energy} />
            <p className="mt-3 text-sm text-stone-700">
              {t("detail.id")} {home.reference === "" ? displayId(home.id) : home.reference}. {t("detail.state")}:{" "}
              {t("detail.state.finished")}. {t("detail.priceNote")}
            </p>
          </div>
          <PageCode url={url} />
        </div>
      </Sheet>
    </PrintPage>
  );
}
