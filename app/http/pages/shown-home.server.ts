import { db } from "~/db/db.server";
import { readId } from "~/domain/fields/address-number";
import type { HomeDetail } from "~/domain/properties/home-detail";
import { homeDetail } from "~/domain/properties/properties.server";

import { notFound } from "../not-found.server";

import { languageOf } from "./language.server";

/** The public home that an address names. @throws {Response} 404 where there is none */
export async function shownHome(
  request: Request,
  params: Readonly<Record<string, string | undefined>>,
): Promise<HomeDetail> {
  const id = readId(params.id);
  const home = id === undefined ? undefined : await homeDetail(db, languageOf(request), id);
  if (!home) throw notFound();
  return home;
}
