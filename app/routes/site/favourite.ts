import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";

import { db } from "~/db/db.server";
import { readId } from "~/domain/fields/address-number";
import { toggleFavourite } from "~/domain/properties/favourites";
import { isPublicHome } from "~/domain/properties/properties.server";
import { redirectWithFlash } from "~/http/flash.server";
import { returnPath } from "~/http/forms/form-guard.server";
import { notFound } from "~/http/not-found.server";
import { favouritesOf, keepFavourites } from "~/http/pages/favourites.server";
import { languageOf } from "~/http/pages/language.server";
import { readPost } from "~/http/post.server";
import { href } from "~/i18n/href";

const messages = { added: "favouriteAdded", removed: "favouriteRemoved", full: "favouritesFull" } as const;

/** Saves a home or removes it, and leads back to where that was asked for. */
export async function action({ request, params }: ActionFunctionArgs) {
  const form = await readPost(request);
  const id = readId(params.id);
  if (id === undefined) throw notFound();

  const saved = await favouritesOf(request);
  const { outcome, favourites } = toggleFavourite(saved, id);
  // What is gone can still be removed, but nothing is added that has no page.
  if (outcome === "added" && !(await isPublicHome(db, id))) throw notFound();
  return redirectWithFlash(
    languageOf(request),
    returnPath(form, `/property/${id}`),
    messages[outcome],
    await keepFavourites(request, { homes: favourites }),
  );
}

/** The address is only for sending to; whoever opens it sees the home. */
export function loader({ request, params }: LoaderFunctionArgs) {
  const id = readId(params.id);
  if (id === undefined) throw notFound();
  return redirect(href(languageOf(request), `/property/${id}`), 302);
}
