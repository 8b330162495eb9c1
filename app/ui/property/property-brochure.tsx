import type { AgencyIdentity } from "~/domain/agency/agency";
import type { HomeDetail } from "~/domain/properties/home-detail";
import { displayId, pricePerSquareMetre } from "~/domain/properties/property";
import { formatDay, formatPrice } from "~/i18n/format";
import { useText } from "~/i18n/text";
import { Photo } from "~/ui/photo";
import { EnergyLine } from "~/ui/print/energy-line";
import { PageCode } from "~/ui/print/page-code";
import { PrintPage, Sheet } from "~/ui/print/print-page";

import { PrintedPhoto } from "./printed-photo";
import { HomeFacts, HomeFeatures, HomeStats } from "./property-details";
import { RoomLine } from "./room-list";

type Props = {
  home: HomeDetail;
  agency: AgencyIdentity;
  /** Absolute address of the home's page. */
  url: string;
  /** When the figures were read, ISO 8601 in UTC. */
  now: string;
};

/** Two sheets: the home with its facts and label, then its text, its features and a plan or further photographs. */
export function PropertyBrochure({ home, agency, url, now }: Props) {
  const { t, language } = useText();
  const path = `/property/${home.id}`;
  return (
    <PrintPage path={`${path}/brochure`} back={path}>
      <Sheet agency={agency}>
        <First home={home} url={url} />
      </Sheet>
      <Sheet agency={agency}>
        <Second home={home} />
        <p className="mt-4 text-xs text-stone-700">
          {t("detail.priceNote")} {t("brochure.asOf", { day: formatDay(language, now) })}
        </p>
      </Sheet>
    </PrintPage>
  );
}

function First({ home, url }: { home: HomeDetail; url: string }) {
  const { t, language } = useText();
  const [photo] = home.photos;
  const lang = home.textLanguage === language ? undefined : home.textLanguage;
  const perMetre = pricePerSquareMetre(home);
  const besidePrice = [
    perMetre === null ? "" : t("detail.perMetre", { price: formatPrice(language, perMetre) }),
    home.status === "pending" ? t("property.status.pending") : "",
  ].filter((part) => part !== "");
  const where = home.street === "" ? home.neighborhood.name : home.street;
  return (
    <>
      {photo ? <PrintedPhoto photo={photo} className="h-72 w-full md:h-96 print:h-[118mm]" /> : null}
      <div className="mt-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-2 print:mt-4">
        <div>
          <h1 lang={lang} className="text-display-2 print:text-title-1">
            {home.title}
          </h1>
          <p className="text-lg text-stone-700">
            {[where, [home.postalCode, home.city].filter(Boolean).join(" ")].filter(Boolean).join(", ")}
          </p>
        </div>
        <div>
          <p className="figures text-title-1 font-semibold">
            {home.status === "sold" ? t("property.status.sold") : formatPrice(language, home.price)}
          </p>
          {home.status === "sold" ? null : <p className="figures text-stone-700">{besidePrice.join(" · ")}</p>}
        </div>
      </div>
      <p lang={lang} className="mt-3 text-md text-stone-700 print:text-base">
        {home.summary}
      </p>
      <div className="print:*:mt-3 print:*:*:py-2">
        <HomeStats home={home} />
      </div>
      <div className="mt-6 grid gap-8 sm:grid-cols-[minmax(0,1fr)_12rem] print:mt-4 print:grid-cols-[minmax(0,1fr)_40mm]">
        <EnergyLine energy={home.energy} />
        <PageCode url={url} />
      </div>
    </>
  );
}

function Second({ home }: { home: HomeDetail }) {
  const { t, language } = useText();
  const [, second, third] = home.photos;
  const [plan] = home.floorPlans;
  const lang = home.textLanguage === language ? undefined : home.textLanguage;
  const paragraphs = home.description.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== "");
  return (
    <>
      <h2 className="text-title-1">{t(`property.about.${home.type}`)}</h2>
      <div lang={lang} className="mt-2 line-clamp-[14] space-y-2 text-stone-700 print:text-sm">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <div className="mt-6 grid gap-x-10 sm:grid-cols-2 print:mt-4 print:grid-cols-2 print:text-sm">
        <div>
          <h2 className="text-title-2">{t("detail.details")}</h2>
          <div className="print:*:mt-1 print:*:text-xs print:[&_div]:py-1">
            <HomeFacts home={home} />
          </div>
          <p className="mt-2 text-sm text-stone-700">
            {t("detail.id")} {displayId(home.id)}
          </p>
        </div>
        {home.features.length > 0 ? (
          <div className="max-print:mt-6 print:[&_li]:min-h-0 print:[&_li]:py-1 print:[&_ul]:grid-cols-1 print:[&_ul]:text-xs">
            <h2 className="text-title-2">{t("detail.features")}</h2>
            <HomeFeatures home={home} />
          </div>
        ) : null}
      </div>
      <RoomLine rooms={home.rooms} />
      {plan ? (
        <Photo
          photo={plan}
          isFirst
          alt={plan.alt || t("detail.floorPlan")}
          sizes="52rem"
          className={`mx-auto mt-6 h-auto max-h-96 w-auto max-w-full bg-transparent print:mt-4 ${home.rooms.length > 0 ? "print:max-h-[48mm]" : "print:max-h-[68mm]"}`}
        />
      ) : (
        <div className="mt-6 flex gap-4 *:min-w-0 *:flex-1 print:mt-4">
          {[second, third].map((photo) =>
            photo ? <PrintedPhoto key={photo.name} photo={photo} className="h-48 w-full print:h-[64mm]" /> : null,
          )}
        </div>
      )}
    </>
  );
}
