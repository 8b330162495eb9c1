import { costsPath } from "~/domain/costs/costs-question";
import type { DevelopmentDetail, DevelopmentUnit } from "~/domain/developments/development";
import type { Saving } from "~/domain/properties/favourites";
import { useText } from "~/i18n/text";

import { buttonClass } from "../button";
import { useShortFloor } from "../property/floor-words";
import { AskingPrice } from "../property/price";

import { UnitFavouriteForm } from "./unit-favourite-form";
import { UnitStatusBadge } from "./unit-status-badge";
import { pricedUnit, useUnitWords } from "./unit-words";

type Props = { development: DevelopmentDetail; saving: Saving };

/** The units as a table, on narrow screens as cards. Both areas of a new home stand in its ad (Llei 18/2007, art. 59 d). */
export function Units({ development, saving }: Props) {
  const { t, to } = useText();
  const { units, totalUnits, slug } = development;
  if (units.length === 0) return <p className="text-lg text-stone-700">{t("development.units.empty")}</p>;
  return (
    <>
      <UnitTable development={development} saving={saving} />
      <ul className="grid gap-4 md:grid-cols-2 lg:hidden">
        {units.map((unit) => (
          <UnitCard key={unit.id} unit={unit} slug={slug} saving={saving} />
        ))}
      </ul>
      <div className="mt-4 space-y-1 text-sm text-stone-600">
        {units.length < totalUnits ? (
          <p>{t("development.units.listed", { listed: units.length, total: totalUnits })}</p>
        ) : null}
        <p>
          {t("development.priceNote")}{" "}
          <a
            href={to(development.priceFrom === null ? "/costs" : costsPath(development.priceFrom, "new"))}
            data-noprint
            className="text-mar-700 underline decoration-mar-300 hover:decoration-current"
          >
            {t("development.priceNote.link")}
          </a>
        </p>
        <p data-noprint>{t("development.units.favourites")}</p>
      </div>
    </>
  );
}

const head = "py-3 pe-3 font-semibold";
const action = "flex min-h-11 items-center px-2 text-sm font-medium text-mar-700 whitespace-nowrap hover:underline";

function UnitTable({ development, saving }: Props) {
  const { t } = useText();
  return (
    <table className="hidden w-full text-base lg:table">
      <caption className="sr-only">{t("development.units.caption")}</caption>
      <thead className="text-sm text-stone-600">
        <tr className="border-b border-plaster-300">
          <th scope="col" className={`${head} text-start`}>
            {t("development.units.unit")}
          </th>
          {(["floor", "bedrooms", "area", "terrace", "price"] as const).map((column) => (
            <th key={column} scope="col" className={`${head} text-end`}>
              {t(`development.units.${column}`)}
            </th>
          ))}
          <th scope="col" className={`${head} text-start`}>
            {t("development.units.status")}
          </th>
          <th scope="col" className={head}>
            <span className="sr-only">{t("development.units.actions")}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {development.units.map((unit) => (
          <UnitRow key={unit.id} unit={unit} slug={development.slug} saving={saving} />
        ))}
      </tbody>
    </table>
  );
}

type UnitProps = { unit: DevelopmentUnit; slug: string; saving: Saving };

function UnitRow({ unit, slug, saving }: UnitProps) {
  const isSold = unit.status === "sold";
  const words = useUnitWords(unit);
  const shortFloor = useShortFloor();
  return (
    <tr className={`border-b border-plaster-200 hover:bg-plaster-100 ${isSold ? "text-stone-600" : ""}`}>
      <th scope="row" className="py-2.5 pe-3 text-start font-semibold">
        {unit.name}
      </th>
      <td className="pe-3 text-end">{shortFloor(unit)}</td>
      <td className="pe-3 text-end">{unit.bedrooms}</td>
      <td className="figures pe-3 text-end">
        {words.area}
        {words.useful ? <span className="block text-xs text-stone-600">{words.useful}</span> : null}
      </td>
      <td className="figures pe-3 text-end">{words.terrace}</td>
      <td className="figures pe-3 text-end font-semibold">
        <AskingPrice home={pricedUnit(unit)} />
      </td>
      <td className="pe-2">
        <UnitStatusBadge status={unit.status} />
      </td>
      <td className="py-1">
        <div data-noprint className="flex justify-end">
          <UnitLinks unit={unit} slug={slug} viewClass={action} planClass={action} />
          <UnitFavouriteForm unit={unit} saving={saving} place="row" />
        </div>
      </td>
    </tr>
  );
}

function UnitCard({ unit, slug, saving }: UnitProps) {
  const { t } = useText();
  const words = useUnitWords(unit);
  const shortFloor = useShortFloor();
  const facts = [
    { label: t("development.units.floor"), value: shortFloor(unit) },
    { label: t("development.units.beds"), value: String(unit.bedrooms) },
    { label: t("development.units.area"), value: words.area, note: words.useful },
    { label: t("development.units.terrace"), value: words.terrace },
  ];
  return (
    <li className="border border-plaster-200 bg-plaster-0 p-4">
      <div className="flex items-center justify-between gap-3">
        <h2 className="font-sans text-title-3 font-semibold">{t("unit.title", { name: unit.name })}</h2>
        <UnitStatusBadge status={unit.status} />
      </div>
      <p className="figures mt-1 text-title-3">
        <AskingPrice home={pricedUnit(unit)} />
      </p>
      <dl className="mt-3 grid grid-cols-[auto_auto_auto_auto] justify-between gap-2 border-t border-plaster-200 pt-3 text-sm">
        {facts.map(({ label, value, note }) => (
          <div key={label}>
            <dt className="text-stone-600">{label}</dt>
            <dd className="figures font-medium">
              {value}
              {note ? <span className="block text-xs font-normal whitespace-normal text-stone-600">{note}</span> : null}
            </dd>
          </div>
        ))}
      </dl>
      <div data-noprint className="mt-3 flex flex-wrap gap-2">
        <UnitLinks
          unit={unit}
          slug={slug}
          viewClass={buttonClass({ kind: "secondary", className: "flex-1" })}
          planClass={buttonClass({ kind: "quiet", className: "flex-1" })}
        />
        <div className="ms-auto">
          <UnitFavouriteForm unit={unit} saving={saving} place="card" />
        </div>
      </div>
    </li>
  );
}

type LinksProps = { unit: DevelopmentUnit; slug: string; viewClass: string; planClass: string };

function UnitLinks({ unit, slug, viewClass, planClass }: LinksProps) {
  const { t, to } = useText();
  const path = `/developments/${slug}/units/${unit.id}`;
  return (
    <>
      <a href={to(path)} data-dialog aria-label={t("unit.view.of", { name: unit.name })} className={viewClass}>
        {t("unit.view")}
      </a>
      {unit.floorPlan ? (
        <a
          href={to(`${path}/floor-plan`)}
          data-dialog
          aria-label={t("unit.plan.of", { name: unit.name })}
          className={planClass}
        >
          {t("unit.plan")}
        </a>
      ) : null}
    </>
  );
}
