import { createCookie } from "@remix-run/node";

import { type Favourites, readFavourites, type Saving } from "~/domain/properties/favourites";
import { environment } from "~/environment.server";
import { readPath } from "~/i18n/href";

/** The saved homes, on the visitor's own device. Not signed: it decides nothing, and it is read strictly. */
const favouritesCookie = createCookie("favourites", {
  path: "/",
  httpOnly: true,
  sameSite: "lax",
  maxAge: 365 * 24 * 60 * 60,
  secure: environment.isProduction,
});

/** Ids of the homes this visitor saved, the last saved first. */
export async function favouritesOf(request: Request): Promise<Favourites> {
  return readFavourites(await favouritesCookie.parse(request.headers.get("Cookie")));
}

/** What the cards of a page need so that homes can be saved from there. */
export async function savingOn(request: Request): Promise<Saving> {
  const { pathname, search } = new URL(request.url);
  return { ids: await favouritesOf(request), from: readPath(pathname).path + search };
}

/** The headers of an answer that changes the list. An empty list leaves no cookie behind. */
export async function keepFavourites(favourites: Favourites): Promise<Headers> {
  const options = favourites.length === 0 ? { maxAge: 0 } : {};
  return new Headers({ "Set-Cookie": await favouritesCookie.serialize(favourites, options) });
}
