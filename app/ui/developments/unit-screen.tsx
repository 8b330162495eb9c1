import type { AgencyIdentity } from "~/domain/agency/agency";
import { costsPath } from "~/domain/costs/costs-question";
import { type DevelopmentDetail, type DevelopmentUnit, unitPictures } from "~/domain/developments/development";
import type { Saving } from "~/domain/properties/favourites";
import { useText } from "~/i18n/text";

import { Breadcrumb } from "../breadcrumb";
import { buttonClass } from "../button";
import { type Fact, FactList } from "../fact-list";
import { Gallery } from "../gallery/gallery";
import { PrintedCode, PrintedDay } from "../print/page-code";
import { EnergyLabel } from "../property/energy-label";
import { useFloorWords } from "../property/floor-words";
import { AskingPrice, PriceSince } from "../property/price";
import { RoomList } from "../property/room-list";
import { ListingTools } from "../share";

import { DevelopmentAgent } from "./development-agent";
import { FeatureList } from "./development-tabs";
import { FloorPlanPicture } from "./floor-plan";
import { useUnitLawFacts } from "./key-facts";
import { UnitFavouriteForm } from "./unit-favourite-form";
import { UnitStatusBadge } from "./unit-status-badge";
import { pricedUnit, useUnitWords } from "./unit-words";

type Props = {
  development: DevelopmentDetail;
  unit: DevelopmentUnit;
  /** Which picture is shown, from 1. */
  photo: number;
  saving: Saving;
  /** Absolute address of the page. */
  url: string;
  agency: AgencyIdentity;
};

/** A unit on a page of its own, or over its building in the dialog. */
export function UnitScreen({ development, unit, photo, saving, url, agency }: Props) {
  const { t } = useText();
  const path = `/developments/${development.slug}`;
  const { address, postalCode, city } = development;
  return (
    <main id="main" data-brochure>
      <UnitBreadcrumb development={development} current={t("unit.title", { name: unit.name })} />
      <div className="wrap grid gap-x-10 gap-y-8 pb-section lg:grid-cols-[minmax(0,1fr)_26rem] lg:grid-rows-[auto_1fr] xl:gap-x-16">
        <Gallery
          pictures={unitPictures(development, unit)}
          current={photo}
          path={`${path}/units/${unit.id}`}
          links={development.links}
          heart={<UnitFavouriteForm unit={unit} saving={saving} place="picture" />}
        />
        <div data-dialog-part className="lg:row-span-2">
          <PrintedCode url={url} />
          <UnitStatusBadge status={unit.status} />
          <h1 tabIndex={-1} className="mt-3 text-display-2 in-[dialog]:pe-12 in-[dialog]:text-title-1">
            <UnitTitle name={unit.name} development={development.name} />
          </h1>
          <p className="mt-2 text-base text-stone-700">
            {[address, [postalCode, city].filter(Boolean).join(" ")].filter(Boolean).join(", ")}
          </p>
          {unit.status === "sold" ? null : (
            <>
              <p className="figures mt-3 text-title-1 font-semibold">
                <AskingPrice home={pricedUnit(unit)} />
              </p>
              <PriceSince home={pricedUnit(unit)} isDetail />
              <p className="mt-1 text-sm text-stone-600">{t("development.priceNote")}</p>
            </>
          )}
          {unit.status === "available" ? null : (
            <p className="mt-3 text-lg text-stone-700">{t(`unit.${unit.status}.text`)}</p>
          )}
          <NextSteps development={development} unit={unit} />
          <ListingTools
            heart={<UnitFavouriteForm unit={unit} saving={saving} place="page" />}
            brochure={`${path}/brochure`}
            url={url}
          />
          <FactList facts={[...useUnitFacts(unit), ...useUnitLawFacts(development)]} className="mt-5" />
          {development.constructionState === "finished" ? null : (
            <p className="mt-2 text-sm text-stone-600">{t("development.energy.project")}</p>
          )}
          <RoomList rooms={unit.rooms} className="mt-6" />
          <div className="mt-6">
            <FeatureList features={unit.features} language={development.sourceLanguage} />
          </div>
          {unit.floorPlan ? (
            // The page has it in its gallery.
            <div className="mt-8 hidden in-[dialog]:block">
              <FloorPlanPicture plan={unit.floorPlan} path={`${path}/units/${unit.id}`} name={unit.name} />
            </div>
          ) : null}
        </div>
        <div className="grid content-start gap-x-10 gap-y-8 md:grid-cols-2 lg:max-xl:grid-cols-1 print:grid-cols-2">
          <section aria-labelledby="energy-title">
            <h2 id="energy-title" className="text-title-2">
              {t("energy.title")}
            </h2>
            <EnergyLabel energy={development.energy} image={null} />
          </section>
          <DevelopmentAgent agency={agency} />
          <PrintedDay />
        </div>
      </div>
    </main>
  );
}

/** The name of a unit is one word, whatever it is made of: 1-A. */
function UnitTitle({ name, development }: { name: string; development: string }) {
  const { t } = useText();
  const [before, ...after] = t("unit.pageTitle", { name, development }).split(name);
  return (
    <>
      {before}
      <span className="whitespace-nowrap">{name}</span>
      {after.join(name)}
    </>
  );
}

function NextSteps({ development, unit }: Pick<Props, "development" | "unit">) {
  const { t, to } = useText();
  const path = `/developments/${development.slug}`;
  return (
    <div data-noprint className="mt-5 flex flex-wrap gap-3">
      {unit.status === "sold" ? null : (
        <>
          <a href={to(`${path}/information?unit=${unit.id}`)} data-dialog className={buttonClass()}>
            {t("development.request")}
          </a>
          <a href={to(costsPath(unit.price, "new"))} className={buttonClass({ kind: "secondary" })}>
            {t("financing.calculate")}
          </a>
        </>
      )}
      <a href={to(path)} data-page-only className={buttonClass({ kind: "quiet" })}>
        {t("unit.others")}
      </a>
    </div>
  );
}

/** Rooms, areas and floor of a unit. */
export function useUnitFacts(unit: DevelopmentUnit): Fact[] {
  const { t } = useText();
  const words = useUnitWords(unit);
  const floorWords = useFloorWords();
  return [
    {
      label: t("detail.floor"),
      value: floorWords(unit, null) ?? "",
    },
    { label: t("detail.bedrooms"), value: String(unit.bedrooms) },
    { label: t("detail.bathrooms"), value: String(unit.bathrooms) },
    { label: t("detail.builtArea"), value: words.area },
    ...(words.usefulArea === null ? [] : [{ label: t("detail.usefulArea"), value: words.usefulArea }]),
    {
      label: t("development.units.terrace"),
      value: unit.terrace > 0 ? words.terrace : t("unit.noTerrace"),
    },
  ];
}

export function UnitBreadcrumb({ development, current }: { development: DevelopmentDetail; current: string }) {
  const { t, to } = useText();
  return (
    <Breadcrumb
      parents={[
        { label: t("nav.developments"), href: to("/developments") },
        { label: development.name, href: to(`/developments/${development.slug}`) },
      ]}
      current={current}
    />
  );
}
