import { createCookie } from "@remix-run/node";

import { type Favourites, type Saving } from "~/domain/properties/favourites";
import { environment } from "~/environment.server";
import { readPath } from "~/i18n/href";

import { cookieName } from "../cookie-name.server";

import { readSavedCookie } from "./saved-cookie";

/** The saved homes, on the visitor's own device. Not signed: it decides nothing, and it is read strictly. */
const favouritesCookie = createCookie(cookieName("favourites"), {
  path: "/",
  httpOnly: true,
  sameSite: "lax",
  maxAge: 365 * 24 * 60 * 60,
  secure: environment.isProduction,
});

/** What a visitor saved, the last saved first: ids of homes, and of units in new developments. */
type Saved = { homes: Favourites; units: Favourites };

/** As the server in front reads it, which keeps a page for all who saved as many. */
function savedBy(request: Request): Saved {
  return readSavedCookie(request.headers.get("Cookie") ?? "", [favouritesCookie.name]).saved;
}

/** Ids of the homes this visitor saved, the last saved first. */
export async function favouritesOf(request: Request): Promise<Favourites> {
  return savedBy(request).homes;
}

/** Ids of the units this visitor saved, the last saved first. */
export async function favouriteUnitsOf(request: Request): Promise<Favourites> {
  return savedBy(request).units;
}

/** How many homes and units this visitor saved. */
export async function savedCount(request: Request): Promise<number> {
  const { homes, units } = savedBy(request);
  return homes.length + units.length;
}

/** What the cards of a page need so that homes can be saved from there. */
export async function savingOn(request: Request): Promise<Saving> {
  return { ids: await favouritesOf(request), from: addressOf(request) };
}

/** What a page needs so that units of developments can be saved from there. */
export async function savingUnitsOn(request: Request): Promise<Saving> {
  return { ids: await favouriteUnitsOf(request), from: addressOf(request) };
}

/** The headers of an answer that changes one of the two lists. Where nothing is left there is no cookie either. */
export async function keepFavourites(request: Request, changed: Partial<Saved>): Promise<Headers> {
  const { homes, units } = { ...savedBy(request), ...changed };
  const value = units.length === 0 ? homes : { homes, units };
  const options = homes.length + units.length === 0 ? { maxAge: 0 } : {};
  return new Headers({ "Set-Cookie": await favouritesCookie.serialize(value, options) });
}

function addressOf(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return readPath(pathname).path + search;
}
