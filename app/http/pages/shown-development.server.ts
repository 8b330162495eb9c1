import { db } from "~/db/db.server";
import type { DevelopmentDetail, DevelopmentUnit } from "~/domain/developments/development";
import { findDevelopment } from "~/domain/developments/developments.server";
import { readId } from "~/domain/fields/address-number";

import { notFound } from "../not-found.server";

import { languageOf } from "./language.server";

type Params = Readonly<Record<string, string | undefined>>;

/** The published development that an address names. @throws {Response} 404 where there is none */
export async function shownDevelopment(request: Request, params: Params, now: Date): Promise<DevelopmentDetail> {
  const found = await findDevelopment(db, languageOf(request), params.slug ?? "", now);
  if (!found) throw notFound();
  return found;
}

/** The unit of that development that an address names. @throws {Response} 404 where either is missing */
export async function shownUnit(
  request: Request,
  params: Params,
  now: Date,
): Promise<{ development: DevelopmentDetail; unit: DevelopmentUnit }> {
  const development = await shownDevelopment(request, params, now);
  const id = readId(params.unit);
  const unit = development.units.find((each) => each.id === id);
  if (!unit) throw notFound();
  return { development, unit };
}
