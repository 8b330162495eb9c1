import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";

import { db } from "~/db/db.server";
import { isPublicUnit } from "~/domain/developments/developments.server";
import { readId } from "~/domain/fields/address-number";
import { toggleFavourite } from "~/domain/properties/favourites";
import { redirectWithFlash } from "~/http/flash.server";
import { returnPath } from "~/http/forms/form-guard.server";
import { notFound } from "~/http/not-found.server";
import { favouriteUnitsOf, keepFavourites } from "~/http/pages/favourites.server";
import { languageOf } from "~/http/pages/language.server";
import { readPost } from "~/http/post.server";
import { href } from "~/i18n/href";

const messages = { added: "favouriteAdded", removed: "favouriteRemoved", full: "favouritesFull" } as const;

/** Saves a unit or removes it, and leads back to where that was asked for. */
export async function action({ request, params }: ActionFunctionArgs) {
  const form = await readPost(request);
  const id = readId(params.unit);
  if (id === undefined) throw notFound();

  const { outcome, favourites } = toggleFavourite(await favouriteUnitsOf(request), id);
  // What is gone can still be removed, but nothing is added that has no page.
  if (outcome === "added" && !(await isPublicUnit(db, id))) throw notFound();
  return redirectWithFlash(
    languageOf(request),
    returnPath(form, buildingPath(params)),
    messages[outcome],
    await keepFavourites(request, { units: favourites }),
  );
}

/** The address is only for sending to; whoever opens it sees the unit. */
export function loader({ request, params }: LoaderFunctionArgs) {
  const id = readId(params.unit);
  if (id === undefined) throw notFound();
  return redirect(href(languageOf(request), `${buildingPath(params)}/units/${id}`), 302);
}

// In code again: a header holds no letters of other scripts.
function buildingPath({ slug = "" }: LoaderFunctionArgs["params"]): string {
  return `/developments/${encodeURIComponent(slug)}`;
}
