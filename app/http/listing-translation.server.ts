import { db } from "~/db/db.server";
import type { Translation } from "~/domain/listings/translation";
import { findTranslation } from "~/domain/listings/translations.server";
import { isLanguage } from "~/i18n/languages";

import { listingIn } from "./listing-request.server";
import { notFound } from "./not-found.server";
import type { Visit } from "./panel/panel-route.server";

/** The translation that an address names, there or not yet. @throws {Response} 404 for the language of the texts themselves */
export async function translationIn(
  visit: Pick<Visit, "request" | "params">,
  language = visit.params.language,
): Promise<Translation> {
  const listing = listingIn(visit);
  const found = isLanguage(language) ? await findTranslation(db, listing, language) : undefined;
  if (!found) throw notFound();
  return found;
}
