import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useOutletContext } from "@remix-run/react";
import { Trans } from "react-i18next";

import { db } from "~/db/db.server";
import type { AgencyIdentity } from "~/domain/agency/agency";
import { usualTotal } from "~/domain/costs/usual-total";
import { isPublicUnit, unitsById } from "~/domain/developments/developments.server";
import { readId } from "~/domain/fields/address-number";
import { addFavourites, readSharedHomes, sharedHomes, toggleFavourite } from "~/domain/properties/favourites";
import { comparedHomes, homesById, isPublicHome } from "~/domain/properties/properties.server";
import { redirectWithFlash } from "~/http/flash.server";
import { returnPath } from "~/http/forms/form-guard.server";
import { notFound } from "~/http/not-found.server";
import { ownOrigin } from "~/http/own-address.server";
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
import { href } from "~/i18n/href";
import { textsIn } from "~/i18n/instances.server";
import { useText } from "~/i18n/text";
import { Breadcrumb } from "~/ui/breadcrumb";
import { buttonClass } from "~/ui/button";
import { SavedUnits } from "~/ui/developments/saved-units";
import { EmptyState } from "~/ui/empty-state";
import { ComparedHomes } from "~/ui/favourites/compared-homes";
import { ListTools } from "~/ui/favourites/list-tools";
import { NothingShared, SharedNote } from "~/ui/favourites/shared-list";
import { ContactBar } from "~/ui/frame/contact-bar";
import { FavouriteForm } from "~/ui/property/favourite-form";
import { PropertyCard } from "~/ui/property/property-card";

export const meta = metaOf;

export async function loader({ request }: LoaderFunctionArgs) {
  const language = languageOf(request);
  const t = textsIn(language);
  const saving = await savingOn(request);
  const savingUnits = await savingUnitsOn(request);
  // A list that somebody sent on is shown as it is, whatever this visitor saved.
  const shared = new URL(request.url).searchParams.get("homes");
  const homes = await comparedHomes(db, language, shared === null ? saving.ids : readSharedHomes(shared));
  const named = sharedHomes(homes.map(({ id }) => id));
  return {
    isShared: shared !== null,
    homes: homes.map((home) => ({ ...home, total: usualTotal(home.price) })),
    named,
    url: ownOrigin(request) + href(language, `/favourites?homes=${named}`),
    saving,
    units: shared === null ? await unitsById(db, language, savingUnits.ids, new Date()) : [],
    savingUnits,
    meta: describePage(request, {
      title: t(shared === null ? "favourites.title" : "shared.title"),
      description: t("favourites.description"),
      isPrivate: true,
    }),
  };
}

const messages = { added: "favouriteAdded", removed: "favouriteRemoved", full: "favouritesFull" } as const;

/** Saves a home or a unit or removes it, `home-12` or `unit-7`, and leads back to where that was asked for. */
export async function action({ request }: ActionFunctionArgs) {
  const form = await readPost(request);
  if (form.has("homes")) return saveAll(request, String(form.get("homes")));
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

/** Saves the homes of a list that somebody sent on, as far as they have a page and there is room. */
async function saveAll(request: Request, text: string) {
  const language = languageOf(request);
  const found = await homesById(db, language, readSharedHomes(text));
  if (found.length === 0) throw notFound();
  const homes = addFavourites(
    await favouritesOf(request),
    found.map(({ id }) => id),
  );
  const isFull = found.some(({ id }) => !homes.includes(id));
  return redirectWithFlash(
    language,
    "/favourites",
    isFull ? "favouritesFull" : "favouritesAdded",
    await keepFavourites(request, { homes }),
  );
}

type Shown = ReturnType<typeof useLoaderData<typeof loader>>;

export default function FavouritesRoute() {
  const page = useLoaderData<typeof loader>();
  const { homes, isShared, units, savingUnits } = page;
  const agency = useOutletContext<AgencyIdentity>();
  const { t, to } = useText();
  const title = t(isShared ? "shared.title" : "favourites.title");
  return (
    <>
      <main id="main">
        <Breadcrumb parents={[{ label: t("nav.home"), href: to("/") }]} current={title} />
        <div className="wrap pb-section">
          <h1 className="max-w-3xl text-display-1">{title}</h1>
          {homes.length + units.length > 0 ? null : isShared ? <NothingShared /> : <NothingSaved />}
          {homes.length === 0 ? null : <Homes {...page} />}
          {units.length === 0 ? null : <SavedUnits units={units} saving={savingUnits} />}
        </div>
      </main>
      <ContactBar agency={agency} />
    </>
  );
}

function Homes({ homes, isShared, named, url, saving }: Shown) {
  const { t } = useText();
  return (
    <>
      {isShared ? <SharedNote homes={named} /> : null}
      <p className="mt-6 text-lg">
        <Trans
          i18nKey={isShared ? "shared.count" : "favourites.count"}
          count={homes.length}
          components={{ n: <span className="figures font-semibold" /> }}
        />
      </p>
      {isShared ? null : <p className="mt-1 text-base text-stone-600">{t("favourites.note")}</p>}
      <ListTools homes={named} url={url} hasComparison={homes.length > 1} />
      <ul className="mt-8 grid gap-x-8 gap-y-14 md:grid-cols-2 lg:grid-cols-3">
        {homes.map((home, index) => (
          <li key={home.id}>
            <PropertyCard home={home} isFirst={index === 0} level={2} saving={isShared ? saving : undefined} />
            {isShared ? null : <FavouriteForm home={home} saving={saving} look="remove" />}
          </li>
        ))}
      </ul>
      {homes.length > 1 ? <ComparedHomes homes={homes} /> : null}
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
