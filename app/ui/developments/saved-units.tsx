import type { DevelopmentUnit } from "~/domain/developments/development";
import type { Saving } from "~/domain/properties/favourites";
import { useText } from "~/i18n/text";

import { AskingPrice } from "../property/price";

import { UnitFavouriteForm } from "./unit-favourite-form";
import { UnitStatusBadge } from "./unit-status-badge";
import { pricedUnit, useUnitWords } from "./unit-words";

type Saved = { unit: DevelopmentUnit; development: { slug: string; name: string; location: string } };

/** The units of new developments that a visitor saved, each with its building. */
export function SavedUnits({ units, saving }: { units: readonly Saved[]; saving: Saving }) {
  const { t } = useText();
  return (
    <section aria-labelledby="saved-units" className="mt-14">
      <h2 id="saved-units" className="text-title-1">
        {t("unit.saved.title")}
      </h2>
      <p className="mt-2 text-lg">{t("unit.saved.count", { count: units.length })}</p>
      <ul className="mt-6 border-t border-plaster-300">
        {units.map((saved) => (
          <SavedUnit key={saved.unit.id} {...saved} saving={saving} />
        ))}
      </ul>
    </section>
  );
}

function SavedUnit({ unit, development, saving }: Saved & { saving: Saving }) {
  const { t, to } = useText();
  const words = useUnitWords(unit);
  return (
    <li className="flex items-center justify-between gap-4 border-b border-plaster-200 py-3">
      <div className="min-w-0">
        <p className="text-md">
          <a
            href={to(`/developments/${development.slug}/units/${unit.id}`)}
            className="font-semibold underline decoration-plaster-300 hover:decoration-current"
          >
            {t("unit.pageTitle", { name: unit.name, development: development.name })}
          </a>
        </p>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-base text-stone-700">
          <span className="figures">
            <AskingPrice home={pricedUnit(unit)} />
          </span>
          <span className="figures">{words.area}</span>
          <span>{t("card.bedrooms", { count: unit.bedrooms })}</span>
          <UnitStatusBadge status={unit.status} />
        </p>
      </div>
      <UnitFavouriteForm unit={unit} saving={saving} place="row" />
    </li>
  );
}
