import type { AgencyIdentity } from "~/domain/agency/agency";
import type { DevelopmentDetail } from "~/domain/developments/development";
import { formatDay, formatPrice } from "~/i18n/format";
import { useText } from "~/i18n/text";

import { FactList } from "../fact-list";
import { Photo } from "../photo";
import { EnergyLine } from "../print/energy-line";
import { PageCode } from "../print/page-code";
import { PrintPage, Sheet } from "../print/print-page";
import { useShortFloor } from "../property/floor-words";

import { useDevelopmentWords } from "./completion-words";
import { useKeyFacts } from "./key-facts";
import { UnitStatusBadge } from "./unit-status-badge";
import { useUnitWords } from "./unit-words";

type Props = {
  development: DevelopmentDetail;
  agency: AgencyIdentity;
  /** Absolute address of the development's page. */
  url: string;
  /** When the figures were read, ISO 8601 in UTC. */
  now: string;
};

// More units than these do not fit beside the text of the second sheet; the page behind the QR code has them all.
const mostUnits = 16;

/** Two sheets: the building with its facts and label, then its text and its units. */
export function DevelopmentBrochure({ development, agency, url, now }: Props) {
  const { t, language } = useText();
  const path = `/developments/${development.slug}`;
  return (
    <PrintPage path={`${path}/brochure`} back={path}>
      <Sheet agency={agency}>
        <First development={development} url={url} />
      </Sheet>
      <Sheet agency={agency}>
        <Second development={development} />
        <p className="mt-4 text-xs text-stone-700">
          {t("development.priceNote")} {t("brochure.asOf", { day: formatDay(language, now) })}
        </p>
      </Sheet>
    </PrintPage>
  );
}

function First({ development, url }: { development: DevelopmentDetail; url: string }) {
  const { t, language } = useText();
  const words = useDevelopmentWords();
  const { name, location, photos, priceFrom, address, postalCode, city } = development;
  const [photo] = photos;
  const lang = development.textLanguage === language ? undefined : development.textLanguage;
  const street = [address, [postalCode, city].filter(Boolean).join(" ")].filter(Boolean).join(", ");
  return (
    <>
      {photo ? (
        <figure className="relative">
          <Photo photo={photo} isFirst sizes="52rem" className="h-72 w-full md:h-96 print:h-[88mm]" />
          {photo.isRendering ? (
            <figcaption className="absolute right-0 bottom-0 bg-plaster-0 px-2 py-1 text-2xs">
              {t("photo.rendering")}
            </figcaption>
          ) : null}
        </figure>
      ) : null}
      <div className="mt-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-2 print:mt-4">
        <div>
          <h1 className="text-display-2">{name}</h1>
          <p lang={lang} className="text-lg text-stone-700">
            {location}
          </p>
        </div>
        <div>
          {priceFrom === null ? null : (
            <p className="figures text-title-1 font-semibold">
              {t("developments.from", { price: formatPrice(language, priceFrom) })}
            </p>
          )}
          <p className="text-stone-700">{words.line(development)}</p>
        </div>
      </div>
      <p lang={lang} className="mt-3 text-md text-stone-700">
        {development.summary}
      </p>
      <div className="mt-6 grid gap-8 sm:grid-cols-[minmax(0,1fr)_12rem] print:mt-4 print:grid-cols-[minmax(0,1fr)_44mm]">
        <div>
          <p className="font-semibold">{street}</p>
          <FactList facts={useKeyFacts(development)} className="mt-2 print:*:py-1.5" />
          <EnergyLine
            energy={development.energy}
            note={development.constructionState === "finished" ? "" : t("development.energy.project")}
          />
        </div>
        <PageCode url={url} />
      </div>
    </>
  );
}

function Second({ development }: { development: DevelopmentDetail }) {
  const { t, language } = useText();
  const { description, textLanguage, units, totalUnits, availability } = development;
  return (
    <>
      <h2 className="text-title-1">{t("development.tab.description")}</h2>
      <div
        lang={textLanguage === language ? undefined : textLanguage}
        className="mt-2 line-clamp-[18] space-y-2 text-stone-700 print:text-sm"
      >
        {description.split(/\n\s*\n/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {availability.listed > 0 ? (
        <>
          <h2 className="mt-6 text-title-1">{t("development.tab.units")}</h2>
          <div
            role="region"
            aria-label={t("development.units.caption")}
            tabIndex={0}
            className="scrolls-sideways [--ground:var(--color-plaster-50)]"
          >
            <table className="mt-2 w-full text-sm">
              <thead className="text-stone-700">
                <tr className="border-b border-plaster-300">
                  {(["unit", "floor", "beds", "area", "terrace", "price", "status"] as const).map((column) => (
                    <th key={column} scope="col" className="py-1.5 pe-3 text-start font-semibold">
                      {t(`development.units.${column}`)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {units.slice(0, mostUnits).map((unit) => (
                  <Line key={unit.id} unit={unit} />
                ))}
              </tbody>
            </table>
          </div>
          {availability.listed < totalUnits ? (
            <p className="mt-2 text-xs text-stone-700">
              {t("development.units.listed", { listed: units.length, total: totalUnits })}
            </p>
          ) : null}
        </>
      ) : null}
    </>
  );
}

function Line({ unit }: { unit: DevelopmentDetail["units"][number] }) {
  const { language } = useText();
  const words = useUnitWords(unit);
  const shortFloor = useShortFloor();
  return (
    <tr className="border-b border-plaster-200">
      <th scope="row" className="py-1.5 pe-3 text-start font-semibold">
        {unit.name}
      </th>
      <td className="pe-3">{shortFloor(unit)}</td>
      <td className="pe-3">{unit.bedrooms}</td>
      <td className="figures pe-3">{[words.area, words.useful].filter(Boolean).join(" · ")}</td>
      <td className="figures pe-3">{words.terrace}</td>
      <td className="figures pe-3 font-semibold">{formatPrice(language, unit.price)}</td>
      <td>
        <UnitStatusBadge status={unit.status} />
      </td>
    </tr>
  );
}
