import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useOutletContext } from "@remix-run/react";
import { Trans } from "react-i18next";

import { db } from "~/db/db.server";
import type { AgencyIdentity } from "~/domain/agency/agency";
import { isPublicUnit, unitsById } from "~/domain/developments/developments.server";
import { readId } from "~/domain/fields/address-number";
import { type Saving, toggleFavourite } from "~/domain/properties/favourites";
import { homesById, isPublicHome } from "~/domain/properties/properties.server";
import type { HomeCard } from "~/domain/properties/property";
import { redirectWithFlash } from "~/http/flash.server";
import { returnPath } from "~/http/forms/form-guard.server";
import { notFound } from "~/http/not-found.server";
import {
  favouritesOf,
  favouriteUnitsOf,
  keepFavourites,
  savingOn,
  savingUnitsOn,
} from "~/http/pages/favourites.server";
import { languageOf } from "~/http/pages/language.server";
import { metaOf } from "~/http/pages/page-meta";
import { describePage } from "~/http/pages/page-meta.server";
import { readPost } from "~/http/post.server";
import { textsIn } from "~/i18n/instances.server";
import { useText } from "~/i18n/text";
import { Breadcrumb } from "~/ui/breadcrumb";
import { buttonClass } from "~/ui/button";
import { SavedUnits } from "~/ui/developments/saved-units";
import { EmptyState } from "~/ui/empty-state";
import { ContactBar } from "~/ui/frame/contact-bar";
import { FavouriteForm } from "~/ui/property/favourite-form";
import { PropertyCard } from "~/ui/property/property-card";

export const meta = metaOf;

export async function loader({ request }: LoaderFunctionArgs) {
  const language = languageOf(request);
  const t = textsIn(language);
  const saving = await savingOn(request);
  const savingUnits = await savingUnitsOn(request);
  return {
    homes: await homesById(db, language, saving.ids),
    saving,
    units: await unitsById(db, language, savingUnits.ids, new Date()),
    savingUnits,
    meta: describePage(request, {
      title: t("favourites.title"),
      description: t("favourites.description"),
      isPrivate: true,
    }),
  };
}

const messages = { added: "favouriteAdded", removed: "favouriteRemoved", full: "favouritesFull" } as const;

/** Saves a home or a unit or removes it, `home-12` or `unit-7`, and leads back to where that was asked for. */
export async function action({ request }: ActionFunctionArgs) {
  const form = await readPost(request);
  const [, kind, number] = /^(home|unit)-(\d+)$/.exec(String(form.get("favourite"))) ?? [];
  const id = readId(number);
  if (id === undefined) throw notFound();

  const isHome = kind === "home";
  const saved = await (isHome ? favouritesOf : favouriteUnitsOf)(request);
  const { outcome, favourites } = toggleFavourite(saved, id);
  // What is gone can still be removed, but nothing is added that has no page.
  if (outcome === "added" && !(await (isHome ? isPublicHome : isPublicUnit)(db, id))) throw notFound();
  return redirectWithFlash(
    languageOf(request),
    returnPath(form, isHome ? `/property/${id}` : "/favourites"),
    messages[outcome],
    await keepFavourites(request, isHome ? { homes: favourites } : { units: favourites }),
  );
}

export default function FavouritesRoute() {
  const { homes, saving, units, savingUnits } = useLoaderData<typeof loader>();
  const agency = useOutletContext<AgencyIdentity>();
  const { t, to } = useText();
  return (
    <>
      <main id="main">
        <Breadcrumb parents={[{ label: t("nav.home"), href: to("/") }]} current={t("favourites.title")} />
        <div className="wrap pb-section">
          <h1 className="max-w-3xl text-display-1">{t("favourites.title")}</h1>
          {homes.length + units.length === 0 ? <NothingSaved /> : null}
          {homes.length === 0 ? null : <Saved homes={homes} saving={saving} />}
          {units.length === 0 ? null : <SavedUnits units={units} saving={savingUnits} />}
        </div>
      </main>
      <ContactBar agency={agency} />
    </>
  );
}

function Saved({ homes, saving }: { homes: readonly HomeCard[]; saving: Saving }) {
  const { t } = useText();
  return (
    <>
      <p className="mt-6 text-lg">
        <Trans
          i18nKey="favourites.count"
          count={homes.length}
          components={{ n: <span className="figures font-semibold" /> }}
        />
      </p>
      <p className="mt-1 text-base text-stone-600">{t("favourites.note")}</p>
      <ul className="mt-8 grid gap-x-8 gap-y-14 md:grid-cols-2 lg:grid-cols-3">
        {homes.map((home, index) => (
          <li key={home.id}>
            <PropertyCard home={home} isFirst={index === 0} level={2} />
            <FavouriteForm home={home} saving={saving} look="remove" />
          </li>
        ))}
      </ul>
    </>
  );
}

function NothingSaved() {
  const { t, to } = useText();
  return (
    <EmptyState title={t("favourites.empty.title")} text={t("favourites.empty.text")}>
      <a href={to("/properties")} className={buttonClass()}>
        {t("favourites.empty.action")}
      </a>
    </EmptyState>
  );
}
