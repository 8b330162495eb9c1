import { db } from "~/db/db.server";
import { findPaidService } from "~/domain/agency/writer-settings.server";
import type { Listing } from "~/domain/listings/listing";
import { translateMissing } from "~/domain/translations/asking.server";
import type { DraftStanding, DraftSubject } from "~/domain/translations/translation-draft";
import { dropDraft, findDraft, requestTranslations } from "~/domain/translations/translation-drafts.server";
import type { TranslationStanding } from "~/domain/translations/translation-work";
import { draftStates, stopTranslations, translationWork } from "~/domain/translations/translation-work.server";
import { environment } from "~/environment.server";
import type { Language } from "~/i18n/languages";

import { redirectWithAdminFlash } from "../flash.server";

/** How a machine-made translation stands, and whether a service is there that could make one. */
export async function draftStanding(subject: DraftSubject, language: Language, url: URL): Promise<DraftStanding> {
  const [draft, service] = await Promise.all([
    findDraft(db, subject, language),
    findPaidService(db, environment.articleEndpoint),
  ]);
  return {
    draft: draft ?? null,
    hasService: service !== undefined,
    copiesSource: url.searchParams.get("copy") === "source",
  };
}

/** What the record of a listing says of the translations of it that are under way, or were made. */
export async function translationStanding(listing: Listing, now: Date): Promise<TranslationStanding> {
  const [states, work, service] = await Promise.all([
    draftStates(db, listing.kind, [listing.id]),
    translationWork(db, listing, now),
    findPaidService(db, environment.articleEndpoint),
  ]);
  return { drafts: states.get(listing.id) ?? {}, work, hasService: service !== undefined };
}

/** Asks for all that is missing of listings, as far as the budget goes. @param here the page that was left */
export async function askForMissing(listings: readonly Listing[], here: string, now: Date) {
  const service = await findPaidService(db, environment.articleEndpoint);
  if (!service) return redirectWithAdminFlash(here, "translatorMissing", { hasFailed: true });
  const { asked, left } = await translateMissing(db, listings, service, now);
  if (asked === 0) {
    return redirectWithAdminFlash(here, left > 0 ? "translationsTooDear" : "translationNothing", { hasFailed: true });
  }
  const values = { count: asked, left };
  return redirectWithAdminFlash(here, left > 0 ? "translationsPartlyAsked" : "translationsAsked", { values });
}

/** Ends the wait for what is not in work yet. @param here the page that was left */
export async function stopWaiting(of: Parameters<typeof stopTranslations>[1], here: string) {
  const count = await stopTranslations(db, of);
  return redirectWithAdminFlash(here, count > 0 ? "translationsStopped" : "translationsNotWaiting", {
    values: { count },
    hasFailed: count === 0,
  });
}

/** Asks the service for a translation. @param here the page on which it will stand */
export async function askForTranslation(
  subject: DraftSubject,
  languages: readonly Language[],
  here: string,
  now: Date,
) {
  const asked = await requestTranslations(db, subject, languages, now);
  return asked > 0
    ? redirectWithAdminFlash(here, "translationAsked", { values: { count: asked } })
    : redirectWithAdminFlash(here, "translationNothing", { hasFailed: true });
}

/** Ends the wait for a translation, or throws away the one that came. */
export async function dropTranslation(subject: DraftSubject, language: Language, here: string) {
  const wasThere = await dropDraft(db, subject, language);
  return redirectWithAdminFlash(here, wasThere ? "translationDropped" : "translationNothing", { hasFailed: !wasThere });
}
